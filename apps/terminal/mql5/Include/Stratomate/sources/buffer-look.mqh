// What a buffer of an indicator looks like over the last closed candles: arrows are rare, lines are on every candle.

#include <Stratomate\is-arrow.mqh>

#define STRATOMATE_LOOK_BACK 500
// Fewer closed candles than this prove nothing about a buffer.
#define STRATOMATE_LOOK_BACK_MIN 100
#define STRATOMATE_BUFFERS_MAX 16
// Arrows fill less than this share of the candles, in percent.
#define STRATOMATE_FILLED_PERCENT 30
// The terminal's plots have fewer colours than this.
#define STRATOMATE_COLOURS_MAX 64

struct BufferLook
  {
   int               filled;
   // Values whose candle before holds one as well: arrows seldom stand side by side, levels do.
   int               following;
   // Whole numbers as colours have them.
   int               small;
   // Values at or under what they stand beside, and at or over it.
   int               below;
   int               above;
  };

// `lows` and `highs` are what the arrows stand beside on the same candles, oldest first; empty where there is nothing.
BufferLook LookAtBuffer(const double &values[],const double &lows[],const double &highs[])
  {
   BufferLook look;
   look.filled=0;
   look.following=0;
   look.small=0;
   look.below=0;
   look.above=0;
   const bool isBeside=ArraySize(lows)==ArraySize(values);
   for(int index=0; index<ArraySize(values); index++)
     {
      const double value=values[index];
      if(!IsArrow(value))
         continue;
      look.filled++;
      look.following+=index>0 && IsArrow(values[index-1]) ? 1 : 0;
      look.small+=value>=1.0 && value<STRATOMATE_COLOURS_MAX && value==MathFloor(value) ? 1 : 0;
      look.below+=isBeside && value<=lows[index] ? 1 : 0;
      look.above+=isBeside && value>=highs[index] ? 1 : 0;
     }
   return(look);
  }

// Whether the arrows stand over what they are beside, or under it: all of them, and not merely on it.
bool IsOver(const BufferLook &look)
  {
   return(look.above==look.filled && look.below<look.filled);
  }

bool IsUnder(const BufferLook &look)
  {
   return(look.below==look.filled && look.above<look.filled);
  }

// Whether most of the values follow each other, as those of a line that is there for some candles.
bool IsOfLevels(const BufferLook &look)
  {
   return(look.following*2>look.filled);
  }

// On how many candles a buffer holds an arrow.
int ArrowsIn(const double &values[])
  {
   int filled=0;
   for(int index=0; index<ArraySize(values); index++)
      filled+=IsArrow(values[index]) ? 1 : 0;
   return(filled);
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
