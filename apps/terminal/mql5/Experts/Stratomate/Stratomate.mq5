// Reads the arrows of an indicator on its chart and hands them to the desktop app on the same computer. It never trades in the
// terminal and needs neither DLLs nor addresses to be allowed. Signals count on closed candles only.

#property copyright "Stratomate LLC"
#property link "https://stratomate.example"
#property version "1.00"
#property description "Hands the signals of an indicator on this chart to the desktop app on the same computer."
#property description "Places no orders in this terminal. No performance is promised."

#include <Stratomate\bridge\calendar.mqh>
#include <Stratomate\chart-panel.mqh>
#include <Stratomate\sources\early-signal.mqh>
#include <Stratomate\sources\finder.mqh>
#include <Stratomate\bridge\notes.mqh>
#include <Stratomate\sources\repaints.mqh>
#include <Stratomate\sources\source.mqh>

#define STRATOMATE_TIMER_MS 50
#define STRATOMATE_HISTORY 300
#define STRATOMATE_HISTORY_MAX 1000
// An indicator that needs longer for a new candle is too late for its signal.
#define STRATOMATE_PATIENCE_MS 2000

input group "Signals"
input string InpIndicatorName=""; // Indicator: its short name, empty to look for it
input int InpBuyBuffer=-1; // Buffer of the arrows that buy, -1 to look for it
input int InpSellBuffer=-1; // Buffer of the arrows that sell, -1 to look for it
input bool InpReportRepaints=true; // Report arrows that change afterwards

input group "Panel"
input bool InpShowPanel=true; // Show the panel on the chart
input ENUM_BASE_CORNER InpPanelCorner=CORNER_LEFT_UPPER; // Corner of the panel
input color InpPanelText=clrSilver; // Color of its text
input color InpPanelGood=clrMediumSeaGreen; // Color while all is well
input color InpPanelProblem=clrDarkOrange; // Color of what needs you

Source source;
Finder finder;
ChartPanel panel;
DesktopLink desktopLink;
Notes notes;
WaitingSignals waiting;
EarlySignal early;
Calendar calendar;
Repaints repaints;
datetime formingTime;
// When it opened, as the computer counts; for the countdown.
ulong formingSince;
// The candle that closed and may carry a signal, and why that signal would not be sent.
datetime pendingBar;
string pendingCode;
ulong pendingSince;
ulong scannedAt;
// The newest closed candle that the desktop was sent.
datetime sentUntil;
// Candles that closed since the desktop last said that it has read everything.
int unconfirmed;
bool isIntroduced;
string problem;
int dropped;

string NewRun(void)
  {
   MathSrand((int)(GetTickCount64()%2147483647));
   return(HashText(IntegerToString((long)GetMicrosecondCount())+IntegerToString(ChartID())+IntegerToString(MathRand())+IntegerToString((long)TimeLocal())));
  }

void NoteSignal(const string code,const datetime bar,const int side)
  {
   notes.Add(desktopLink,code,(side>0 ? "BUY " : "SELL ")+TimeToString(bar));
   desktopLink.log.Add(bar,side,-1,"not sent ("+code+")");
  }

// Sends the signals whose candles the desktop was sent; what had to wait for too long is dropped.
void SendSignals(void)
  {
   while(!waiting.IsEmpty())
     {
      const WaitingSignal signal=waiting.First();
      const bool isTooOld=GetTickCount64()-signal.since>STRATOMATE_PATIENCE_MS;
      const datetime before=signal.isEarly ? iTime(_Symbol,_Period,1) : signal.bar.time;
      if(!isTooOld && desktopLink.IsWelcome() && sentUntil<before)
         return;
      waiting.RemoveFirst();
      const string code=isTooOld ? "desktop_slow" : desktopLink.SendSignal(signal);
      if(code!="")
         NoteSignal(code,signal.bar.time,signal.side);
     }
  }

// Begins with the past again, as many candles as the desktop may have missed.
void RewindHistory(void)
  {
   const int count=MathMin(STRATOMATE_HISTORY_MAX,MathMax(STRATOMATE_HISTORY,unconfirmed));
   sentUntil=iTime(_Symbol,_Period,count+1);
  }

// Sends closed candles in their order, as many as fit into the pipe now.
void SendCandles(void)
  {
   int missing=0;
   while(missing<STRATOMATE_HISTORY_MAX && iTime(_Symbol,_Period,missing+1)>sentUntil)
      missing++;
   MqlRates rates[];
   ArraySetAsSeries(rates,false);
   const int copied=missing==0 || !desktopLink.HasRoomForHistory() ? 0 : CopyRates(_Symbol,_Period,1,missing,rates);
   for(int index=0; index<copied && desktopLink.HasRoomForHistory(); index++)
     {
      desktopLink.SendBar(rates[index]);
      sentUntil=rates[index].time;
      SendSignals();
     }
   SendSignals();
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

// Finds the indicator, or that it was removed or got other inputs. True when another one is read than before.
bool LookForSource(void)
  {
   const bool isOther=source.Refresh();
   if(isOther)
     {
      pendingBar=0;
      repaints.Clear();
     }
   // At the start, indicators may need a moment.
   if(isOther || (!isIntroduced && source.problem!="source_waits"))
     {
      isIntroduced=true;
      desktopLink.Introduce(source.name);
     }
   if(source.problem!=problem)
     {
      problem=source.problem;
      if(problem!="")
         notes.Add(desktopLink,problem,source.Names());
     }
   return(isOther);
  }

// The person has chosen another source in the desktop app.
void FollowChoice(void)
  {
   Choice choice;
   if(!desktopLink.TakeChoice(choice))
      return;
   source.Take(choice);
   pendingBar=0;
   repaints.Clear();
   source.Refresh();
   problem="";
   isIntroduced=true;
   desktopLink.Introduce(source.name);
   scannedAt=0;
  }

void ScanChart(void)
  {
   if(scannedAt!=0 && GetTickCount64()-scannedAt<1000)
      return;
   scannedAt=GetTickCount64();
   LookForSource();
   if(desktopLink.Dropped()!=dropped)
      notes.Add(desktopLink,"desktop_slow",IntegerToString(desktopLink.Dropped()));
   dropped=desktopLink.Dropped();
  }

// The indicator was not ready in time.
void GiveUpSignal(void)
  {
   if(pendingBar!=0 && source.name!="" && !source.MayStillDraw())
      notes.Add(desktopLink,"indicator_busy",TimeToString(pendingBar));
   pendingBar=0;
  }

// Notices that a candle has closed: only the first tick of the next one tells.
void FollowCandles(void)
  {
   const datetime newest=iTime(_Symbol,_Period,0);
   if(newest==0 || newest==formingTime)
      return;
   GiveUpSignal();
   const int closed=CountClosed();
   const bool isNext=newest==formingTime+PeriodSeconds();
   formingTime=newest;
   formingSince=GetTickCount64();
   unconfirmed+=MathMax(0,closed);
   pendingBar=closed>0 ? iTime(_Symbol,_Period,1) : 0;
   // Several at once are a history that was loaded late. After a gap, the price is not that of the signal any more.
   pendingCode=closed>1 ? "several_candles" : (isNext ? "" : "late_candle");
   pendingSince=GetTickCount64();
  }

void ReportRepaints(const MqlRates &rates[],const int &sides[])
  {
   const int total=Bars(_Symbol,_Period);
   const bool isSame=InpReportRepaints && repaints.IsSameHistory(rates,total);
   for(int index=0; isSame && index<ArraySize(sides); index++)
     {
      const int before=repaints.SideBefore(rates[index].time,sides[index]);
      if(before!=sides[index])
         desktopLink.SendFix(rates[index].time,sides[index],before);
     }
   desktopLink.EndFixes();
   repaints.Remember(rates,sides,total);
  }

void TakeSignal(const MqlRates &bar,const int side)
  {
   if(pendingCode!="")
     {
      NoteSignal(pendingCode,bar.time,side);
      return;
     }
   WaitingSignal signal;
   signal.bar=bar;
   signal.side=side;
   signal.next=formingTime;
   signal.price=iOpen(_Symbol,_Period,0);
   signal.since=GetTickCount64();
   signal.isEarly=false;
   signal.isKnown=early.IsOf(bar.time,side);
   waiting.Add(signal);
   SendSignals();
  }

// Looks for the signal of the candle that closed, as soon as the indicator has read it.
void TrySignal(void)
  {
   if(pendingBar==0)
      return;
   if(GetTickCount64()-pendingSince>STRATOMATE_PATIENCE_MS)
     {
      GiveUpSignal();
      return;
     }
   // The indicator has to be the one that is on the chart now.
   if(LookForSource() || source.name=="")
      return;
   MqlRates rates[];
   int sides[];
   ArraySetAsSeries(rates,false);
   const int count=MathMin(STRATOMATE_REMEMBERED,Bars(_Symbol,_Period)-1);
   if(count<1 || CopyRates(_Symbol,_Period,1,count,rates)!=count || rates[count-1].time!=pendingBar || !source.Sides(1,count,sides))
      return;
   if(sides[count-1]==0 && source.MayStillDraw())
      return;
   if(early.IsGone(pendingBar,sides[count-1]))
      notes.Add(desktopLink,"early_gone",TimeToString(pendingBar));
   if(sides[count-1]!=0)
      TakeSignal(rates[count-1],sides[count-1]);
   pendingBar=0;
   ReportRepaints(rates,sides);
  }

// Milliseconds of the forming candle that are left: by the last price, or by what has passed since the candle opened.
long LeftMs(void)
  {
   const long counted=(long)(GetTickCount64()-formingSince);
   return((long)PeriodSeconds()*1000-MathMax(counted,(long)(TimeCurrent()-formingTime)*1000));
  }

// Where the person wants it, the forming candle is looked at once, a moment before its close.
void TryEarlySignal(void)
  {
   if(source.name=="" || !early.IsDue(formingTime,LeftMs(),desktopLink.EarlySeconds()))
      return;
   MqlRates rates[];
   int sides[];
   ArraySetAsSeries(rates,false);
   if(LookForSource() || source.name=="" || CopyRates(_Symbol,_Period,0,1,rates)!=1 || !source.Sides(0,1,sides))
      return;
   early.Take(formingTime,sides[0]);
   if(sides[0]==0)
      return;
   WaitingSignal signal;
   signal.bar=rates[0];
   signal.side=sides[0];
   signal.next=formingTime+PeriodSeconds();
   signal.price=rates[0].close;
   signal.since=GetTickCount64();
   signal.isEarly=true;
   signal.isKnown=false;
   waiting.Add(signal);
   SendSignals();
  }

string Countdown(void)
  {
   const long left=(long)PeriodSeconds()-(long)((GetTickCount64()-formingSince)/1000);
   if(left<=0)
      return("Next candle: waits for a price");
   const long minutes=left/60;
   return("Next candle in "+(minutes<10 ? "0" : "")+IntegerToString(minutes)+":"+(left%60<10 ? "0" : "")+IntegerToString(left%60));
  }

void Show(void)
  {
   if(!InpShowPanel)
      return;
   panel.Clear();
   panel.Add("Stratomate: "+desktopLink.State(),desktopLink.IsWelcome() && !desktopLink.IsPaused() ? InpPanelGood : InpPanelProblem);
   if(source.name!="")
      panel.Add("Reading "+source.name,InpPanelText);
   else
      panel.Add(NoteText(source.problem)+(source.Names()=="" ? "" : ": "+source.Names()),InpPanelProblem);
   panel.Add(Countdown(),InpPanelText);
   if(desktopLink.EarlySeconds()>0)
      panel.Add("Sends unconfirmed signals "+IntegerToString(desktopLink.EarlySeconds())+" s before the close",InpPanelText);
   if(desktopLink.Dropped()>0)
      panel.Add("Dropped, the desktop app reads too slowly: "+IntegerToString(desktopLink.Dropped()),InpPanelProblem);
   for(int place=0; place<desktopLink.log.Count(); place++)
      panel.Add(desktopLink.log.Line(place),InpPanelText);
   if(desktopLink.CanPause())
      panel.AddButton("Stop trading");
   panel.Draw();
  }

int OnInit()
  {
   const bool areNamed=InpBuyBuffer>=0 && InpSellBuffer>=0 && InpBuyBuffer!=InpSellBuffer;
   if(!areNamed && (InpBuyBuffer>=0 || InpSellBuffer>=0))
      return(INIT_PARAMETERS_INCORRECT);
   formingTime=iTime(_Symbol,_Period,0);
   pendingBar=0;
   pendingCode="";
   sentUntil=0;
   unconfirmed=0;
   scannedAt=0;
   isIntroduced=false;
   problem="";
   dropped=0;
   // Seconds of the candle that had passed at the last tick.
   formingSince=GetTickCount64()-(ulong)MathMax(0,(long)(TimeCurrent()-formingTime))*1000;
   panel.Begin("StratomateExpert",InpPanelCorner);
   source.Begin(InpIndicatorName,InpBuyBuffer,InpSellBuffer);
   notes.Begin();
   waiting.Clear();
   early.Clear();
   calendar.Begin();
   desktopLink.Begin(NewRun());
   repaints.Clear();
   if(!EventSetMillisecondTimer(STRATOMATE_TIMER_MS))
      return(INIT_FAILED);
   return(INIT_SUCCEEDED);
  }

void OnDeinit(const int reason)
  {
   EventKillTimer();
   desktopLink.End();
   source.End();
   panel.End();
  }

void OnTick()
  {
   FollowCandles();
   SendCandles();
   TrySignal();
   TryEarlySignal();
  }

void OnTimer()
  {
   ScanChart();
   desktopLink.OnTimer();
   FollowChoice();
   const int look=desktopLink.TakeLook();
   if(look>0)
      finder.Begin(look);
   finder.Continue(desktopLink);
   calendar.Continue(desktopLink,notes);
   if(desktopLink.IsConfirmed())
      unconfirmed=0;
   if(desktopLink.TakeFresh())
     {
      RewindHistory();
      if(problem!="")
         desktopLink.SendNote(problem,1,source.Names());
     }
   FollowCandles();
   SendCandles();
   TrySignal();
   TryEarlySignal();
   Show();
  }

// The button on the panel stops trading in the desktop app; only there it starts again.
void OnChartEvent(const int id,const long &lparam,const double &dparam,const string &sparam)
  {
   if(id==CHARTEVENT_OBJECT_CLICK && sparam==panel.ButtonName())
      desktopLink.AskToPause();
  }
