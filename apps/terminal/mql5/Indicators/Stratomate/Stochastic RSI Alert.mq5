// Stochastic RSI Alert. Written from its definition by apps/terminal/src/programs; change the definition or the rule instead.

#property copyright "Stratomate LLC"
#property link "https://stratomate.example"
#property version "1.00"
#property description "Shows where RSI is inside its own recent range and signals when it turns at one of the ends."
#property description "The terminal's own Stochastic reads prices; this one reads the RSI."
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
#property indicator_label3 "K"
#property indicator_type3 DRAW_LINE
#property indicator_color3 clrDodgerBlue
#property indicator_label4 "D"
#property indicator_type4 DRAW_LINE
#property indicator_color4 clrOrange

#include <Stratomate\alerts.mqh>
#include <Stratomate\candle-arrows.mqh>
#include <Stratomate\inputs.mqh>
#include <Stratomate\rules\stochastic-rsi-alert.mqh>

input group "Stochastic RSI Alert"
input int InpRsi=14; // RSI period
input int InpStochastic=14; // Stochastic period
input int InpK=3; // K
input int InpD=3; // D
input int InpLevel=20; // Lower level, mirrored for the upper
input group "Chart"
input bool InpCandleArrows=false; // Arrows on the candles, too
input group "Alerts"
input bool InpAlertPopup=false; // Window
input bool InpAlertPush=false; // Push message
input bool InpAlertMail=false; // Mail
input bool InpAlertSound=false; // Sound

double buyArrows[];
double sellArrows[];
double kLine[];
double dLine[];
StochasticRsiAlertRule rule;
Alerts alerts;
CandleArrows arrows;
string programName;

int OnInit()
  {
   if(!IsWithin(InpRsi,2,200) || !IsWithin(InpStochastic,2,200) || !IsWithin(InpK,1,50) || !IsWithin(InpD,1,50) || !IsWithin(InpLevel,1,49))
      return(INIT_PARAMETERS_INCORRECT);
   SetIndexBuffer(0,buyArrows,INDICATOR_DATA);
   ArraySetAsSeries(buyArrows,false);
   PlotIndexSetDouble(0,PLOT_EMPTY_VALUE,EMPTY_VALUE);
   SetIndexBuffer(1,sellArrows,INDICATOR_DATA);
   ArraySetAsSeries(sellArrows,false);
   PlotIndexSetDouble(1,PLOT_EMPTY_VALUE,EMPTY_VALUE);
   SetIndexBuffer(2,kLine,INDICATOR_DATA);
   ArraySetAsSeries(kLine,false);
   PlotIndexSetDouble(2,PLOT_EMPTY_VALUE,EMPTY_VALUE);
   SetIndexBuffer(3,dLine,INDICATOR_DATA);
   ArraySetAsSeries(dLine,false);
   PlotIndexSetDouble(3,PLOT_EMPTY_VALUE,EMPTY_VALUE);
   PlotIndexSetInteger(0,PLOT_ARROW,233);
   PlotIndexSetInteger(0,PLOT_ARROW_SHIFT,12);
   PlotIndexSetInteger(1,PLOT_ARROW,234);
   PlotIndexSetInteger(1,PLOT_ARROW_SHIFT,-12);
   IndicatorSetInteger(INDICATOR_LEVELS,2);
   IndicatorSetDouble(INDICATOR_LEVELVALUE,0,InpLevel);
   IndicatorSetDouble(INDICATOR_LEVELVALUE,1,100-InpLevel);
   programName="stochastic-rsi-alert("+NumberText(InpRsi)+","+NumberText(InpStochastic)+","+NumberText(InpK)+","+NumberText(InpD)+","+NumberText(InpLevel)+")";
   IndicatorSetString(INDICATOR_SHORTNAME,programName);
   alerts.Begin(InpAlertPopup,InpAlertPush,InpAlertMail,InpAlertSound);
   rule.Begin(InpRsi,InpStochastic,InpK,InpD,InpLevel);
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
      kLine[row]=rule.Line(0,row);
      dLine[row]=rule.Line(1,row);
      buyArrows[row]=side>0 ? ArrowPlace(kLine[row]) : EMPTY_VALUE;
      sellArrows[row]=side<0 ? ArrowPlace(kLine[row]) : EMPTY_VALUE;
      arrows.Put(time[row],side>0 ? low[row] : high[row],side,forming-row);
      if(first>0 && row==forming-1)
         alerts.Tell(programName,side,time[row]);
     }
   // The candle that is still forming shows nothing.
   buyArrows[forming]=EMPTY_VALUE;
   sellArrows[forming]=EMPTY_VALUE;
   kLine[forming]=EMPTY_VALUE;
   dLine[forming]=EMPTY_VALUE;
   return(rates_total);
  }
