// BOSS. Written from its definition by apps/terminal/src/programs; change the definition or the rule instead.

#property copyright "Stratomate LLC"
#property link "https://stratomate.example"
#property version "1.00"
#property description "Break Of Swing Structure: signals when a candle closes clearly beyond the last swing while the long average agrees."
#property description "Its average true range is smoothed as Wilder wrote; the terminal's own ATR is a simple average."
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
#property indicator_label3 "EMA"
#property indicator_type3 DRAW_LINE
#property indicator_color3 clrDodgerBlue
#property indicator_label4 "Swing high"
#property indicator_type4 DRAW_LINE
#property indicator_color4 clrOrange
#property indicator_label5 "Swing low"
#property indicator_type5 DRAW_LINE
#property indicator_color5 clrGray

#include <Stratomate\alerts.mqh>
#include <Stratomate\inputs.mqh>
#include <Stratomate\rules\boss.mqh>

input group "BOSS"
input int InpStrength=5; // Swing strength
input int InpEma=50; // EMA period
input int InpAtr=14; // ATR period
input double InpMargin=0.1; // Margin in average true ranges
input group "Alerts"
input bool InpAlertPopup=false; // Window
input bool InpAlertPush=false; // Push message
input bool InpAlertMail=false; // Mail
input bool InpAlertSound=false; // Sound

double buyArrows[];
double sellArrows[];
double averageLine[];
double highLine[];
double lowLine[];
BossRule rule;
Alerts alerts;
string programName;

int OnInit()
  {
   if(!IsWithin(InpStrength,2,20) || !IsWithin(InpEma,2,500) || !IsWithin(InpAtr,2,200) || !IsWithin(InpMargin,0,5))
      return(INIT_PARAMETERS_INCORRECT);
   SetIndexBuffer(0,buyArrows,INDICATOR_DATA);
   ArraySetAsSeries(buyArrows,false);
   PlotIndexSetDouble(0,PLOT_EMPTY_VALUE,EMPTY_VALUE);
   SetIndexBuffer(1,sellArrows,INDICATOR_DATA);
   ArraySetAsSeries(sellArrows,false);
   PlotIndexSetDouble(1,PLOT_EMPTY_VALUE,EMPTY_VALUE);
   SetIndexBuffer(2,averageLine,INDICATOR_DATA);
   ArraySetAsSeries(averageLine,false);
   PlotIndexSetDouble(2,PLOT_EMPTY_VALUE,EMPTY_VALUE);
   SetIndexBuffer(3,highLine,INDICATOR_DATA);
   ArraySetAsSeries(highLine,false);
   PlotIndexSetDouble(3,PLOT_EMPTY_VALUE,EMPTY_VALUE);
   SetIndexBuffer(4,lowLine,INDICATOR_DATA);
   ArraySetAsSeries(lowLine,false);
   PlotIndexSetDouble(4,PLOT_EMPTY_VALUE,EMPTY_VALUE);
   PlotIndexSetInteger(0,PLOT_ARROW,233);
   PlotIndexSetInteger(0,PLOT_ARROW_SHIFT,12);
   PlotIndexSetInteger(1,PLOT_ARROW,234);
   PlotIndexSetInteger(1,PLOT_ARROW_SHIFT,-12);
   programName="boss("+NumberText(InpStrength)+","+NumberText(InpEma)+","+NumberText(InpAtr)+","+NumberText(InpMargin)+")";
   IndicatorSetString(INDICATOR_SHORTNAME,programName);
   alerts.Begin(InpAlertPopup,InpAlertPush,InpAlertMail,InpAlertSound);
   rule.Begin(InpStrength,InpEma,InpAtr,InpMargin);
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
      averageLine[row]=rule.Line(0,row);
      highLine[row]=rule.Line(1,row);
      lowLine[row]=rule.Line(2,row);
      buyArrows[row]=side>0 ? low[row] : EMPTY_VALUE;
      sellArrows[row]=side<0 ? high[row] : EMPTY_VALUE;
      if(first>0 && row==forming-1)
         alerts.Tell(programName,side,time[row]);
     }
   // The candle that is still forming shows nothing.
   buyArrows[forming]=EMPTY_VALUE;
   sellArrows[forming]=EMPTY_VALUE;
   averageLine[forming]=EMPTY_VALUE;
   highLine[forming]=EMPTY_VALUE;
   lowLine[forming]=EMPTY_VALUE;
   return(rates_total);
  }
