// OTC 3.0. Written from its definition by apps/terminal/src/programs; change the definition or the rule instead.

#property copyright "Stratomate LLC"
#property link "https://stratomate.example"
#property version "1.00"
#property description "Signals when price has left its Bollinger band with an extreme RSI and closes back inside."
#property description "The terminal's own Bollinger Bands and RSI stand alone; here they have to agree."
#property description "Signals on closed candles only. No performance is promised."
#property indicator_chart_window
#property indicator_buffers 6
#property indicator_plots 6
#property indicator_label1 "Buy"
#property indicator_type1 DRAW_ARROW
#property indicator_color1 clrLime
#property indicator_width1 2
#property indicator_label2 "Sell"
#property indicator_type2 DRAW_ARROW
#property indicator_color2 clrRed
#property indicator_width2 2
#property indicator_label3 "Middle"
#property indicator_type3 DRAW_LINE
#property indicator_color3 clrGray
#property indicator_label4 "Upper band"
#property indicator_type4 DRAW_LINE
#property indicator_color4 clrDodgerBlue
#property indicator_label5 "Lower band"
#property indicator_type5 DRAW_LINE
#property indicator_color5 clrLimeGreen
#property indicator_label6 "RSI"
#property indicator_type6 DRAW_NONE
#property indicator_color6 clrNONE

#include <Stratomate\alerts.mqh>
#include <Stratomate\inputs.mqh>
#include <Stratomate\rules\otc-3-0.mqh>

input group "OTC 3.0"
input int InpBollinger=20; // Bollinger period
input double InpWidth=2; // Bollinger width
input int InpRsi=7; // RSI period
input int InpLevel=25; // RSI level, mirrored for the upper
input group "Alerts"
input bool InpAlertPopup=false; // Window
input bool InpAlertPush=false; // Push message
input bool InpAlertMail=false; // Mail
input bool InpAlertSound=false; // Sound

double buyArrows[];
double sellArrows[];
double middleLine[];
double upperLine[];
double lowerLine[];
double rsiLine[];
OtcThreeRule rule;
Alerts alerts;
string programName;

int OnInit()
  {
   if(!IsWithin(InpBollinger,2,200) || !IsWithin(InpWidth,0.5,5) || !IsWithin(InpRsi,2,200) || !IsWithin(InpLevel,5,45))
      return(INIT_PARAMETERS_INCORRECT);
   SetIndexBuffer(0,buyArrows,INDICATOR_DATA);
   ArraySetAsSeries(buyArrows,false);
   PlotIndexSetDouble(0,PLOT_EMPTY_VALUE,EMPTY_VALUE);
   SetIndexBuffer(1,sellArrows,INDICATOR_DATA);
   ArraySetAsSeries(sellArrows,false);
   PlotIndexSetDouble(1,PLOT_EMPTY_VALUE,EMPTY_VALUE);
   SetIndexBuffer(2,middleLine,INDICATOR_DATA);
   ArraySetAsSeries(middleLine,false);
   PlotIndexSetDouble(2,PLOT_EMPTY_VALUE,EMPTY_VALUE);
   SetIndexBuffer(3,upperLine,INDICATOR_DATA);
   ArraySetAsSeries(upperLine,false);
   PlotIndexSetDouble(3,PLOT_EMPTY_VALUE,EMPTY_VALUE);
   SetIndexBuffer(4,lowerLine,INDICATOR_DATA);
   ArraySetAsSeries(lowerLine,false);
   PlotIndexSetDouble(4,PLOT_EMPTY_VALUE,EMPTY_VALUE);
   SetIndexBuffer(5,rsiLine,INDICATOR_DATA);
   ArraySetAsSeries(rsiLine,false);
   PlotIndexSetDouble(5,PLOT_EMPTY_VALUE,EMPTY_VALUE);
   PlotIndexSetInteger(0,PLOT_ARROW,233);
   PlotIndexSetInteger(0,PLOT_ARROW_SHIFT,12);
   PlotIndexSetInteger(1,PLOT_ARROW,234);
   PlotIndexSetInteger(1,PLOT_ARROW_SHIFT,-12);
   programName="otc-3-0("+NumberText(InpBollinger)+","+NumberText(InpWidth)+","+NumberText(InpRsi)+","+NumberText(InpLevel)+")";
   IndicatorSetString(INDICATOR_SHORTNAME,programName);
   alerts.Begin(InpAlertPopup,InpAlertPush,InpAlertMail,InpAlertSound);
   rule.Begin(InpBollinger,InpWidth,InpRsi,InpLevel);
   return(INIT_SUCCEEDED);
  }

int OnCalculate(const int rates_total,const int prev_calculated,const datetime &time[],const double &open[],
                const double &high[],const double &low[],const double &close[],const long &tick_volume[],
                const long &volume[],const int &spread[])
  {
   ArraySetAsSeries(time,false);
   ArraySetAsSeries(open,false);
   ArraySetAsSeries(high,false);
   ArraySetAsSeries(low,false);
   ArraySetAsSeries(close,false);
   if(rates_total<1)
      return(0);
   const int forming=rates_total-1;
   const int first=rule.NextRow(time,rates_total,prev_calculated);
   for(int row=first; row<forming; row++)
     {
      const int side=rule.Read(time[row],open[row],high[row],low[row],close[row]);
      middleLine[row]=rule.Line(0,row);
      upperLine[row]=rule.Line(1,row);
      lowerLine[row]=rule.Line(2,row);
      rsiLine[row]=rule.Line(3,row);
      buyArrows[row]=side>0 ? low[row] : EMPTY_VALUE;
      sellArrows[row]=side<0 ? high[row] : EMPTY_VALUE;
      if(first>0 && row==forming-1)
         alerts.Tell(programName,side,time[row]);
     }
   // The candle that is still forming shows nothing.
   buyArrows[forming]=EMPTY_VALUE;
   sellArrows[forming]=EMPTY_VALUE;
   middleLine[forming]=EMPTY_VALUE;
   upperLine[forming]=EMPTY_VALUE;
   lowerLine[forming]=EMPTY_VALUE;
   rsiLine[forming]=EMPTY_VALUE;
   return(rates_total);
  }
