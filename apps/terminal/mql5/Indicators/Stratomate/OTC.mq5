// OTC. Written from its definition by apps/terminal/src/programs; change the definition or the rule instead.

#property copyright "Stratomate LLC"
#property link "https://stratomate.example"
#property version "1.00"
#property description "Signals a turn of the stochastic at the edge of a range, and only while ADX says that there is no trend."
#property description "Its ADX is smoothed as Wilder wrote; the terminal's own ADX takes exponential averages."
#property description "Signals on closed candles only. No performance is promised."
#property indicator_separate_window
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
#property indicator_label3 "%K"
#property indicator_type3 DRAW_LINE
#property indicator_color3 clrDodgerBlue
#property indicator_label4 "%D"
#property indicator_type4 DRAW_LINE
#property indicator_color4 clrOrange
#property indicator_label5 "ADX"
#property indicator_type5 DRAW_LINE
#property indicator_color5 clrGray

#include <Stratomate\alerts.mqh>
#include <Stratomate\candle-arrows.mqh>
#include <Stratomate\inputs.mqh>
#include <Stratomate\rules\otc.mqh>

input group "OTC"
input int InpStochastic=14; // %K period
input int InpSlowing=3; // %K slowing
input int InpSignal=3; // %D period
input int InpLevel=20; // Lower level, mirrored for the upper
input int InpAdx=14; // ADX period
input int InpAdxMaximum=25; // ADX maximum
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
double adxLine[];
OtcRule rule;
Alerts alerts;
CandleArrows arrows;
string programName;

int OnInit()
  {
   if(!IsWithin(InpStochastic,2,200) || !IsWithin(InpSlowing,1,50) || !IsWithin(InpSignal,1,50) || !IsWithin(InpLevel,1,49) || !IsWithin(InpAdx,2,200) || !IsWithin(InpAdxMaximum,1,100))
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
   SetIndexBuffer(4,adxLine,INDICATOR_DATA);
   ArraySetAsSeries(adxLine,false);
   PlotIndexSetDouble(4,PLOT_EMPTY_VALUE,EMPTY_VALUE);
   PlotIndexSetInteger(0,PLOT_ARROW,233);
   PlotIndexSetInteger(0,PLOT_ARROW_SHIFT,12);
   PlotIndexSetInteger(1,PLOT_ARROW,234);
   PlotIndexSetInteger(1,PLOT_ARROW_SHIFT,-12);
   IndicatorSetInteger(INDICATOR_LEVELS,2);
   IndicatorSetDouble(INDICATOR_LEVELVALUE,0,InpLevel);
   IndicatorSetDouble(INDICATOR_LEVELVALUE,1,100-InpLevel);
   programName="otc("+NumberText(InpStochastic)+","+NumberText(InpSlowing)+","+NumberText(InpSignal)+","+NumberText(InpLevel)+","+NumberText(InpAdx)+","+NumberText(InpAdxMaximum)+")";
   IndicatorSetString(INDICATOR_SHORTNAME,programName);
   alerts.Begin(InpAlertPopup,InpAlertPush,InpAlertMail,InpAlertSound);
   rule.Begin(InpStochastic,InpSlowing,InpSignal,InpLevel,InpAdx,InpAdxMaximum);
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
      adxLine[row]=rule.Line(2,row);
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
   adxLine[forming]=EMPTY_VALUE;
   return(rates_total);
  }
