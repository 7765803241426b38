// Directional movement (J. Welles Wilder, 1978): +DI and -DI are the smoothed steps of the high upward and of the low
// downward, in percent of the smoothed true range; ADX is the smoothed percentage by which the two differ. All stand at 0 in
// a market that never moved.

#include <Stratomate\blocks\true-range.mqh>
#include <Stratomate\blocks\positive-part.mqh>

// Below this, what is left of old moves after a very long rest is no longer a ratio.
#define STRATOMATE_LEAST_MOVE 1e-290

double PercentOf(const double part,const double whole)
  {
   return(whole>STRATOMATE_LEAST_MOVE ? (100.0*part)/whole : 0.0);
  }

class DirectionalMovement
  {
private:
   int               period;
   double            kept;
   // Wilder's sums, not his averages: only their proportions matter.
   double            range;
   double            up;
   double            down;
   Column            index;

   // A step forward counts only when it is longer than the one to the other side.
   double            StepOf(const double step,const double other) const
     {
      const double length=PositivePart(step);
      return(length>other ? length : 0.0);
     }

   void              AddCandle(const Sheet &sheet,const int row,const double share)
     {
      const double rise=sheet.high.At(row)-sheet.high.At(row-1);
      const double fall=sheet.low.At(row-1)-sheet.low.At(row);
      range=share*range+RangeOf(sheet.high.At(row),sheet.low.At(row),sheet.close.At(row-1));
      up=share*up+StepOf(rise,fall);
      down=share*down+StepOf(fall,rise);
     }

   void              Seed(const Sheet &sheet,const int row)
     {
      range=0.0;
      up=0.0;
      down=0.0;
      for(int past=row-period+1; past<=row; past++)
         AddCandle(sheet,past,1.0);
     }

public:
   Column            plus;
   Column            minus;
   Wilder            adx;

   void              Begin(Sheet &sheet,const int length)
     {
      period=length;
      kept=1.0-1.0/length;
      range=0.0;
      up=0.0;
      down=0.0;
      sheet.Add(plus,length,1+14*length);
      sheet.Add(minus,length,1+14*length);
      sheet.Add(index,length,1+14*length);
      adx.Begin(sheet,index,length);
     }

   void              Calculate(const Sheet &sheet,const int row)
     {
      if(row<plus.start)
         return;
      if(row==plus.start)
         Seed(sheet,row);
      else
         AddCandle(sheet,row,kept);
      plus.Set(row,PercentOf(up,range));
      minus.Set(row,PercentOf(down,range));
      index.Set(row,PercentOf(MathAbs(up-down),up+down));
      adx.Calculate(index,row);
     }
  };
