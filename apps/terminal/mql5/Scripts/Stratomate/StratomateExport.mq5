// Drop it onto a chart: it writes the chart's closed candles into a file that the Strategy Lab reads. It trades nothing and
// sends nothing.

#property copyright "Stratomate LLC"
#property link "https://stratomate.example"
#property version "1.00"
#property description "Writes the closed candles of this chart into a file for the Strategy Lab."
#property description "The file is in the folder MQL5\\Files of this terminal. Nothing is sent anywhere."
#property script_show_inputs

#include <Stratomate\export\export-candles.mqh>

input int InpCandlesMax=1000000; // The newest candles at most

void OnStart()
  {
   const string name=ExportedFileName();
   const int count=ExportCandles(name,InpCandlesMax);
   if(count<0)
      Alert("The candles could not be written. Scroll the chart back until it has loaded, then try again.");
   else
      Alert(IntegerToString(count)," candles are in MQL5\\Files\\",name,": choose File, Open Data Folder to find it.");
  }
