// HAEMA Alert. Written from its definition by apps/terminal/src/programs; change the definition or the rule instead.

#property copyright "Stratomate LLC"
#property link "https://stratomate.example"
#property version "1.00"
#property description "Smooths the candles after Heikin Ashi and signals when they cross their own average in their own color."
#property description "The candles of the terminal's own Heiken Ashi; new are their average and the arrows."
#property description "Signals on closed candles only. No performance is promised."
#property indicator_chart_window
#property indicator_buffers 9
#property indicator_plots 6
#property indicator_label1 "Buy"
#property indicator_type1 DRAW_ARROW
#property indicator_color1 clrLime
#property indicator_width1 2
#property indicator_label2 "Sell"
#property indicator_type2 DRAW_ARROW
#property indicator_color2 clrRed
#property indicator_width2 2
#property indicator_label3 "Heikin Ashi open"
#property indicator_type3 DRAW_NONE
#property indicator_color3 clrNONE
#property indicator_label4 "Heikin Ashi close"
#property indicator_type4 DRAW_NONE
#property indicator_color4 clrNONE
#property indicator_label5 "EMA of Heikin Ashi"
#property indicator_type5 DRAW_LINE
#property indicator_color5 clrDodgerBlue
#property indicator_label6 "Open;High;Low;Close"
#property indicator_type6 DRAW_CANDLES
#property indicator_color6 clrGray,clrLimeGreen,clrRed

#include <Stratomate\alerts.mqh>
#include <Stratomate\inputs.mqh>
#include <Stratomate\rules\haema-alert.mqh>

input group "HAEMA Alert"
input int InpPeriod=20; // EMA period
input group "Alerts"
input bool InpAlertPopup=false; // Window
input bool InpAlertPush=false; // Push message
input bool InpAlertMail=false; // Mail
input bool InpAlertSound=false; // Sound

double buyArrows[];
double sellArrows[];
double openLine[];
double closeLine[];
double averageLine[];
double candleOpen[];
double candleHigh[];
double candleLow[];
double candleClose[];
HaemaAlertRule rule;
Alerts alerts;
string programName;

int OnInit()
  {
   if(!IsWithin(InpPeriod,2,200))
      return(INIT_PARAMETERS_INCORRECT);
   SetIndexBuffer(0,buyArrows,INDICATOR_DATA);
   ArraySetAsSeries(buyArrows,false);
   PlotIndexSetDouble(0,PLOT_EMPTY_VALUE,EMPTY_VALUE);
   SetIndexBuffer(1,sellArrows,INDICATOR_DATA);
   ArraySetAsSeries(sellArrows,false);
   PlotIndexSetDouble(1,PLOT_EMPTY_VALUE,EMPTY_VALUE);
   SetIndexBuffer(2,openLine,INDICATOR_DATA);
   ArraySetAsSeries(openLine,false);
   PlotIndexSetDouble(2,PLOT_EMPTY_VALUE,EMPTY_VALUE);
   SetIndexBuffer(3,closeLine,INDICATOR_DATA);
   ArraySetAsSeries(closeLine,false);
   PlotIndexSetDouble(3,PLOT_EMPTY_VALUE,EMPTY_VALUE);
   SetIndexBuffer(4,averageLine,INDICATOR_DATA);
   ArraySetAsSeries(averageLine,false);
   PlotIndexSetDouble(4,PLOT_EMPTY_VALUE,EMPTY_VALUE);
   SetIndexBuffer(5,candleOpen,INDICATOR_DATA);
   ArraySetAsSeries(candleOpen,false);
   PlotIndexSetDouble(5,PLOT_EMPTY_VALUE,EMPTY_VALUE);
   SetIndexBuffer(6,candleHigh,INDICATOR_DATA);
   ArraySetAsSeries(candleHigh,false);
   SetIndexBuffer(7,candleLow,INDICATOR_DATA);
   ArraySetAsSeries(candleLow,false);
   SetIndexBuffer(8,candleClose,INDICATOR_DATA);
   ArraySetAsSeries(candleClose,false);
   PlotIndexSetInteger(0,PLOT_ARROW,233);
   PlotIndexSetInteger(0,PLOT_ARROW_SHIFT,12);
   PlotIndexSetInteger(1,PLOT_ARROW,234);
   PlotIndexSetInteger(1,PLOT_ARROW_SHIFT,-12);
   programName="haema-alert("+NumberText(InpPeriod)+")";
   IndicatorSetString(INDICATOR_SHORTNAME,programName);
   alerts.Begin(InpAlertPopup,InpAlertPush,InpAlertMail,InpAlertSound);
   rule.Begin(InpPeriod);
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
      openLine[row]=rule.Line(0,row);
      closeLine[row]=rule.Line(1,row);
      averageLine[row]=rule.Line(2,row);
      candleOpen[row]=openLine[row];
      candleHigh[row]=MathMax(high[row],MathMax(openLine[row],closeLine[row]));
      candleLow[row]=MathMin(low[row],MathMin(openLine[row],closeLine[row]));
      candleClose[row]=closeLine[row];
      buyArrows[row]=side>0 ? low[row] : EMPTY_VALUE;
      sellArrows[row]=side<0 ? high[row] : EMPTY_VALUE;
      if(first>0 && row==forming-1)
         alerts.Tell(programName,side,time[row]);
     }
   // The candle that is still forming shows nothing.
   buyArrows[forming]=EMPTY_VALUE;
   sellArrows[forming]=EMPTY_VALUE;
   openLine[forming]=EMPTY_VALUE;
   closeLine[forming]=EMPTY_VALUE;
   averageLine[forming]=EMPTY_VALUE;
   candleOpen[forming]=EMPTY_VALUE;
   candleHigh[forming]=EMPTY_VALUE;
   candleLow[forming]=EMPTY_VALUE;
   candleClose[forming]=EMPTY_VALUE;
   return(rates_total);
  }
