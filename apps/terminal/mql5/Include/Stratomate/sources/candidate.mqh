// An indicator on the chart that may be the source of signals, and which of its buffers hold the arrows.

#include <Stratomate\sources\buffer-look.mqh>
#include <Stratomate\sources\inputs-text.mqh>
#include <Stratomate\sources\own-indicators.mqh>

enum SourceVerdict
  {
   SOURCE_UNKNOWN,
   SOURCE_FITS,
   SOURCE_FILLED,
   SOURCE_UNCLEAR
  };

struct Candidate
  {
   int               window;
   string            name;
   // The inputs of this instance as a short text: another text is another instance.
   string            inputs;
   bool              isOwn;
   SourceVerdict     verdict;
   int               buyBuffer;
   int               sellBuffer;
   // The candle that was forming when the buffers were judged.
   datetime          judgedBar;
   ulong             seenAt;
  };

// Takes the buffers that a person named: they have to be rare, but arrows of both sides on a candle are only no signal.
SourceVerdict JudgeNamedBuffers(const int handle,const int buys,const int sells)
  {
   const int count=MathMin(STRATOMATE_LOOK_BACK,Bars(_Symbol,_Period)-1);
   double one[];
   double other[];
   if(count<STRATOMATE_LOOK_BACK_MIN || CopyBuffer(handle,buys,1,count,one)!=count || CopyBuffer(handle,sells,1,count,other)!=count)
      return(SOURCE_UNKNOWN);
   return(IsBelowFilledLimit(ArrowsIn(one),count) && IsBelowFilledLimit(ArrowsIn(other),count) ? SOURCE_FITS : SOURCE_FILLED);
  }

// What the arrows of an indicator stand beside: the candles, and in a window of its own the first line there is. Both stay empty
// where there is none.
void BordersOf(const int handle,const int window,const MqlRates &rates[],double &lows[],double &highs[])
  {
   const int count=ArraySize(rates);
   if(window==0)
     {
      ArrayResize(lows,count);
      ArrayResize(highs,count);
      for(int index=0; index<count; index++)
        {
         lows[index]=rates[index].low;
         highs[index]=rates[index].high;
        }
      return;
     }
   for(int buffer=0; buffer<STRATOMATE_BUFFERS_MAX; buffer++)
     {
      double values[];
      ArraySetAsSeries(values,false);
      if(CopyBuffer(handle,buffer,1,count,values)!=count)
         return;
      if(IsBelowFilledLimit(ArrowsIn(values),count))
         continue;
      ArrayCopy(lows,values);
      ArrayCopy(highs,values);
      return;
     }
  }

// Two buffers that hold few values: what they look like, and whether a line comes right before each.
struct SparsePair
  {
   int               found;
   int               buffers[2];
   BufferLook        looks[2];
   bool              isAfterLine[2];
   // Both hold a value on one candle.
   bool              isBoth;
  };

// Arrows that buy come first. Levels and colours are rare, too, and where arrows stand over and under something, that has to
// agree; whatever is not plain is left to the person.
bool IsPlain(const SparsePair &pair)
  {
   const bool areColours=pair.isAfterLine[0] && pair.isAfterLine[1] && pair.looks[0].small==pair.looks[0].filled
                         && pair.looks[1].small==pair.looks[1].filled;
   const bool isTurned=(IsOver(pair.looks[0]) && !IsOver(pair.looks[1])) || (IsUnder(pair.looks[1]) && !IsUnder(pair.looks[0]));
   return(!pair.isBoth && !areColours && !isTurned && !IsOfLevels(pair.looks[0]) && !IsOfLevels(pair.looks[1]));
  }

// Reads all buffers over the candles; false when none can be read.
bool FindSparse(const int handle,const int window,const MqlRates &rates[],SparsePair &pair)
  {
   const int count=ArraySize(rates);
   double lows[];
   double highs[];
   double first[];
   bool isAfterLine=false;
   pair.found=0;
   pair.isBoth=false;
   BordersOf(handle,window,rates,lows,highs);
   for(int buffer=0; buffer<STRATOMATE_BUFFERS_MAX; buffer++)
     {
      double values[];
      ArraySetAsSeries(values,false);
      if(CopyBuffer(handle,buffer,1,count,values)!=count)
         return(buffer>0);
      const BufferLook look=LookAtBuffer(values,lows,highs);
      const bool isLine=!IsBelowFilledLimit(look.filled,count);
      if(!isLine && look.filled>0)
        {
         if(pair.found<2)
           {
            pair.buffers[pair.found]=buffer;
            pair.looks[pair.found]=look;
            pair.isAfterLine[pair.found]=isAfterLine;
           }
         pair.found++;
         if(pair.found==1)
            ArrayCopy(first,values);
         if(pair.found==2)
            pair.isBoth=AreBothFilled(first,values);
        }
      isAfterLine=isLine;
     }
   return(true);
  }

// Looks for exactly two buffers of arrows. Where an indicator was read before, one that has become too rare changes nothing.
SourceVerdict JudgeBuffers(const int handle,Candidate &entry)
  {
   MqlRates rates[];
   ArraySetAsSeries(rates,false);
   const int count=MathMin(STRATOMATE_LOOK_BACK,Bars(_Symbol,_Period)-1);
   SparsePair pair;
   if(count<STRATOMATE_LOOK_BACK_MIN || CopyRates(_Symbol,_Period,1,count,rates)!=count || !FindSparse(handle,entry.window,rates,pair))
      return(SOURCE_UNKNOWN);
   if(pair.found<2 && entry.verdict==SOURCE_FITS)
      return(JudgeNamedBuffers(handle,entry.buyBuffer,entry.sellBuffer));
   if(pair.found!=2)
      return(pair.found==0 ? SOURCE_FILLED : SOURCE_UNCLEAR);
   if(!IsPlain(pair))
      return(SOURCE_UNCLEAR);
   entry.buyBuffer=pair.buffers[0];
   entry.sellBuffer=pair.buffers[1];
   return(SOURCE_FITS);
  }
