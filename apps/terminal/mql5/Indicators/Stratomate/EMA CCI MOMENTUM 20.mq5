// EMA CCI MOMENTUM 20. Written from its definition by apps/terminal/src/programs; change the definition or the rule instead.

#property copyright "Stratomate LLC"
#property link "https://stratomate.example"
#property version "1.00"
#property description "Asks three questions over 20 candles, average, momentum and CCI, and signals when CCI leaves its usual band and all agree."
#property description "The terminal's own CCI and momentum stand alone; here they have to agree with an average."
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
#property indicator_label3 "EMA"
#property indicator_type3 DRAW_NONE
#property indicator_color3 clrNONE
#property indicator_label4 "CCI"
#property indicator_type4 DRAW_LINE
#property indicator_color4 clrOrange
#property indicator_label5 "Momentum"
#property indicator_type5 DRAW_NONE
#property indicator_color5 clrNONE

#include <Stratomate\alerts.mqh>
#include <Stratomate\candle-arrows.mqh>
#include <Stratomate\inputs.mqh>
#include <Stratomate\rules\ema-cci-momentum-20.mqh>

input group "EMA CCI MOMENTUM 20"
input int ema=20; // EMA period
input int cci=20; // CCI period
input int level=100; // CCI level
input int momentum=20; // Momentum period
input group "Chart"
input bool candleArrows=false; // Arrows on the candles, too
input group "Alerts"
input bool alertPopup=false; // Window
input bool alertPush=false; // Push message
input bool alertMail=false; // Mail
input bool alertSound=false; // Sound

double buyArrows[];
double sellArrows[];
double averageLine[];
double cciLine[];
double momentumLine[];
EmaCciMomentumRule rule;
Alerts alerts;
CandleArrows arrows;
string shortName;

int OnInit()
  {
   if(!IsWithin(ema,2,200) || !IsWithin(cci,2,200) || !IsWithin(level,10,300) || !IsWithin(momentum,1,200))
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
   SetIndexBuffer(3,cciLine,INDICATOR_DATA);
   ArraySetAsSeries(cciLine,false);
   PlotIndexSetDouble(3,PLOT_EMPTY_VALUE,EMPTY_VALUE);
   SetIndexBuffer(4,momentumLine,INDICATOR_DATA);
   ArraySetAsSeries(momentumLine,false);
   PlotIndexSetDouble(4,PLOT_EMPTY_VALUE,EMPTY_VALUE);
   PlotIndexSetInteger(0,PLOT_ARROW,233);
   PlotIndexSetInteger(0,PLOT_ARROW_SHIFT,12);
   PlotIndexSetInteger(1,PLOT_ARROW,234);
   PlotIndexSetInteger(1,PLOT_ARROW_SHIFT,-12);
   IndicatorSetInteger(INDICATOR_LEVELS,2);
   IndicatorSetDouble(INDICATOR_LEVELVALUE,0,level);
   IndicatorSetDouble(INDICATOR_LEVELVALUE,1,-level);
   shortName="ema-cci-momentum-20("+NumberText(ema)+","+NumberText(cci)+","+NumberText(level)+","+NumberText(momentum)+")";
   IndicatorSetString(INDICATOR_SHORTNAME,shortName);
   alerts.Begin(alertPopup,alertPush,alertMail,alertSound);
   rule.Begin(ema,cci,level,momentum);
   arrows.Begin(shortName,candleArrows);
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
      averageLine[row]=rule.Line(0,row);
      cciLine[row]=rule.Line(1,row);
      momentumLine[row]=rule.Line(2,row);
      buyArrows[row]=side>0 ? ArrowPlace(cciLine[row]) : EMPTY_VALUE;
      sellArrows[row]=side<0 ? ArrowPlace(cciLine[row]) : EMPTY_VALUE;
      arrows.Put(time[row],side>0 ? low[row] : high[row],side,forming-row);
      if(first>0 && row==forming-1)
         alerts.Tell(shortName,side,time[row]);
     }
   // The candle that is still forming shows nothing.
   buyArrows[forming]=EMPTY_VALUE;
   sellArrows[forming]=EMPTY_VALUE;
   averageLine[forming]=EMPTY_VALUE;
   cciLine[forming]=EMPTY_VALUE;
   momentumLine[forming]=EMPTY_VALUE;
   return(rates_total);
  }
