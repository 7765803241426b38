// Multi-Currency Scanner: one rule of the library on up to 28 symbols and several timeframes, on closed candles only, with one
// timer. It lists the last signal, its age in candles and the rank of the range, and warns of signals that are the same bet
// twice. It draws no arrows itself.

#property copyright "Stratomate LLC"
#property link "https://stratomate.example"
#property version "1.02"
#property description "Runs one rule of the library on up to 28 symbols and their timeframes, on closed candles only."
#property description "Signals on closed candles only. No performance is promised."
#property indicator_chart_window
#property indicator_buffers 0
#property indicator_plots 0

#include <Stratomate\panel.mqh>
#include <Stratomate\scanner\rule-names.mqh>
#include <Stratomate\scanner\scanned-chart.mqh>

#define STRATOMATE_SYMBOLS_MAX 28
#define STRATOMATE_CHARTS_MAX 84
// So many indicators are opened in a turn of the timer, and none after so long, because each asks the terminal for a history.
#define STRATOMATE_OPENINGS_MAX 8
#define STRATOMATE_OPENING_MS 200

input group "Scanner"
input ScannerRule InpRule=RULE_SUPER_TREND; // Rule, with its default inputs
input string InpSymbols="EURUSD,GBPUSD,USDJPY,AUDUSD,USDCAD,USDCHF,NZDUSD"; // Symbols, at most 28
input string InpTimeframes="M1,M5,M15"; // Timeframes, at most 3
input double InpAlike=0.8; // From this correlation on, two signals are one bet
input int InpFreshCandles=3; // Candles for which a signal is shown bright
input group "Alerts"
input bool InpAlertPopup=false; // Window
input bool InpAlertPush=false; // Push message

ScannedChart charts[];
Panel panel;
int total;

ENUM_TIMEFRAMES TimeframeOf(const string text)
  {
   if(text=="M1")
      return(PERIOD_M1);
   if(text=="M5")
      return(PERIOD_M5);
   if(text=="M15")
      return(PERIOD_M15);
   if(text=="M30")
      return(PERIOD_M30);
   return(text=="H1" ? PERIOD_H1 : PERIOD_CURRENT);
  }

string TimeframeText(const ENUM_TIMEFRAMES timeframe)
  {
   return(timeframe==PERIOD_H1 ? "H1" : "M"+IntegerToString(PeriodSeconds(timeframe)/60));
  }

// The parts of a list, without spaces, each once.
int PartsOf(const string list,string &parts[])
  {
   string all[];
   const int count=StringSplit(list,',',all);
   ArrayResize(parts,0);
   for(int index=0; index<count; index++)
     {
      StringTrimLeft(all[index]);
      StringTrimRight(all[index]);
      bool isKnown=all[index]=="";
      for(int place=0; place<ArraySize(parts); place++)
         isKnown=isKnown || parts[place]==all[index];
      if(isKnown)
         continue;
      const int kept=ArraySize(parts);
      ArrayResize(parts,kept+1);
      parts[kept]=all[index];
     }
   return(ArraySize(parts));
  }

bool BeginCharts(void)
  {
   string names[];
   string periods[];
   const int nameCount=PartsOf(InpSymbols,names);
   const int periodCount=PartsOf(InpTimeframes,periods);
   if(nameCount<1 || nameCount>STRATOMATE_SYMBOLS_MAX || periodCount<1 || periodCount>3)
      return(false);
   total=0;
   ArrayResize(charts,nameCount*periodCount);
   for(int name=0; name<nameCount; name++)
     {
      for(int period=0; period<periodCount; period++)
        {
         const ENUM_TIMEFRAMES timeframe=TimeframeOf(periods[period]);
         if(timeframe==PERIOD_CURRENT)
            return(false);
         charts[total].Begin(names[name],timeframe);
         total++;
        }
     }
   return(true);
  }

// Another chart of the same timeframe whose fresh signal is the same bet; -1 for none.
int TwinOf(const int index)
  {
   for(int other=0; other<total; other++)
     {
      if(other==index || charts[other].timeframe!=charts[index].timeframe || charts[other].symbol==charts[index].symbol)
         continue;
      if(charts[other].side==0 || charts[other].age>InpFreshCandles || charts[other].signalTime!=charts[index].signalTime)
         continue;
      const double likeness=CorrelationOf(charts[index].closes,charts[other].closes)*charts[index].side*charts[other].side;
      if(likeness>=InpAlike)
         return(other);
     }
   return(-1);
  }

bool IsFresh(const int index)
  {
   return(charts[index].side!=0 && charts[index].age<=InpFreshCandles);
  }

string RowText(const int index)
  {
   string text=charts[index].symbol+" "+TimeframeText(charts[index].timeframe)+"  ";
   if(charts[index].problem!="")
      return(text+charts[index].problem);
   if(charts[index].side==0)
      text+="none";
   else
      text+=(charts[index].side>0 ? "BUY" : "SELL")+"  "+IntegerToString(charts[index].age)+" candles ago";
   text+="  range "+(charts[index].rank<0 ? "-" : IntegerToString(charts[index].rank)+"%");
   const int twin=IsFresh(index) ? TwinOf(index) : -1;
   return(twin<0 ? text : text+"  same bet as "+charts[twin].symbol);
  }

void Show(void)
  {
   panel.Show(0,"Scanner: "+RuleProgram(InpRule)+"  (range: share of the last 100 candles that were calmer)",clrGray);
   for(int index=0; index<total; index++)
      panel.Show(index+1,RowText(index),IsFresh(index) ? (charts[index].side>0 ? clrLime : clrRed) : clrGray);
   panel.Keep(total+1);
   ChartRedraw(0);
  }

void Tell(const int index)
  {
   if(!charts[index].isFollowed || charts[index].side==0 || charts[index].age!=0)
      return;
   const int twin=TwinOf(index);
   const string words=(charts[index].side>0 ? "BUY " : "SELL ")+charts[index].symbol+" "+TimeframeText(charts[index].timeframe)
                      +": "+RuleProgram(InpRule)+(twin<0 ? "" : ", the same bet as "+charts[twin].symbol);
   if(InpAlertPopup)
      Alert(words);
   if(InpAlertPush && !SendNotification(words))
      Print("The push message was not sent: ",GetLastError());
  }

int OnInit()
  {
   if(InpAlike<0.1 || InpAlike>1.0 || InpFreshCandles<0 || InpFreshCandles>100 || !BeginCharts())
      return(INIT_PARAMETERS_INCORRECT);
   IndicatorSetString(INDICATOR_SHORTNAME,"multi-currency-scanner("+RuleProgram(InpRule)+")");
   panel.Begin("multi-currency-scanner");
   if(!EventSetTimer(1))
      return(INIT_FAILED);
   return(INIT_SUCCEEDED);
  }

void OnDeinit(const int reason)
  {
   EventKillTimer();
   for(int index=0; index<total; index++)
      charts[index].End();
   panel.End();
  }

void OnTimer()
  {
   bool isNew=false;
   int openings=0;
   const ulong since=GetTickCount64();
   for(int index=0; index<total; index++)
     {
      if(openings>=STRATOMATE_OPENINGS_MAX || GetTickCount64()-since>STRATOMATE_OPENING_MS)
         break;
      if(charts[index].NeedsOpening())
        {
         // With its extension: the terminal would take the end of "OTC 3.0" for one.
         charts[index].Open("Stratomate\\"+RuleProgram(InpRule)+".ex5");
         openings++;
         isNew=true;
        }
     }
   for(int index=0; index<total; index++)
     {
      if(!charts[index].Look())
         continue;
      isNew=true;
      Tell(index);
     }
   if(isNew)
      Show();
  }

int OnCalculate(const int rates_total,const int prev_calculated,const datetime &time[],const double &open[],
                const double &high[],const double &low[],const double &close[],const long &tick_volume[],
                const long &volume[],const int &spread[])
  {
   return(rates_total);
  }
