// RSI Reversal Alert. Written from its definition by apps/terminal/src/programs; change the definition or the rule instead.

#property copyright "Stratomate LLC"
#property link "https://stratomate.example"
#property version "1.00"
#property description "Waits until RSI was overbought or oversold and signals on its way back, not on reaching the bound."
#property description "The formula of the terminal's own RSI; new are the arrows where it leaves an extreme."
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
#property indicator_label3 "RSI"
#property indicator_type3 DRAW_LINE
#property indicator_color3 clrDodgerBlue

#include <Stratomate\alerts.mqh>
#include <Stratomate\candle-arrows.mqh>
#include <Stratomate\inputs.mqh>
#include <Stratomate\rules\rsi-reversal-alert.mqh>

input group "RSI Reversal Alert"
input int InpPeriod=14; // RSI period
input int InpOversold=30; // Oversold level, mirrored for overbought
input group "Chart"
input bool InpCandleArrows=false; // Arrows on the candles, too
input group "Alerts"
input bool InpAlertPopup=false; // Window
input bool InpAlertPush=false; // Push message
input bool InpAlertMail=false; // Mail
input bool InpAlertSound=false; // Sound

double buyArrows[];
double sellArrows[];
double rsiLine[];
RsiReversalAlertRule rule;
Alerts alerts;
CandleArrows arrows;
string programName;

int OnInit()
  {
   if(!IsWithin(InpPeriod,2,200) || !IsWithin(InpOversold,5,45))
      return(INIT_PARAMETERS_INCORRECT);
   SetIndexBuffer(0,buyArrows,INDICATOR_DATA);
   ArraySetAsSeries(buyArrows,false);
   PlotIndexSetDouble(0,PLOT_EMPTY_VALUE,EMPTY_VALUE);
   SetIndexBuffer(1,sellArrows,INDICATOR_DATA);
   ArraySetAsSeries(sellArrows,false);
   PlotIndexSetDouble(1,PLOT_EMPTY_VALUE,EMPTY_VALUE);
   SetIndexBuffer(2,rsiLine,INDICATOR_DATA);
   ArraySetAsSeries(rsiLine,false);
   PlotIndexSetDouble(2,PLOT_EMPTY_VALUE,EMPTY_VALUE);
   PlotIndexSetInteger(0,PLOT_ARROW,233);
   PlotIndexSetInteger(0,PLOT_ARROW_SHIFT,12);
   PlotIndexSetInteger(1,PLOT_ARROW,234);
   PlotIndexSetInteger(1,PLOT_ARROW_SHIFT,-12);
   IndicatorSetInteger(INDICATOR_LEVELS,2);
   IndicatorSetDouble(INDICATOR_LEVELVALUE,0,InpOversold);
   IndicatorSetDouble(INDICATOR_LEVELVALUE,1,100-InpOversold);
   programName="rsi-reversal-alert("+NumberText(InpPeriod)+","+NumberText(InpOversold)+")";
   IndicatorSetString(INDICATOR_SHORTNAME,programName);
   alerts.Begin(InpAlertPopup,InpAlertPush,InpAlertMail,InpAlertSound);
   rule.Begin(InpPeriod,InpOversold);
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
      rsiLine[row]=rule.Line(0,row);
      buyArrows[row]=side>0 ? ArrowPlace(rsiLine[row]) : EMPTY_VALUE;
      sellArrows[row]=side<0 ? ArrowPlace(rsiLine[row]) : EMPTY_VALUE;
      arrows.Put(time[row],side>0 ? low[row] : high[row],side,forming-row);
      if(first>0 && row==forming-1)
         alerts.Tell(programName,side,time[row]);
     }
   // The candle that is still forming shows nothing.
   buyArrows[forming]=EMPTY_VALUE;
   sellArrows[forming]=EMPTY_VALUE;
   rsiLine[forming]=EMPTY_VALUE;
   return(rates_total);
  }
