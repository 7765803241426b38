// How many candles in a row one column has stood above another, negative for below, 0 where they touch.

#include <Stratomate\blocks\crossings.mqh>

int SignOf(const double value)
  {
   if(value>0.0)
      return(1);
   return(value<0.0 ? -1 : 0);
  }

class SideRuns
  {
public:
   Column            runs;

   // A run is known to be so long after as many candles.
   void              Begin(Sheet &sheet,const Column &one,const Column &other,const int candles)
     {
      sheet.Add(runs,MathMax(one.start,other.start),MathMax(one.settled,other.settled)+candles);
     }

   void              Calculate(const Column &one,const Column &other,const int row)
     {
      if(row<runs.start)
         return;
      const int side=SignOf(DistanceOf(one.At(row),other.At(row)));
      const double before=row==runs.start ? 0.0 : runs.At(row-1);
      runs.Set(row,before*side>0.0 ? before+side : side);
     }

   int               At(const int row) const
     {
      return(runs.Has(row) ? (int)runs.At(row) : 0);
     }
  };
