// Remembers what the indicator showed on the last candles, and finds what it changed afterwards.

#define STRATOMATE_REMEMBERED 50

class Repaints
  {
private:
   datetime          times[];
   int               sides[];

   int               PlaceOf(const datetime time) const
     {
      for(int index=0; index<ArraySize(times); index++)
        {
         if(times[index]==time)
            return(index);
        }
      return(-1);
     }

public:
   void              Clear(void)
     {
      ArrayResize(times,0);
      ArrayResize(sides,0);
     }

   // Candle by candle: true when this one showed another side before.
   bool              IsChanged(const datetime time,const int side) const
     {
      const int place=PlaceOf(time);
      return(place>=0 && sides[place]!=side);
     }

   // What stands now is what later looks compare with.
   void              Remember(const datetime &newTimes[],const int &newSides[])
     {
      const int count=ArraySize(newTimes);
      ArrayResize(times,count);
      ArrayResize(sides,count);
      for(int index=0; index<count; index++)
        {
         times[index]=newTimes[index];
         sides[index]=newSides[index];
        }
     }
  };
