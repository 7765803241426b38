// Wilder's true range: the candle's range, stretched to the close before it. The first candle has none.

#include <Stratomate\blocks\wilder.mqh>
#include <Stratomate\blocks\larger-of.mqh>

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
      const double before=sheet.close.At(row-1);
      line.Set(row,LargerOf(sheet.high.At(row),before)-SmallerOf(sheet.low.At(row),before));
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
