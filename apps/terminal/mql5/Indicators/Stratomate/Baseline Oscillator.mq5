// Baseline Oscillator. Written from its definition by apps/terminal/src/programs; change the definition or the rule instead.

#property copyright "Stratomate LLC"
#property link "https://stratomate.example"
#property version "1.50"
#property description "The distance of price from its long average, in average true ranges. Reversal mode signals the way back from +/-2, trend mode the crossing of zero."
#property description "Signals on closed candles only. No performance is promised."
#property indicator_separate_window
#property indicator_buffers 3
#property indicator_plots 3
#property indicator_label1 "Buy"
#property indicator_type1 DRAW_ARROW
#property indicator_color1 clrLime
#property indicator_width1 2
#property indicator_label2 "Sell"
#property indicator_type2 DRAW_ARROW
#property indicator_color2 clrRed
#property indicator_width2 2
#property indicator_label3 "Baseline Oscillator"
#property indicator_type3 DRAW_LINE
#property indicator_color3 clrDodgerBlue

#include <Stratomate\alerts.mqh>
#include <Stratomate\candle-arrows.mqh>
#include <Stratomate\inputs.mqh>
#include <Stratomate\rules\baseline-oscillator.mqh>

input group "Baseline Oscillator"
input int InpBaseline=34; // Baseline EMA
input int InpAtr=14; // ATR period
input int InpSmoothing=3; // Smoothing
input double InpLevel=2; // Level in average true ranges
input int InpMode=0; // Mode: 0 reversal, 1 trend
input group "Chart"
input bool InpCandleArrows=false; // Arrows on the candles, too
input group "Alerts"
input bool InpAlertPopup=false; // Window
input bool InpAlertPush=false; // Push message
input bool InpAlertMail=false; // Mail
input bool InpAlertSound=false; // Sound

double buyArrows[];
double sellArrows[];
double oscillatorLine[];
BaselineOscillatorRule rule;
Alerts alerts;
CandleArrows arrows;
string programName;

int OnInit()
  {
   if(!IsWithin(InpBaseline,2,200) || !IsWithin(InpAtr,2,200) || !IsWithin(InpSmoothing,1,50) || !IsWithin(InpLevel,0.1,10) || !IsWithin(InpMode,0,1))
      return(INIT_PARAMETERS_INCORRECT);
   SetIndexBuffer(0,buyArrows,INDICATOR_DATA);
   ArraySetAsSeries(buyArrows,false);
   PlotIndexSetDouble(0,PLOT_EMPTY_VALUE,EMPTY_VALUE);
   SetIndexBuffer(1,sellArrows,INDICATOR_DATA);
   ArraySetAsSeries(sellArrows,false);
   PlotIndexSetDouble(1,PLOT_EMPTY_VALUE,EMPTY_VALUE);
   SetIndexBuffer(2,oscillatorLine,INDICATOR_DATA);
   ArraySetAsSeries(oscillatorLine,false);
   PlotIndexSetDouble(2,PLOT_EMPTY_VALUE,EMPTY_VALUE);
   PlotIndexSetInteger(0,PLOT_ARROW,233);
   PlotIndexSetInteger(0,PLOT_ARROW_SHIFT,12);
   PlotIndexSetInteger(1,PLOT_ARROW,234);
   PlotIndexSetInteger(1,PLOT_ARROW_SHIFT,-12);
   IndicatorSetInteger(INDICATOR_LEVELS,3);
   IndicatorSetDouble(INDICATOR_LEVELVALUE,0,InpLevel);
   IndicatorSetDouble(INDICATOR_LEVELVALUE,1,0);
   IndicatorSetDouble(INDICATOR_LEVELVALUE,2,-InpLevel);
   programName="baseline-oscillator("+NumberText(InpBaseline)+","+NumberText(InpAtr)+","+NumberText(InpSmoothing)+","+NumberText(InpLevel)+","+NumberText(InpMode)+")";
   IndicatorSetString(INDICATOR_SHORTNAME,programName);
   alerts.Begin(InpAlertPopup,InpAlertPush,InpAlertMail,InpAlertSound);
   rule.Begin(InpBaseline,InpAtr,InpSmoothing,InpLevel,InpMode);
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
      oscillatorLine[row]=rule.Line(0,row);
      buyArrows[row]=side>0 ? ArrowPlace(oscillatorLine[row]) : EMPTY_VALUE;
      sellArrows[row]=side<0 ? ArrowPlace(oscillatorLine[row]) : EMPTY_VALUE;
      arrows.Put(time[row],side>0 ? low[row] : high[row],side,forming-row);
      if(first>0 && row==forming-1)
         alerts.Tell(programName,side,time[row]);
     }
   // The candle that is still forming shows nothing.
   buyArrows[forming]=EMPTY_VALUE;
   sellArrows[forming]=EMPTY_VALUE;
   oscillatorLine[forming]=EMPTY_VALUE;
   return(rates_total);
  }
