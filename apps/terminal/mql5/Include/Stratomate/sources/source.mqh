// Finds the indicator whose arrows are signals, and reads it on closed candles. What the person has chosen in the desktop app is
// read and nothing else. Without a choice one of ours wins; any other has to show by its buffers that it draws arrows. With
// several or none nothing is read, and `problem` says why.

#include <Stratomate\sources\candidate.mqh>
#include <Stratomate\sources\read-sides.mqh>

// An indicator that is not ready for so long is no candidate any more.
#define STRATOMATE_UNREADY_MS 10000

class Source
  {
private:
   int               handle;
   string            wanted;
   int               wantedBuys;
   int               wantedSells;
   Candidate         found[];
   // What is read now, and how.
   Choice            reading;
   string            inputs;
   // What the person has chosen, and the candle for which it was found to be rare enough or too full.
   Choice            chosen;
   datetime          judgedBar;
   bool              isTooFull;

   int               OldPlace(const Candidate &old[],const Candidate &now) const
     {
      for(int index=0; index<ArraySize(old); index++)
        {
         if(old[index].window==now.window && old[index].name==now.name && old[index].inputs==now.inputs)
            return(index);
        }
      return(-1);
     }

   void              List(void)
     {
      Candidate old[];
      ArrayResize(old,ArraySize(found));
      for(int index=0; index<ArraySize(found); index++)
         old[index]=found[index];
      ArrayResize(found,0);
      const int windows=(int)ChartGetInteger(0,CHART_WINDOWS_TOTAL);
      for(int window=0; window<windows; window++)
        {
         for(int index=0; index<ChartIndicatorsTotal(0,window); index++)
           {
            const string name=ChartIndicatorName(0,window,index);
            if(name!="" && (wanted=="" || name==wanted))
               Add(window,name,old);
           }
        }
     }

   void              Add(const int window,const string name,const Candidate &old[])
     {
      Candidate entry;
      entry.window=window;
      entry.name=name;
      entry.isOwn=IsOwnIndicator(name);
      entry.verdict=SOURCE_UNKNOWN;
      entry.buyBuffer=wantedBuys<0 ? 0 : wantedBuys;
      entry.sellBuffer=wantedSells<0 ? 1 : wantedSells;
      entry.judgedBar=0;
      entry.seenAt=GetTickCount64();
      const int taken=ChartIndicatorGet(0,window,name);
      if(taken==INVALID_HANDLE)
         return;
      entry.inputs=InputsText(taken);
      const int place=OldPlace(old,entry);
      if(place>=0)
         entry=old[place];
      Judge(entry,taken);
      IndicatorRelease(taken);
      const int size=ArraySize(found);
      ArrayResize(found,size+1);
      found[size]=entry;
     }

   // What was said of an indicator before stays until it is ready again.
   void              Judge(Candidate &entry,const int taken) const
     {
      const bool areKnown=entry.isOwn || wantedBuys>=0;
      if(entry.verdict==SOURCE_UNKNOWN && entry.isOwn && wantedBuys<0)
         entry.verdict=SOURCE_FITS;
      if(entry.verdict!=SOURCE_UNKNOWN && iTime(_Symbol,_Period,0)==entry.judgedBar)
         return;
      if(BarsCalculated(taken)<Bars(_Symbol,_Period))
         return;
      // Others may give their lines a name like ours.
      const SourceVerdict verdict=areKnown ? JudgeNamedBuffers(taken,entry.buyBuffer,entry.sellBuffer) : JudgeBuffers(taken,entry);
      if(verdict==SOURCE_UNKNOWN)
         return;
      entry.verdict=verdict;
      entry.judgedBar=iTime(_Symbol,_Period,0);
     }

   bool              IsWaiting(const Candidate &entry) const
     {
      return(entry.verdict==SOURCE_UNKNOWN && GetTickCount64()-entry.seenAt<STRATOMATE_UNREADY_MS);
     }

   // The place of the only candidate; -1 with the problem when there is no such.
   int               Choose(void)
     {
      int own=-1;
      int other=-1;
      int owns=0;
      int others=0;
      bool waits=false;
      for(int index=0; index<ArraySize(found); index++)
        {
         if(IsTwice(index))
            continue;
         waits=waits || (IsWaiting(found[index]) && !found[index].isOwn);
         if(found[index].verdict!=SOURCE_FITS)
            continue;
         if(found[index].isOwn)
           {
            own=index;
            owns++;
           }
         else
           {
            other=index;
            others++;
           }
        }
      if(owns==1)
         return(own);
      if(owns>1 || others>1)
         return(Fail("source_choice"));
      if(waits)
         return(Fail("source_waits"));
      return(others==1 ? other : Fail(NothingFits()));
     }

   int               Fail(const string code)
     {
      problem=code;
      return(-1);
     }

   // Ours with the same inputs say the same; others of one name cannot be told apart and count as two.
   bool              IsTwice(const int place) const
     {
      for(int index=0; index<place; index++)
        {
         if(found[place].isOwn && found[index].name==found[place].name)
            return(true);
        }
      return(false);
     }

   string            NothingFits(void) const
     {
      bool isUnclear=false;
      bool isMissing=false;
      bool isFilled=false;
      for(int index=0; index<ArraySize(found); index++)
        {
         isUnclear=isUnclear || found[index].verdict==SOURCE_UNCLEAR;
         isMissing=isMissing || found[index].verdict==SOURCE_UNKNOWN;
         isFilled=isFilled || found[index].verdict==SOURCE_FILLED;
        }
      if(isUnclear)
         return("source_unclear");
      if(isFilled)
         return("source_filled");
      return(isMissing ? "buffer_missing" : "source_missing");
     }

   bool              Leave(void)
     {
      const bool wasRead=name!="";
      Release();
      return(wasRead);
     }

   void              Release(void)
     {
      if(handle!=INVALID_HANDLE)
         IndicatorRelease(handle);
      handle=INVALID_HANDLE;
      name="";
      inputs="";
     }

   // Takes the handle again: the same instance, or the one that has come in its place. True when it is another source.
   bool              Use(const Candidate &entry)
     {
      const int taken=ChartIndicatorGet(0,entry.window,entry.name);
      if(taken==INVALID_HANDLE)
         return(Leave());
      Choice next=NoChoice();
      next.kind=READING_ARROWS;
      next.buy=entry.buyBuffer;
      next.sell=entry.sellBuffer;
      return(Hold(taken,entry.name,next));
     }

   // Keeps a handle that was taken, in the place of the one before. True when it is another source.
   bool              Hold(const int taken,const string takenName,const Choice &next)
     {
      const string takenInputs=InputsText(taken);
      const bool isOther=handle==INVALID_HANDLE || name!=takenName || inputs!=takenInputs || reading.id!=next.id
                         || reading.buy!=next.buy || reading.sell!=next.sell;
      if(handle!=INVALID_HANDLE)
         IndicatorRelease(handle);
      handle=taken;
      name=takenName;
      inputs=takenInputs;
      reading=next;
      return(isOther);
     }

   // The handle of the indicator that was chosen: same name, same inputs. INVALID_HANDLE when it is not on the chart.
   int               TakeChosen(string &fullName) const
     {
      const int windows=(int)ChartGetInteger(0,CHART_WINDOWS_TOTAL);
      for(int window=0; window<windows; window++)
        {
         for(int index=0; index<ChartIndicatorsTotal(0,window); index++)
           {
            fullName=ChartIndicatorName(0,window,index);
            if(fullName=="" || StringSubstr(fullName,0,STRATOMATE_NAME_MAX)!=chosen.name)
               continue;
            const int taken=ChartIndicatorGet(0,window,fullName);
            if(taken==INVALID_HANDLE)
               continue;
            if(InputsText(taken)==chosen.inputs)
               return(taken);
            IndicatorRelease(taken);
           }
        }
      return(INVALID_HANDLE);
     }

   // Reads what was chosen, and says why where that is not possible.
   bool              UseChosen(void)
     {
      if(chosen.kind==READING_OBJECTS)
         return(UseObjects());
      string fullName;
      const int taken=TakeChosen(fullName);
      if(taken==INVALID_HANDLE)
        {
         problem="source_gone";
         return(Leave());
        }
      const string code=JudgeChosen(taken);
      if(code!="")
        {
         IndicatorRelease(taken);
         problem=code;
         return(Leave());
        }
      return(Hold(taken,fullName,chosen));
     }

   // Objects need no handle; the pattern of those that buy is the name.
   bool              UseObjects(void)
     {
      const bool isOther=name!=chosen.buyPattern || reading.id!=chosen.id;
      if(handle!=INVALID_HANDLE)
         IndicatorRelease(handle);
      handle=INVALID_HANDLE;
      name=chosen.buyPattern;
      inputs="";
      reading=chosen;
      return(isOther);
     }

   // A chosen source has to be rare, too; it is judged once for each candle, and stays what it was while it is busy.
   string            JudgeChosen(const int taken)
     {
      const datetime forming=iTime(_Symbol,_Period,0);
      const int count=MathMin(STRATOMATE_LOOK_BACK,Bars(_Symbol,_Period)-1);
      if(judgedBar==forming || (judgedBar!=0 && BarsCalculated(taken)<Bars(_Symbol,_Period)))
         return(isTooFull ? "source_filled" : "");
      int sides[];
      if(count<STRATOMATE_LOOK_BACK_MIN || BarsCalculated(taken)<Bars(_Symbol,_Period))
         return("source_waits");
      if(!ReadSides(taken,chosen,1,count,sides))
         return("buffer_missing");
      judgedBar=forming;
      isTooFull=IsTooFull(sides) || (chosen.kind==READING_ARROWS
                                     && JudgeNamedBuffers(taken,chosen.buy,chosen.sell)==SOURCE_FILLED);
      return(isTooFull ? "source_filled" : "");
     }

public:
   // The short name of the indicator that is read; empty when none is.
   string            name;
   // Why nothing is read, as a code; empty when something is.
   string            problem;

                     Source(void)
     {
      handle=INVALID_HANDLE;
      name="";
      problem="source_missing";
      chosen=NoChoice();
      reading=NoChoice();
      judgedBar=0;
      isTooFull=false;
     }

   // An empty name takes any indicator, negative buffers are looked for.
   void              Begin(const string indicator,const int buys,const int sells)
     {
      wanted=indicator;
      wantedBuys=buys;
      wantedSells=sells;
      problem="source_missing";
      ArrayResize(found,0);
     }

   void              End(void)
     {
      Release();
     }

   // What the person has chosen is read from now on, and nothing else.
   void              Take(const Choice &choice)
     {
      chosen=choice;
      judgedBar=0;
      isTooFull=false;
     }

   // Looks at the chart again. True when another source is read than before, or none any more.
   bool              Refresh(void)
     {
      problem="";
      if(chosen.kind!=READING_AUTO)
         return(UseChosen());
      List();
      const int place=Choose();
      return(place<0 ? Leave() : Use(found[place]));
     }

   // The names of the indicators among which a person has to choose.
   string            Names(void) const
     {
      if(chosen.kind!=READING_AUTO)
         return(chosen.kind==READING_OBJECTS ? chosen.buyPattern : chosen.name);
      string text="";
      for(int index=0; index<ArraySize(found); index++)
         text+=(text=="" ? "" : ", ")+found[index].name;
      return(text);
     }

   bool              IsReady(void) const
     {
      if(name!="" && reading.kind==READING_OBJECTS)
         return(true);
      return(handle!=INVALID_HANDLE && BarsCalculated(handle)>=Bars(_Symbol,_Period));
     }

   // Nobody tells when an indicator has drawn its objects, so no arrow yet may only be late.
   bool              MayStillDraw(void) const
     {
      return(reading.kind==READING_OBJECTS);
     }

   // The sides of `count` candles, the newest of them `shift` candles back, oldest first. False when they are not ready.
   bool              Sides(const int shift,const int count,int &sides[]) const
     {
      return(IsReady() && ReadSides(handle,reading,shift,count,sides));
     }
  };
