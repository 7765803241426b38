// Reads the arrows of an indicator on its chart and hands them to the desktop app on the same computer. It never trades in the
// terminal and needs neither DLLs nor addresses to be allowed. Signals count on closed candles only.

#property copyright "Stratomate LLC"
#property link "https://stratomate.example"
#property version "1.00"
#property description "Hands the signals of an indicator on this chart to the desktop app on the same computer."
#property description "Places no orders in this terminal. No performance is promised."

#include <Stratomate\bridge\arrows.mqh>
#include <Stratomate\bridge\desktop-link.mqh>
#include <Stratomate\bridge\repaints.mqh>

#define STRATOMATE_TIMER_MS 50
#define STRATOMATE_HISTORY 300
#define STRATOMATE_HISTORY_MAX 1000
// An indicator that needs longer for a new candle is too late for its signal.
#define STRATOMATE_PATIENCE_MS 2000

input group "Signals"
input string indicatorName=""; // Indicator: its short name, empty for the first on the chart
input int buyBuffer=0; // Buffer of the arrows that buy
input int sellBuffer=1; // Buffer of the arrows that sell
input bool reportRepaints=true; // Report arrows that change afterwards

Arrows arrows;
DesktopLink link;
Repaints repaints;
datetime formingTime;
datetime pendingBar;
ulong pendingSince;
ulong scannedAt;
// Candles that closed since the desktop last said that it has read everything.
int unconfirmed;
string shown;

string NewRun(void)
  {
   MathSrand((int)(GetTickCount64()%2147483647));
   return(HashText(IntegerToString((long)GetMicrosecondCount())+IntegerToString(ChartID())+IntegerToString(MathRand())+IntegerToString((long)TimeLocal())));
  }

void SendClosed(const int count)
  {
   MqlRates rates[];
   ArraySetAsSeries(rates,false);
   if(!link.IsWelcome())
      return;
   const int copied=CopyRates(_Symbol,_Period,1,count,rates);
   for(int index=0; index<copied; index++)
      link.SendBar(rates[index]);
  }

void SendHistory(void)
  {
   SendClosed(MathMin(STRATOMATE_HISTORY_MAX,MathMax(STRATOMATE_HISTORY,unconfirmed)));
  }

// How many candles have closed since the last look; -1 when the history is another one.
int CountClosed(void)
  {
   if(formingTime==0)
      return(-1);
   for(int shift=1; shift<=STRATOMATE_HISTORY_MAX; shift++)
     {
      const datetime time=iTime(_Symbol,_Period,shift);
      if(time==formingTime)
         return(shift);
      if(time<formingTime)
         return(-1);
     }
   return(-1);
  }

// Finds the indicator, or that it was removed or got other inputs.
void ScanChart(void)
  {
   if(scannedAt!=0 && GetTickCount64()-scannedAt<1000)
      return;
   scannedAt=GetTickCount64();
   if(!arrows.Refresh(indicatorName))
      return;
   pendingBar=0;
   repaints.Clear();
   link.Introduce(arrows.name);
  }

// Notices that a candle has closed: only the first tick of the next one tells.
void FollowCandles(void)
  {
   const datetime newest=iTime(_Symbol,_Period,0);
   if(newest==0 || newest==formingTime)
      return;
   const int closed=CountClosed();
   formingTime=newest;
   unconfirmed+=MathMax(0,closed);
   if(closed>0 && closed<=STRATOMATE_HISTORY)
      SendClosed(closed);
   // Several at once are a history that was loaded late; it is not traded.
   pendingBar=closed==1 ? iTime(_Symbol,_Period,1) : 0;
   pendingSince=GetTickCount64();
  }

void ReportRepaints(const MqlRates &rates[],const int &sides[])
  {
   const int total=Bars(_Symbol,_Period);
   const bool isSame=reportRepaints && repaints.IsSameHistory(rates,total);
   for(int index=0; isSame && index<ArraySize(sides); index++)
     {
      const int before=repaints.SideBefore(rates[index].time,sides[index]);
      if(before!=sides[index])
         link.SendFix(rates[index].time,sides[index],before);
     }
   link.EndFixes();
   repaints.Remember(rates,sides,total);
  }

// Sends the signal of the candle that closed, as soon as the indicator has read it.
void TrySignal(void)
  {
   if(pendingBar==0)
      return;
   if(GetTickCount64()-pendingSince>STRATOMATE_PATIENCE_MS)
     {
      pendingBar=0;
      return;
     }
   MqlRates rates[];
   int sides[];
   ArraySetAsSeries(rates,false);
   const int count=MathMin(STRATOMATE_REMEMBERED,Bars(_Symbol,_Period)-1);
   if(count<1 || CopyRates(_Symbol,_Period,1,count,rates)!=count || rates[count-1].time!=pendingBar || !arrows.Sides(1,count,sides))
      return;
   pendingBar=0;
   const int side=sides[count-1];
   if(side!=0)
      link.SendSignal(rates[count-1],side,iOpen(_Symbol,_Period,0));
   ReportRepaints(rates,sides);
  }

void Show(void)
  {
   const string text="Stratomate: "+link.State()+(arrows.name=="" ? "" : "\nReading "+arrows.name);
   if(text==shown)
      return;
   shown=text;
   Comment(text);
  }

int OnInit()
  {
   if(buyBuffer<0 || sellBuffer<0 || buyBuffer==sellBuffer)
      return(INIT_PARAMETERS_INCORRECT);
   formingTime=iTime(_Symbol,_Period,0);
   pendingBar=0;
   unconfirmed=0;
   scannedAt=0;
   shown="";
   arrows.Begin(buyBuffer,sellBuffer);
   link.Begin(NewRun());
   repaints.Clear();
   if(!EventSetMillisecondTimer(STRATOMATE_TIMER_MS))
      return(INIT_FAILED);
   return(INIT_SUCCEEDED);
  }

void OnDeinit(const int reason)
  {
   EventKillTimer();
   link.End();
   arrows.End();
   Comment("");
  }

void OnTick()
  {
   FollowCandles();
   TrySignal();
  }

void OnTimer()
  {
   ScanChart();
   link.OnTimer();
   if(link.IsConfirmed())
      unconfirmed=0;
   if(link.TakeFresh())
      SendHistory();
   FollowCandles();
   TrySignal();
   Show();
  }
