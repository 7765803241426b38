// Finds the indicator whose arrows are signals, and reads it on closed candles. One of ours wins; any other has to show by its
// buffers that it draws arrows. With several or none nothing is read, and `problem` says why.

#include <Stratomate\bridge\candidate.mqh>

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
   int               buyBuffer;
   int               sellBuffer;
   string            inputs;

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
      if(entry.isOwn && wantedBuys<0)
        {
         entry.verdict=SOURCE_FITS;
         return;
        }
      if(entry.verdict!=SOURCE_UNKNOWN && iTime(_Symbol,_Period,0)==entry.judgedBar)
         return;
      if(BarsCalculated(taken)<Bars(_Symbol,_Period))
         return;
      const SourceVerdict verdict=wantedBuys<0 ? JudgeBuffers(taken,entry.window,entry.buyBuffer,entry.sellBuffer)
                                  : JudgeNamedBuffers(taken,entry.buyBuffer,entry.sellBuffer);
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
      const bool wasRead=handle!=INVALID_HANDLE;
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
      const string takenInputs=InputsText(taken);
      const bool isOther=handle==INVALID_HANDLE || name!=entry.name || inputs!=takenInputs || buyBuffer!=entry.buyBuffer
                         || sellBuffer!=entry.sellBuffer;
      if(handle!=INVALID_HANDLE)
         IndicatorRelease(handle);
      handle=taken;
      name=entry.name;
      inputs=takenInputs;
      buyBuffer=entry.buyBuffer;
      sellBuffer=entry.sellBuffer;
      return(isOther);
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

   // Looks at the chart again. True when another source is read than before, or none any more.
   bool              Refresh(void)
     {
      List();
      problem="";
      const int place=Choose();
      return(place<0 ? Leave() : Use(found[place]));
     }

   // The names of the indicators among which a person has to choose.
   string            Names(void) const
     {
      string text="";
      for(int index=0; index<ArraySize(found); index++)
         text+=(text=="" ? "" : ", ")+found[index].name;
      return(text);
     }

   bool              IsReady(void) const
     {
      return(handle!=INVALID_HANDLE && BarsCalculated(handle)>=Bars(_Symbol,_Period));
     }

   // The sides of `count` candles, the newest of them `shift` candles back, oldest first. False when they are not ready.
   bool              Sides(const int shift,const int count,int &sides[]) const
     {
      double buys[];
      double sells[];
      ArraySetAsSeries(buys,false);
      ArraySetAsSeries(sells,false);
      if(!IsReady() || CopyBuffer(handle,buyBuffer,shift,count,buys)!=count || CopyBuffer(handle,sellBuffer,shift,count,sells)!=count)
         return(false);
      ArrayResize(sides,count);
      for(int index=0; index<count; index++)
        {
         // Both at once is no side.
         const bool isBuy=IsArrow(buys[index]);
         const bool isSell=IsArrow(sells[index]);
         sides[index]=isBuy==isSell ? 0 : (isBuy ? 1 : -1);
        }
      return(true);
     }
  };
