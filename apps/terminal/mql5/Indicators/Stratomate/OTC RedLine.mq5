// OTC RedLine. Written from its definition by apps/terminal/src/programs; change the definition or the rule instead.

#property copyright "Stratomate LLC"
#property link "https://stratomate.example"
#property version "1.00"
#property description "Stacks three averages of Heikin Ashi closes, the slowest drawn red, and signals when they come into order."
#property description "The terminal has no indicator of this kind."
#property description "Signals on closed candles only. No performance is promised."
#property indicator_chart_window
#property indicator_buffers 5
#property indicator_plots 5
#property indicator_label1 "Buy"
#property indicator_type1 DRAW_ARROW
#property indicator_color1 clrLime
#property indicator_width1 2
#property indicator_label2 "Sell"
#property indicator_type2 DRAW_ARROW
#property indicator_color2 clrRed
#property indicator_width2 2
#property indicator_label3 "Fast EMA"
#property indicator_type3 DRAW_LINE
#property indicator_color3 clrDodgerBlue
#property indicator_label4 "Middle EMA"
#property indicator_type4 DRAW_LINE
#property indicator_color4 clrOrange
#property indicator_label5 "Red line"
#property indicator_type5 DRAW_LINE
#property indicator_color5 clrRed

#include <Stratomate\alerts.mqh>
#include <Stratomate\inputs.mqh>
#include <Stratomate\rules\otc-redline.mqh>

input group "OTC RedLine"
input int InpFast=3; // Fast EMA
input int InpMiddle=8; // Middle EMA
input int InpSlow=25; // Red line
input group "Alerts"
input bool InpAlertPopup=false; // Window
input bool InpAlertPush=false; // Push message
input bool InpAlertMail=false; // Mail
input bool InpAlertSound=false; // Sound

double buyArrows[];
double sellArrows[];
double fastLine[];
double middleLine[];
double slowLine[];
OtcRedlineRule rule;
Alerts alerts;
string programName;

int OnInit()
  {
   if(!IsWithin(InpFast,2,50) || !IsWithin(InpMiddle,3,100) || !IsWithin(InpSlow,4,200) || InpFast>=InpMiddle || InpMiddle>=InpSlow)
      return(INIT_PARAMETERS_INCORRECT);
   SetIndexBuffer(0,buyArrows,INDICATOR_DATA);
   ArraySetAsSeries(buyArrows,false);
   PlotIndexSetDouble(0,PLOT_EMPTY_VALUE,EMPTY_VALUE);
   SetIndexBuffer(1,sellArrows,INDICATOR_DATA);
   ArraySetAsSeries(sellArrows,false);
   PlotIndexSetDouble(1,PLOT_EMPTY_VALUE,EMPTY_VALUE);
   SetIndexBuffer(2,fastLine,INDICATOR_DATA);
   ArraySetAsSeries(fastLine,false);
   PlotIndexSetDouble(2,PLOT_EMPTY_VALUE,EMPTY_VALUE);
   SetIndexBuffer(3,middleLine,INDICATOR_DATA);
   ArraySetAsSeries(middleLine,false);
   PlotIndexSetDouble(3,PLOT_EMPTY_VALUE,EMPTY_VALUE);
   SetIndexBuffer(4,slowLine,INDICATOR_DATA);
   ArraySetAsSeries(slowLine,false);
   PlotIndexSetDouble(4,PLOT_EMPTY_VALUE,EMPTY_VALUE);
   PlotIndexSetInteger(0,PLOT_ARROW,233);
   PlotIndexSetInteger(0,PLOT_ARROW_SHIFT,12);
   PlotIndexSetInteger(1,PLOT_ARROW,234);
   PlotIndexSetInteger(1,PLOT_ARROW_SHIFT,-12);
   programName="otc-redline("+NumberText(InpFast)+","+NumberText(InpMiddle)+","+NumberText(InpSlow)+")";
   IndicatorSetString(INDICATOR_SHORTNAME,programName);
   alerts.Begin(InpAlertPopup,InpAlertPush,InpAlertMail,InpAlertSound);
   rule.Begin(InpFast,InpMiddle,InpSlow);
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
      fastLine[row]=rule.Line(0,row);
      middleLine[row]=rule.Line(1,row);
      slowLine[row]=rule.Line(2,row);
      buyArrows[row]=side>0 ? low[row] : EMPTY_VALUE;
      sellArrows[row]=side<0 ? high[row] : EMPTY_VALUE;
      if(first>0 && row==forming-1)
         alerts.Tell(programName,side,time[row]);
     }
   // The candle that is still forming shows nothing.
   buyArrows[forming]=EMPTY_VALUE;
   sellArrows[forming]=EMPTY_VALUE;
   fastLine[forming]=EMPTY_VALUE;
   middleLine[forming]=EMPTY_VALUE;
   slowLine[forming]=EMPTY_VALUE;
   return(rates_total);
  }
