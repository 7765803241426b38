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
   int filledOne=0;
   int filledOther=0;
   for(int index=0; index<count; index++)
     {
      filledOne+=IsArrow(one[index]) ? 1 : 0;
      filledOther+=IsArrow(other[index]) ? 1 : 0;
     }
   return(IsBelowFilledLimit(filledOne,count) && IsBelowFilledLimit(filledOther,count) ? SOURCE_FITS : SOURCE_FILLED);
  }

// Looks for exactly two buffers of arrows, the first of which buys. Where the arrows stand over and under the candles, that has
// to agree; whatever is not plain is left to the person.
SourceVerdict JudgeBuffers(const int handle,const int window,int &buys,int &sells)
  {
   MqlRates rates[];
   ArraySetAsSeries(rates,false);
   const int count=MathMin(STRATOMATE_LOOK_BACK,Bars(_Symbol,_Period)-1);
   if(count<STRATOMATE_LOOK_BACK_MIN || CopyRates(_Symbol,_Period,1,count,rates)!=count)
      return(SOURCE_UNKNOWN);
   double first[];
   double second[];
   BufferLook firstLook;
   BufferLook secondLook;
   int found=0;
   int read=0;
   for(int buffer=0; buffer<STRATOMATE_BUFFERS_MAX; buffer++)
     {
      double values[];
      ArraySetAsSeries(values,false);
      if(CopyBuffer(handle,buffer,1,count,values)!=count)
         break;
      read++;
      const BufferLook look=LookAtBuffer(values,rates);
      if(look.filled==0 || !IsBelowFilledLimit(look.filled,count))
         continue;
      found++;
      if(found==1)
        {
         buys=buffer;
         firstLook=look;
         ArrayCopy(first,values);
        }
      if(found==2)
        {
         sells=buffer;
         secondLook=look;
         ArrayCopy(second,values);
        }
     }
   if(read==0)
      return(SOURCE_UNKNOWN);
   if(found!=2)
      return(found==0 ? SOURCE_FILLED : SOURCE_UNCLEAR);
   const bool isTurned=window==0 && firstLook.above==firstLook.filled && secondLook.below==secondLook.filled;
   return(isTurned || AreBothFilled(first,second) ? SOURCE_UNCLEAR : SOURCE_FITS);
  }
