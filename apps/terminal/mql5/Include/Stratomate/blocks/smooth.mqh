// An average with a memory: begins with the mean of the first `period` values and goes a share of the way to each new one.
// Written as a step toward it, so that it rests exactly on a price that rests.

#include <Stratomate\blocks\sheet.mqh>
#include <Stratomate\blocks\mean-of.mqh>

class Smooth
  {
private:
   int               period;
   double            weight;

public:
   Column            line;

   void              BeginSmooth(Sheet &sheet,const Column &source,const int length,const double share,const int settled)
     {
      period=length;
      weight=share;
      sheet.Add(line,source.start+length-1,settled);
     }

   void              Calculate(const Column &source,const int row)
     {
      if(row<line.start)
         return;
      if(row==line.start)
        {
         line.Set(row,MeanOf(source,row,period));
         return;
        }
      const double before=line.At(row-1);
      line.Set(row,before+weight*(source.At(row)-before));
     }
  };
