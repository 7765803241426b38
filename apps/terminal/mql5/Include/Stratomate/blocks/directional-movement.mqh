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
   Column            upSteps;
   Column            downSteps;
   AverageTrueRange  range;
   Wilder            up;
   Wilder            down;
   Column            index;

   // How far the high rose and the low fell; the smaller of the two steps does not count.
   void              CalculateSteps(const Sheet &sheet,const int row)
     {
      if(row<upSteps.start)
         return;
      const double rise=PositivePart(sheet.high.At(row)-sheet.high.At(row-1));
      const double fall=PositivePart(sheet.low.At(row-1)-sheet.low.At(row));
      upSteps.Set(row,rise>fall ? rise : 0.0);
      downSteps.Set(row,fall>rise ? fall : 0.0);
     }

public:
   Column            plus;
   Column            minus;
   Wilder            adx;

   void              Begin(Sheet &sheet,const int length)
     {
      sheet.Add(upSteps,1,1);
      sheet.Add(downSteps,1,1);
      range.Begin(sheet,length);
      up.Begin(sheet,upSteps,length);
      down.Begin(sheet,downSteps,length);
      const int start=range.average.line.start;
      const int settled=range.average.line.settled;
      sheet.Add(plus,start,settled);
      sheet.Add(minus,start,settled);
      sheet.Add(index,start,settled);
      adx.Begin(sheet,index,length);
     }

   void              Calculate(const Sheet &sheet,const int row)
     {
      CalculateSteps(sheet,row);
      range.Calculate(sheet,row);
      up.Calculate(upSteps,row);
      down.Calculate(downSteps,row);
      if(row>=plus.start)
        {
         const double rise=up.line.At(row);
         const double fall=down.line.At(row);
         plus.Set(row,PercentOf(rise,range.average.line.At(row)));
         minus.Set(row,PercentOf(fall,range.average.line.At(row)));
         index.Set(row,PercentOf(MathAbs(rise-fall),rise+fall));
        }
      adx.Calculate(index,row);
     }
  };
