// Wilder's true range: the candle's range, stretched to the close before it. The first candle has none.

#include <Stratomate\blocks\wilder.mqh>

// The way from high to low, and the two ways from the close before to both: half of this triangle is the longest of the three.
double RangeOf(const double high,const double low,const double before)
  {
   return((high-low+(MathAbs(high-before)+MathAbs(before-low)))/2.0);
  }

class TrueRange
  {
public:
   Column            line;

   void              Begin(Sheet &sheet)
     {
      sheet.Add(line,1,1);
     }

   void              Calculate(const Sheet &sheet,const int row)
     {
      if(row<line.start)
         return;
      line.Set(row,RangeOf(sheet.high.At(row),sheet.low.At(row),sheet.close.At(row-1)));
     }
  };

// Average true range: Wilder's average of the true range.
class AverageTrueRange
  {
private:
   TrueRange         range;

public:
   Wilder            average;

   void              Begin(Sheet &sheet,const int length)
     {
      range.Begin(sheet);
      average.Begin(sheet,range.line,length);
     }

   void              Calculate(const Sheet &sheet,const int row)
     {
      range.Calculate(sheet,row);
      average.Calculate(range.line,row);
     }
  };
