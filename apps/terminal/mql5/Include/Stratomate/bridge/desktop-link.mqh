// The connection to the desktop app: finds it, introduces the chart, keeps it alive, and comes back when it was gone.

#include <Stratomate\bridge\address.mqh>
#include <Stratomate\sources\choice.mqh>
#include <Stratomate\bridge\frames.mqh>
#include <Stratomate\bridge\inbox.mqh>
#include <Stratomate\bridge\pipe.mqh>
#include <Stratomate\bridge\signal-log.mqh>
#include <Stratomate\bridge\wall-clock.mqh>

#define STRATOMATE_HEARTBEAT_MS 1000
#define STRATOMATE_DEAD_MS 5000
#define STRATOMATE_FIRST_PAUSE_MS 1000
#define STRATOMATE_LAST_PAUSE_MS 30000
#define STRATOMATE_LOOK_MS 1000
#define STRATOMATE_EARLY_MAX 30
#define STRATOMATE_IMPORTANCE_MAX 3
// So many failures in a row, and signals go by file if the desktop reads files.
#define STRATOMATE_FAILURES_BEFORE_FILES 3

class DesktopLink
  {
private:
   Address           address;
   Pipe              pipe;
   Inbox             inbox;
   WallClock         clock;
   string            run;
   string            indicator;
   int               seq;
   // What the desktop said last about what it has read.
   int               confirmedSeq;
   // Lines that did not fit into the pipe, because the desktop reads too slowly.
   int               dropped;
   int               failures;
   int               pollMs;
   bool              isWelcome;
   // The desktop app has said welcome and is about to say what to read.
   bool              isAwaitingChoice;
   Choice            choice;
   bool              isChoiceNew;
   int               askedLook;
   // How many seconds before the close a forming candle is looked at; 0 for never.
   int               early;
   // The least importance of the events that the desktop app wants of the calendar; 0 for none.
   int               news;
   bool              isFresh;
   bool              isBegun;
   ulong             retryAt;
   ulong             lookedAt;
   ulong             heardAt;
   ulong             beatAt;
   ulong             readAt;
   string            triedToken;
   string            problem;
   string            pause;
   // Whether the desktop app takes what older ones refuse: what was found, and a wish to pause.
   bool              isTalkative;
   // Changes of the past that wait for the end of a look, when they go by file.
   string            fixes;

   // Half of the pause is left to chance, so that ten charts do not come back in the same moment.
   ulong             PauseMs(void) const
     {
      const int doublings=MathMin(failures,5);
      const int ceiling=MathMin(STRATOMATE_LAST_PAUSE_MS,STRATOMATE_FIRST_PAUSE_MS<<doublings);
      return((ulong)(ceiling/2+(int)((long)MathRand()*(ceiling/2)/32767)));
     }

   void              Drop(const string reason)
     {
      pipe.Close();
      isWelcome=false;
      isAwaitingChoice=false;
      askedLook=0;
      early=0;
      news=0;
      confirmedSeq=-1;
      problem=reason;
      retryAt=GetTickCount64()+PauseMs();
      failures++;
     }

   void              Connect(void)
     {
      lookedAt=GetTickCount64();
      if(!address.Read())
        {
         Drop("Waiting for the desktop app");
         return;
        }
      triedToken=address.token;
      if(!pipe.Open(address.pipe))
        {
         Drop("The desktop app does not answer (error "+IntegerToString(GetLastError())+")");
         return;
        }
      heardAt=GetTickCount64();
      beatAt=heardAt;
      if(!pipe.Send(HelloFrame(address.token,run,indicator,choice.id)))
         Drop("The desktop app closed the connection");
     }

   // A desktop that was started again leaves another token: no reason to wait for the end of the pause.
   void              LookForNewDesktop(void)
     {
      if(GetTickCount64()-lookedAt<STRATOMATE_LOOK_MS)
         return;
      lookedAt=GetTickCount64();
      if(!address.Read() || address.token==triedToken)
         return;
      failures=0;
      triedToken=address.token;
      retryAt=GetTickCount64()+(ulong)(MathRand()%50);
     }

   void              Take(const string line)
     {
      JsonLine frame;
      heardAt=GetTickCount64();
      if(line=="")
         return;
      if(!frame.Parse(line))
        {
         Drop("The desktop app sent something unreadable");
         return;
        }
      const string type=frame.Text("type");
      if(type=="welcome")
         TakeWelcome(frame);
      if(type=="refuse")
         Drop("Refused: "+frame.Text("message"));
      if(type=="cfg")
        {
         pause=frame.Text("enabled")=="true" ? "" : frame.Text("reason");
         TakePoll(frame);
        }
      if(type=="source")
         TakeSource(frame);
      if(type=="look")
         askedLook=frame.Whole("look",0);
      if(type=="wish")
         TakeWish(frame);
      if(type=="hb")
         TakeHeartbeat(frame);
      if(type=="ack")
         log.Take(frame);
     }

   void              TakeWelcome(const JsonLine &frame)
     {
      if(frame.Whole("v",0)!=STRATOMATE_PROTOCOL || frame.Text("run")!=run)
        {
         Drop("The desktop app speaks another version");
         return;
        }
      TakePoll(frame);
      failures=0;
      problem="Connecting";
      isAwaitingChoice=frame.Text("chooses")=="true";
      isTalkative=isAwaitingChoice;
      if(!isAwaitingChoice)
         BeWelcome();
     }

   void              BeWelcome(void)
     {
      isAwaitingChoice=false;
      isWelcome=true;
      isFresh=true;
     }

   // Another choice than the one that this chart introduced itself with is another source: it has to introduce itself anew.
   void              TakeSource(const JsonLine &frame)
     {
      const Choice told=ChoiceOf(frame);
      if(told.id!=choice.id)
        {
         choice=told;
         isChoiceNew=true;
         isWelcome=false;
         return;
        }
      if(isAwaitingChoice)
         BeWelcome();
     }

   // An older desktop app does not count bytes; then the last number that it has read has to do.
   void              TakeHeartbeat(const JsonLine &frame)
     {
      confirmedSeq=frame.Whole("seq",-1);
      const int read=frame.Whole("read",-1);
      if(read>=0 || confirmedSeq>=seq)
         pipe.Confirm(read);
     }

   void              TakeWish(const JsonLine &frame)
     {
      early=MathMax(0,MathMin(STRATOMATE_EARLY_MAX,frame.Whole("early",0)));
      news=MathMax(0,MathMin(STRATOMATE_IMPORTANCE_MAX,frame.Whole("news",0)));
     }

   void              TakePoll(const JsonLine &frame)
     {
      pollMs=MathMax(10,MathMin(1000,frame.Whole("pollMs",pollMs)));
     }

   void              Read(void)
     {
      if(GetTickCount64()-readAt<(ulong)(isWelcome ? pollMs : 10))
         return;
      ReadNow();
     }

   void              ReadNow(void)
     {
      readAt=GetTickCount64();
      const bool isPlain=pipe.Receive();
      string line;
      while(pipe.IsOpen() && pipe.NextLine(line))
         Take(line);
      if(pipe.IsOpen() && !isPlain)
         Drop("The desktop app sent a line that is too long");
     }

   void              KeepAlive(void)
     {
      const ulong now=GetTickCount64();
      if(now-heardAt>STRATOMATE_DEAD_MS)
        {
         Drop("Nothing was heard from the desktop app for 5 seconds");
         return;
        }
      if(pipe.StuckMs()>STRATOMATE_DEAD_MS)
        {
         Drop("The desktop app has stopped reading");
         return;
        }
      if(now-beatAt<STRATOMATE_HEARTBEAT_MS)
         return;
      beatAt=now;
      Sent(Post(HeartbeatFrame(clock.Now(),seq)));
     }

   // Writes a line if it fits; else it is dropped and counted. False when the other end is gone.
   bool              Post(const string frame)
     {
      if(pipe.HasRoom(frame))
         return(pipe.Send(frame));
      dropped++;
      return(true);
     }

   string            FileName(void) const
     {
      return(run+"-"+IntegerToString(seq));
     }

   bool              UsesFiles(void) const
     {
      return(!isWelcome && failures>=STRATOMATE_FAILURES_BEFORE_FILES && address.inbox!="" && indicator!="");
     }

public:
   // The last signals and what became of them.
   SignalLog         log;

   void              Begin(const string runId)
     {
      run=runId;
      indicator="";
      seq=0;
      confirmedSeq=-1;
      dropped=0;
      failures=0;
      pollMs=250;
      isWelcome=false;
      isAwaitingChoice=false;
      choice=NoChoice();
      isChoiceNew=false;
      askedLook=0;
      early=0;
      news=0;
      isFresh=false;
      isBegun=false;
      retryAt=0;
      lookedAt=0;
      readAt=0;
      triedToken="";
      pause="";
      problem="Connecting";
      isTalkative=false;
      log.Clear();
      fixes="";
      clock.Begin();
     }

   void              End(void)
     {
      pipe.Close();
      isWelcome=false;
     }

   // Another indicator is another chart for the desktop: it is introduced anew, without a name while none is read.
   void              Introduce(const string name)
     {
      isBegun=true;
      pipe.Close();
      isWelcome=false;
      isAwaitingChoice=false;
      askedLook=0;
      early=0;
      news=0;
      confirmedSeq=-1;
      indicator=name;
      failures=0;
      retryAt=0;
     }

   void              OnTimer(void)
     {
      clock.Look();
      inbox.RemoveOld();
      if(!isBegun)
         return;
      if(!pipe.IsOpen())
        {
         LookForNewDesktop();
         if(GetTickCount64()>=retryAt)
            Connect();
        }
      if(pipe.IsOpen())
         Read();
      if(pipe.IsOpen())
         KeepAlive();
     }

   bool              IsWelcome(void) const
     {
      return(isWelcome);
     }

   // Whether the desktop has read everything that was sent.
   bool              IsConfirmed(void) const
     {
      return(isWelcome && confirmedSeq>=seq);
     }

   // True once after each welcome: the desktop wants the last candles first.
   bool              TakeFresh(void)
     {
      const bool answer=isFresh;
      isFresh=false;
      return(answer);
     }

   // True once after the desktop app has told another choice.
   bool              TakeChoice(Choice &told)
     {
      const bool answer=isChoiceNew;
      isChoiceNew=false;
      told=choice;
      return(answer);
     }

   // The number of a look that the desktop app asks for; 0 when it asks for none.
   int               TakeLook(void)
     {
      const int look=isWelcome ? askedLook : 0;
      if(isWelcome)
         askedLook=0;
      return(look);
     }

   // How many seconds before the close the desktop app wants signals that may still go; 0 for never.
   int               EarlySeconds(void) const
     {
      return(isWelcome ? early : 0);
     }

   // The least importance of the events that the desktop app wants; 0 for none.
   int               LeastImportance(void) const
     {
      return(isWelcome ? news : 0);
     }

   bool              HasRoomForLook(void)
     {
      if(isWelcome && !pipe.HasRoomForHistory())
         ReadNow();
      return(isWelcome && pipe.HasRoomForHistory());
     }

   // `members` is a frame without its run and its braces. False when the other end is gone.
   bool              SendLook(const string members)
     {
      return(isWelcome && Sent(pipe.Send("{\"run\":"+JsonText(run)+","+members+"}")));
     }

   // Whether a candle may be sent now. Where there is no room, the desktop may just have said that it has read more.
   bool              HasRoomForHistory(void)
     {
      if(isWelcome && !pipe.HasRoomForHistory())
         ReadNow();
      return(isWelcome && indicator!="" && pipe.HasRoomForHistory());
     }

   int               Dropped(void) const
     {
      return(dropped);
     }

   bool              SendBar(const MqlRates &rates)
     {
      if(!isWelcome || !IsWhole(rates))
         return(false);
      seq++;
      return(Sent(pipe.Send(BarFrame(run,seq,rates))));
     }

   // Empty when the signal left, by pipe or by file; else the code of what kept it.
   string            SendSignal(const WaitingSignal &signal)
     {
      if(!IsWhole(signal.bar) || signal.price<=0.0)
         return("price_missing");
      if(!isWelcome)
         return(!signal.isEarly && WriteSignal(signal) ? "" : "not_connected");
      const string frame=SignalFrame(run,seq+1,signal,EmittedAt(signal),indicator);
      if(!pipe.HasRoom(frame))
         return("desktop_slow");
      seq++;
      if(!signal.isKnown)
         log.Add(signal.bar.time,signal.side,seq,"on its way");
      if(signal.isEarly)
         log.MarkEarly();
      return(Sent(pipe.Send(frame)) ? "" : "not_connected");
     }

   void              SendNote(const string code,const int count,const string about)
     {
      if(isWelcome)
         Sent(Post(NoteFrame(run,code,count,about)));
     }

   void              SendFix(const datetime bar,const int side,const int before)
     {
      const string frame=FixFrame(run,bar,side,before,indicator);
      if(isWelcome)
         Sent(Post(frame));
      else
         fixes+=frame+"\n";
     }

   // After all changes of one look: what could not go by pipe goes in one file.
   void              EndFixes(void)
     {
      const string lines=fixes;
      fixes="";
      if(lines=="" || !UsesFiles())
         return;
      seq++;
      inbox.Write(address.inbox,FileName(),HelloFrame(address.token,run,indicator,choice.id)+"\n"+lines);
     }

   // Whether the person can stop trading from the chart now.
   bool              CanPause(void) const
     {
      return(isWelcome && isTalkative && pause=="");
     }

   void              AskToPause(void)
     {
      if(CanPause())
         Sent(Post(PauseFrame(run)));
     }

   bool              IsPaused(void) const
     {
      return(isWelcome && pause!="");
     }

   string            State(void) const
     {
      string text=isWelcome ? "Connected" : problem;
      if(IsPaused())
         text="Connected, trading is paused: "+pause;
      return(UsesFiles() ? text+". Signals go by file" : text);
     }

private:
   bool              Sent(const bool isSent)
     {
      if(!isSent)
         Drop("The desktop app closed the connection");
      return(isSent);
     }

   long              EmittedAt(const WaitingSignal &signal)
     {
      return(clock.Now()-(long)(GetTickCount64()-signal.since));
     }

   bool              WriteSignal(const WaitingSignal &signal)
     {
      if(!UsesFiles())
         return(false);
      seq++;
      const string candle=BarFrame(run,seq,signal.bar);
      seq++;
      const string frame=SignalFrame(run,seq,signal,EmittedAt(signal),indicator);
      log.Add(signal.bar.time,signal.side,-1,"left as a file");
      return(inbox.Write(address.inbox,FileName(),HelloFrame(address.token,run,indicator,choice.id)+"\n"+candle+"\n"+frame+"\n"));
     }
  };
