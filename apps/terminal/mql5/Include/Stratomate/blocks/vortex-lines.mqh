// Vortex (Etienne Botes and Douglas Siepman, 2010): the way from each low to the next high, and from each high to the next
// low, in true ranges of the same `period` candles. Both stand at 1 in a market that rests.

#include <Stratomate\blocks\sma.mqh>
#include <Stratomate\blocks\true-range.mqh>

class VortexLines
  {
private:
   Column            upWays;
   Column            downWays;
   TrueRange         range;
   Sma               ranges;
   Sma               up;
   Sma               down;

public:
   Column            plus;
   Column            minus;

   void              Begin(Sheet &sheet,const int length)
     {
      sheet.Add(upWays,1,1);
      sheet.Add(downWays,1,1);
      range.Begin(sheet);
      ranges.Begin(sheet,range.line,length);
      up.Begin(sheet,upWays,length);
      down.Begin(sheet,downWays,length);
      sheet.Add(plus,ranges.line.start,ranges.line.settled);
      sheet.Add(minus,ranges.line.start,ranges.line.settled);
     }

   void              Calculate(const Sheet &sheet,const int row)
     {
      if(row>=upWays.start)
        {
         upWays.Set(row,MathAbs(sheet.high.At(row)-sheet.low.At(row-1)));
         downWays.Set(row,MathAbs(sheet.low.At(row)-sheet.high.At(row-1)));
        }
      range.Calculate(sheet,row);
      // All three move on alike, whatever their length, so that what rounding leaves of them is alike, too.
      ranges.MoveOn(range.line,row);
      up.MoveOn(upWays,row);
      down.MoveOn(downWays,row);
      if(row<plus.start)
         return;
      const double way=ranges.line.At(row);
      plus.Set(row,way<=0.0 ? 1.0 : up.line.At(row)/way);
      minus.Set(row,way<=0.0 ? 1.0 : down.line.At(row)/way);
     }
  };
