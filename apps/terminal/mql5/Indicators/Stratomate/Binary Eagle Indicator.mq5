// Binary Eagle Indicator. Written from its definition by apps/terminal/src/programs; change the definition or the rule instead.

#property copyright "Stratomate LLC"
#property link "https://stratomate.example"
#property version "2.01"
#property description "Waits until the Bollinger band has been inside the average range for at least three candles and signals its release in the direction of the regression. Few signals, by design."
#property description "Signals on closed candles only. No performance is promised."
#property indicator_separate_window
#property indicator_buffers 4
#property indicator_plots 4
#property indicator_label1 "Buy"
#property indicator_type1 DRAW_ARROW
#property indicator_color1 clrLime
#property indicator_width1 2
#property indicator_label2 "Sell"
#property indicator_type2 DRAW_ARROW
#property indicator_color2 clrRed
#property indicator_width2 2
#property indicator_label3 "Momentum"
#property indicator_type3 DRAW_HISTOGRAM
#property indicator_color3 clrDodgerBlue
#property indicator_label4 "Candles inside"
#property indicator_type4 DRAW_NONE
#property indicator_color4 clrNONE

#include <Stratomate\alerts.mqh>
#include <Stratomate\candle-arrows.mqh>
#include <Stratomate\inputs.mqh>
#include <Stratomate\rules\binary-eagle-indicator.mqh>

input group "Binary Eagle Indicator"
input int InpPeriod=20; // Period
input double InpWidth=2; // Bollinger width
input double InpRanges=1.5; // Mean ranges
input int InpCandles=3; // Candles inside before
input group "Chart"
input bool InpCandleArrows=false; // Arrows on the candles, too
input group "Alerts"
input bool InpAlertPopup=false; // Window
input bool InpAlertPush=false; // Push message
input bool InpAlertMail=false; // Mail
input bool InpAlertSound=false; // Sound

double buyArrows[];
double sellArrows[];
double momentumLine[];
double squeezeLine[];
BinaryEagleRule rule;
Alerts alerts;
CandleArrows arrows;
string programName;

int OnInit()
  {
   if(!IsWithin(InpPeriod,2,200) || !IsWithin(InpWidth,0.5,5) || !IsWithin(InpRanges,0.5,5) || !IsWithin(InpCandles,1,50))
      return(INIT_PARAMETERS_INCORRECT);
   SetIndexBuffer(0,buyArrows,INDICATOR_DATA);
   ArraySetAsSeries(buyArrows,false);
   PlotIndexSetDouble(0,PLOT_EMPTY_VALUE,EMPTY_VALUE);
   SetIndexBuffer(1,sellArrows,INDICATOR_DATA);
   ArraySetAsSeries(sellArrows,false);
   PlotIndexSetDouble(1,PLOT_EMPTY_VALUE,EMPTY_VALUE);
   SetIndexBuffer(2,momentumLine,INDICATOR_DATA);
   ArraySetAsSeries(momentumLine,false);
   PlotIndexSetDouble(2,PLOT_EMPTY_VALUE,EMPTY_VALUE);
   SetIndexBuffer(3,squeezeLine,INDICATOR_DATA);
   ArraySetAsSeries(squeezeLine,false);
   PlotIndexSetDouble(3,PLOT_EMPTY_VALUE,EMPTY_VALUE);
   PlotIndexSetInteger(0,PLOT_ARROW,233);
   PlotIndexSetInteger(0,PLOT_ARROW_SHIFT,12);
   PlotIndexSetInteger(1,PLOT_ARROW,234);
   PlotIndexSetInteger(1,PLOT_ARROW_SHIFT,-12);
   IndicatorSetInteger(INDICATOR_LEVELS,1);
   IndicatorSetDouble(INDICATOR_LEVELVALUE,0,0);
   programName="binary-eagle-indicator("+NumberText(InpPeriod)+","+NumberText(InpWidth)+","+NumberText(InpRanges)+","+NumberText(InpCandles)+")";
   IndicatorSetString(INDICATOR_SHORTNAME,programName);
   alerts.Begin(InpAlertPopup,InpAlertPush,InpAlertMail,InpAlertSound);
   rule.Begin(InpPeriod,InpWidth,InpRanges,InpCandles);
   arrows.Begin(programName,InpCandleArrows);
   return(INIT_SUCCEEDED);
  }

void OnDeinit(const int reason)
  {
   arrows.End();
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
      momentumLine[row]=rule.Line(0,row);
      squeezeLine[row]=rule.Line(1,row);
      buyArrows[row]=side>0 ? ArrowPlace(momentumLine[row]) : EMPTY_VALUE;
      sellArrows[row]=side<0 ? ArrowPlace(momentumLine[row]) : EMPTY_VALUE;
      arrows.Put(time[row],side>0 ? low[row] : high[row],side,forming-row);
      if(first>0 && row==forming-1)
         alerts.Tell(programName,side,time[row]);
     }
   // The candle that is still forming shows nothing.
   buyArrows[forming]=EMPTY_VALUE;
   sellArrows[forming]=EMPTY_VALUE;
   momentumLine[forming]=EMPTY_VALUE;
   squeezeLine[forming]=EMPTY_VALUE;
   return(rates_total);
  }
