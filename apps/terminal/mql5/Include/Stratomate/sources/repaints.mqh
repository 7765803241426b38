// Remembers what the indicator showed on the last candles, and finds what it changed afterwards. When the candles themselves
// have changed, or older ones were loaded, an indicator may well show something else: then nothing is held against it.

#define STRATOMATE_REMEMBERED 50

class Repaints
  {
private:
   MqlRates          candles[];
   int               sides[];
   int               total;

   static bool       IsSame(const MqlRates &one,const MqlRates &other)
     {
      return(one.time==other.time && one.open==other.open && one.high==other.high && one.low==other.low && one.close==other.close);
     }

public:
                     Repaints(void)
     {
      total=0;
     }

   void              Clear(void)
     {
      ArrayResize(candles,0);
      ArrayResize(sides,0);
      total=0;
     }

   // Whether the history goes on where the last look ended: the same candles, and no others in front of or between them.
   bool              IsSameHistory(const MqlRates &now[],const int totalNow) const
     {
      const int count=ArraySize(candles);
      const int size=ArraySize(now);
      int place=0;
      int index=0;
      while(place<count && size>0 && candles[place].time<now[0].time)
         place++;
      for(; place<count; place++)
        {
         if(index>=size || !IsSame(candles[place],now[index]))
            return(false);
         index++;
        }
      // Where the terminal keeps no more candles, the oldest goes with each new one.
      return(index>0 && (totalNow==total || totalNow==total+size-index));
     }

   // What stood on a candle at the last look; `known` when it was not looked at.
   int               SideBefore(const datetime time,const int known) const
     {
      for(int place=ArraySize(candles)-1; place>=0; place--)
        {
         if(candles[place].time==time)
            return(sides[place]);
        }
      return(known);
     }

   // What stands now is what later looks compare with.
   void              Remember(const MqlRates &newCandles[],const int &newSides[],const int newTotal)
     {
      const int count=ArraySize(newSides);
      ArrayResize(candles,count);
      ArrayResize(sides,count);
      total=newTotal;
      for(int index=0; index<count; index++)
        {
         candles[index]=newCandles[index];
         sides[index]=newSides[index];
        }
     }
  };
