// BOSS Pro Indicator. Written from its definition by apps/terminal/src/programs; change the definition or the rule instead.

#property copyright "Stratomate LLC"
#property link "https://stratomate.example"
#property version "1.20"
#property description "BOSS plus two filters: the 5x timeframe must agree, and volatility must be neither too low nor too high. A panel counts the last 50 signals with their interval."
#property description "Signals on closed candles only. No performance is promised."
#property indicator_chart_window
#property indicator_buffers 7
#property indicator_plots 7
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
#property indicator_color5 clrOrange
#property indicator_label6 "Side of the longer timeframe"
#property indicator_type6 DRAW_NONE
#property indicator_color6 clrNONE
#property indicator_label7 "Share of the long ATR"
#property indicator_type7 DRAW_NONE
#property indicator_color7 clrNONE

#include <Stratomate\alerts.mqh>
#include <Stratomate\inputs.mqh>
#include <Stratomate\panel.mqh>
#include <Stratomate\tally.mqh>
#include <Stratomate\rules\boss-pro-indicator.mqh>

input group "BOSS Pro Indicator"
input int InpStrength=5; // Swing strength
input int InpEma=50; // EMA period
input int InpAtr=14; // ATR period
input double InpMargin=0.1; // Margin in average true ranges
input int InpTimes=5; // Times as long
input int InpHigher=50; // EMA period there
input int InpLongAtr=100; // Long ATR period
input double InpRangeMinimum=0.8; // Least share of the long ATR
input double InpRangeMaximum=2.5; // Greatest share of the long ATR
input group "Panel"
input bool InpShowPanel=true; // Count what became of the last signals
input int InpExpiry=3; // Candles that a trade runs
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
double agreementLine[];
double ratioLine[];
BossProRule rule;
Alerts alerts;
Panel panel;
Tally tally;
string programName;

int OnInit()
  {
   if(!IsWithin(InpStrength,2,20) || !IsWithin(InpEma,2,500) || !IsWithin(InpAtr,2,200) || !IsWithin(InpMargin,0,5) || !IsWithin(InpTimes,2,20) || !IsWithin(InpHigher,2,200) || !IsWithin(InpLongAtr,2,200) || !IsWithin(InpRangeMinimum,0,10) || !IsWithin(InpRangeMaximum,0.1,20) || !IsWithin(InpExpiry,1,100) || InpRangeMinimum>=InpRangeMaximum)
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
   SetIndexBuffer(5,agreementLine,INDICATOR_DATA);
   ArraySetAsSeries(agreementLine,false);
   PlotIndexSetDouble(5,PLOT_EMPTY_VALUE,EMPTY_VALUE);
   SetIndexBuffer(6,ratioLine,INDICATOR_DATA);
   ArraySetAsSeries(ratioLine,false);
   PlotIndexSetDouble(6,PLOT_EMPTY_VALUE,EMPTY_VALUE);
   PlotIndexSetInteger(0,PLOT_ARROW,233);
   PlotIndexSetInteger(0,PLOT_ARROW_SHIFT,12);
   PlotIndexSetInteger(1,PLOT_ARROW,234);
   PlotIndexSetInteger(1,PLOT_ARROW_SHIFT,-12);
   programName="boss-pro-indicator("+NumberText(InpStrength)+","+NumberText(InpEma)+","+NumberText(InpAtr)+","+NumberText(InpMargin)+","+NumberText(InpTimes)+","+NumberText(InpHigher)+","+NumberText(InpLongAtr)+","+NumberText(InpRangeMinimum)+","+NumberText(InpRangeMaximum)+")";
   IndicatorSetString(INDICATOR_SHORTNAME,programName);
   alerts.Begin(InpAlertPopup,InpAlertPush,InpAlertMail,InpAlertSound);
   rule.Begin(InpStrength,InpEma,InpAtr,InpMargin,InpTimes,InpHigher,InpLongAtr,InpRangeMinimum,InpRangeMaximum);
   panel.Begin(programName);
   tally.Begin(InpExpiry);
   return(INIT_SUCCEEDED);
  }

void OnDeinit(const int reason)
  {
   panel.End();
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
      agreementLine[row]=rule.Line(3,row);
      ratioLine[row]=rule.Line(4,row);
      buyArrows[row]=side>0 ? low[row] : EMPTY_VALUE;
      sellArrows[row]=side<0 ? high[row] : EMPTY_VALUE;
      tally.Take(row,side,open[row],close[row]);
      if(first>0 && row==forming-1)
         alerts.Tell(programName,side,time[row]);
     }
   // The candle that is still forming shows nothing.
   buyArrows[forming]=EMPTY_VALUE;
   sellArrows[forming]=EMPTY_VALUE;
   averageLine[forming]=EMPTY_VALUE;
   highLine[forming]=EMPTY_VALUE;
   lowLine[forming]=EMPTY_VALUE;
   agreementLine[forming]=EMPTY_VALUE;
   ratioLine[forming]=EMPTY_VALUE;
   if(InpShowPanel && first<forming)
      panel.Show(0,tally.Text(),clrGray);
   return(rates_total);
  }
