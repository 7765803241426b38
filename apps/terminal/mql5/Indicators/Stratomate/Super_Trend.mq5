// Super_Trend. Written from its definition by apps/terminal/src/programs; change the definition or the rule instead.

#property copyright "Stratomate LLC"
#property link "https://stratomate.example"
#property version "1.00"
#property description "Follows the trend with an ATR band and signals when a candle closes through it."
#property description "Its average true range is smoothed as Wilder wrote; the terminal's own ATR is a simple average."
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
#property indicator_label3 "Band"
#property indicator_type3 DRAW_NONE
#property indicator_color3 clrNONE
#property indicator_label4 "Trend"
#property indicator_type4 DRAW_NONE
#property indicator_color4 clrNONE
#property indicator_label5 "Lower band"
#property indicator_type5 DRAW_LINE
#property indicator_color5 clrLimeGreen
#property indicator_label6 "Upper band"
#property indicator_type6 DRAW_LINE
#property indicator_color6 clrRed

#include <Stratomate\alerts.mqh>
#include <Stratomate\inputs.mqh>
#include <Stratomate\rules\super-trend.mqh>

input group "Super_Trend"
input int InpPeriod=10; // ATR period
input double InpMultiplier=3; // ATR multiplier
input group "Alerts"
input bool InpAlertPopup=false; // Window
input bool InpAlertPush=false; // Push message
input bool InpAlertMail=false; // Mail
input bool InpAlertSound=false; // Sound

double buyArrows[];
double sellArrows[];
double lineLine[];
double trendLine[];
double lowerBand[];
double upperBand[];
SuperTrendRule rule;
Alerts alerts;
string programName;

int OnInit()
  {
   if(!IsWithin(InpPeriod,2,200) || !IsWithin(InpMultiplier,0.5,20))
      return(INIT_PARAMETERS_INCORRECT);
   SetIndexBuffer(0,buyArrows,INDICATOR_DATA);
   ArraySetAsSeries(buyArrows,false);
   PlotIndexSetDouble(0,PLOT_EMPTY_VALUE,EMPTY_VALUE);
   SetIndexBuffer(1,sellArrows,INDICATOR_DATA);
   ArraySetAsSeries(sellArrows,false);
   PlotIndexSetDouble(1,PLOT_EMPTY_VALUE,EMPTY_VALUE);
   SetIndexBuffer(2,lineLine,INDICATOR_DATA);
   ArraySetAsSeries(lineLine,false);
   PlotIndexSetDouble(2,PLOT_EMPTY_VALUE,EMPTY_VALUE);
   SetIndexBuffer(3,trendLine,INDICATOR_DATA);
   ArraySetAsSeries(trendLine,false);
   PlotIndexSetDouble(3,PLOT_EMPTY_VALUE,EMPTY_VALUE);
   SetIndexBuffer(4,lowerBand,INDICATOR_DATA);
   ArraySetAsSeries(lowerBand,false);
   PlotIndexSetDouble(4,PLOT_EMPTY_VALUE,EMPTY_VALUE);
   SetIndexBuffer(5,upperBand,INDICATOR_DATA);
   ArraySetAsSeries(upperBand,false);
   PlotIndexSetDouble(5,PLOT_EMPTY_VALUE,EMPTY_VALUE);
   PlotIndexSetInteger(0,PLOT_ARROW,233);
   PlotIndexSetInteger(0,PLOT_ARROW_SHIFT,12);
   PlotIndexSetInteger(1,PLOT_ARROW,234);
   PlotIndexSetInteger(1,PLOT_ARROW_SHIFT,-12);
   programName="super-trend("+NumberText(InpPeriod)+","+NumberText(InpMultiplier)+")";
   IndicatorSetString(INDICATOR_SHORTNAME,programName);
   alerts.Begin(InpAlertPopup,InpAlertPush,InpAlertMail,InpAlertSound);
   rule.Begin(InpPeriod,InpMultiplier);
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
      lineLine[row]=rule.Line(0,row);
      trendLine[row]=rule.Line(1,row);
      lowerBand[row]=trendLine[row]>0.0 ? lineLine[row] : EMPTY_VALUE;
      upperBand[row]=trendLine[row]<0.0 ? lineLine[row] : EMPTY_VALUE;
      buyArrows[row]=side>0 ? low[row] : EMPTY_VALUE;
      sellArrows[row]=side<0 ? high[row] : EMPTY_VALUE;
      if(first>0 && row==forming-1)
         alerts.Tell(programName,side,time[row]);
     }
   // The candle that is still forming shows nothing.
   buyArrows[forming]=EMPTY_VALUE;
   sellArrows[forming]=EMPTY_VALUE;
   lineLine[forming]=EMPTY_VALUE;
   trendLine[forming]=EMPTY_VALUE;
   lowerBand[forming]=EMPTY_VALUE;
   upperBand[forming]=EMPTY_VALUE;
   return(rates_total);
  }
