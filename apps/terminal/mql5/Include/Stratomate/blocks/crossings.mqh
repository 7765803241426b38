// 1 on the candles where one line crosses above another, -1 where it crosses below, else 0. To touch is not to cross.

#include <Stratomate\blocks\sheet.mqh>

// Lines closer than this share of their size differ by rounding alone: they touch.
#define STRATOMATE_ROUNDING 1e-12

double DistanceOf(const double one,const double other)
  {
   const double distance=one-other;
   return(MathAbs(distance)>STRATOMATE_ROUNDING*(MathAbs(one)+MathAbs(other)) ? distance : 0.0);
  }

int TurnOf(const double before,const double now)
  {
   if(before<=0.0 && now>0.0)
      return(1);
   return(before>=0.0 && now<0.0 ? -1 : 0);
  }

class Crossings
  {
public:
   Column            turns;

   void              Begin(Sheet &sheet,const Column &one,const Column &other)
     {
      sheet.Add(turns,MathMax(one.start,other.start),MathMax(one.settled,other.settled)+1);
     }

   void              Calculate(const Column &one,const Column &other,const int row)
     {
      if(row<turns.start)
         return;
      int turn=0;
      if(one.Has(row-1) && other.Has(row-1) && one.Has(row) && other.Has(row))
         turn=TurnOf(DistanceOf(one.At(row-1),other.At(row-1)),DistanceOf(one.At(row),other.At(row)));
      turns.Set(row,turn);
     }

   int               At(const int row) const
     {
      return(turns.Has(row) ? (int)turns.At(row) : 0);
     }
  };

// 1 where a line crosses above the level `up`, -1 where it crosses below the level `down`, else 0.
class LevelCrossings
  {
private:
   double            up;
   double            down;

public:
   Column            turns;

   void              Begin(Sheet &sheet,const Column &source,const double upLevel,const double downLevel)
     {
      up=upLevel;
      down=downLevel;
      sheet.Add(turns,source.start,source.settled+1);
     }

   void              Calculate(const Column &source,const int row)
     {
      if(row<turns.start)
         return;
      int turn=0;
      if(source.Has(row-1) && source.Has(row))
        {
         const int rise=TurnOf(DistanceOf(source.At(row-1),up),DistanceOf(source.At(row),up));
         const int fall=TurnOf(DistanceOf(source.At(row-1),down),DistanceOf(source.At(row),down));
         turn=rise>0 ? 1 : (fall<0 ? -1 : 0);
        }
      turns.Set(row,turn);
     }

   int               At(const int row) const
     {
      return(turns.Has(row) ? (int)turns.At(row) : 0);
     }
  };
