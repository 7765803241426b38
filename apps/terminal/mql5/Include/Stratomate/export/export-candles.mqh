// Writes the closed candles of a chart into a file, as the terminal's own export does: the Strategy Lab reads it.

// Rows that are written at once.
#define STRATOMATE_EXPORT_ROWS 1000
#define STRATOMATE_EXPORT_HEAD "<DATE>\t<TIME>\t<OPEN>\t<HIGH>\t<LOW>\t<CLOSE>\t<TICKVOL>\t<VOL>\t<SPREAD>\r\n"

string ExportedRow(const MqlRates &candle,const int digits)
  {
   string moment=TimeToString(candle.time,TIME_DATE|TIME_SECONDS);
   StringReplace(moment," ","\t");
   return(moment+"\t"+DoubleToString(candle.open,digits)+"\t"+DoubleToString(candle.high,digits)+"\t"+
          DoubleToString(candle.low,digits)+"\t"+DoubleToString(candle.close,digits)+"\t"+
          IntegerToString(candle.tick_volume)+"\t"+IntegerToString(candle.real_volume)+"\t"+
          IntegerToString(candle.spread)+"\r\n");
  }

bool WriteExported(const int handle,const string text)
  {
   uchar bytes[];
   // Without the closing zero, which is no part of a file.
   const int count=StringToCharArray(text,bytes,0,StringLen(text));
   return((int)FileWriteArray(handle,bytes,0,count)==count);
  }

// Writes the newest `most` closed candles at most, oldest first. Answers how many, or -1 when there are none, the history is
// still loading, or the file cannot be written. All of them are copied at once, so that a candle that opens meanwhile moves
// none of them.
int ExportCandles(const string fileName,const int most)
  {
   MqlRates rates[];
   // The candle at 0 is still forming.
   const int wanted=MathMin(most,Bars(_Symbol,_Period)-1);
   const int count=wanted<1 ? -1 : CopyRates(_Symbol,_Period,1,wanted,rates);
   if(count<1)
      return(-1);
   // A file that is half written must not look like a whole one.
   const string unfinished=fileName+".part";
   const int handle=FileOpen(unfinished,FILE_WRITE|FILE_BIN);
   if(handle==INVALID_HANDLE)
      return(-1);
   bool isWritten=WriteExported(handle,STRATOMATE_EXPORT_HEAD);
   string rows="";
   for(int index=0; index<count && isWritten; index++)
     {
      rows+=ExportedRow(rates[index],_Digits);
      if((index+1)%STRATOMATE_EXPORT_ROWS==0 || index+1==count)
        {
         isWritten=WriteExported(handle,rows);
         rows="";
        }
     }
   FileClose(handle);
   if(!isWritten || !FileMove(unfinished,0,fileName,FILE_REWRITE))
     {
      FileDelete(unfinished);
      return(-1);
     }
   return(count);
  }

// The file of a chart: its symbol, without letters that a file must not have, and the minutes of a candle.
string ExportedFileName()
  {
   string name=_Symbol;
   string wrong[];
   const int count=StringSplit("/ \\ : * ? \" < > |",' ',wrong);
   for(int index=0; index<count; index++)
      StringReplace(name,wrong[index],"-");
   return(name+"_M"+IntegerToString(PeriodSeconds(_Period)/60)+".csv");
  }
