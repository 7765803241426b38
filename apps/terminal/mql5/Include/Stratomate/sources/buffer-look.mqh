// What a buffer of an indicator looks like over the last closed candles: arrows are rare, lines are on every candle.

#include <Stratomate\is-arrow.mqh>

#define STRATOMATE_LOOK_BACK 500
// Fewer closed candles than this prove nothing about a buffer.
#define STRATOMATE_LOOK_BACK_MIN 100
#define STRATOMATE_BUFFERS_MAX 16
// Arrows fill less than this share of the candles, in percent.
#define STRATOMATE_FILLED_PERCENT 30

struct BufferLook
  {
   int               filled;
   // Values at or under the low of their candle, and at or over its high.
   int               below;
   int               above;
   double            last;
  };

// `values` and `rates` hold the same candles, oldest first.
BufferLook LookAtBuffer(const double &values[],const MqlRates &rates[])
  {
   BufferLook look;
   look.filled=0;
   look.below=0;
   look.above=0;
   look.last=0.0;
   for(int index=0; index<ArraySize(values); index++)
     {
      if(!IsArrow(values[index]))
         continue;
      look.filled++;
      look.last=values[index];
      if(values[index]<=rates[index].low)
         look.below++;
      if(values[index]>=rates[index].high)
         look.above++;
     }
   return(look);
  }

bool IsBelowFilledLimit(const int filled,const int count)
  {
   return(filled*100<count*STRATOMATE_FILLED_PERCENT);
  }

// Whether both buffers hold a value on the same candle.
bool AreBothFilled(const double &one[],const double &other[])
  {
   for(int index=0; index<ArraySize(one); index++)
     {
      if(IsArrow(one[index]) && IsArrow(other[index]))
         return(true);
     }
   return(false);
  }
