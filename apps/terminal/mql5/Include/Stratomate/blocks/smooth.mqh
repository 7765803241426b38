// An average with a memory: begins with the mean of the first `period` values and goes a share of the way to each new one.
// What it remembers is the rest of the way, which each step of the source makes longer before the share is gone: so it rests
// exactly on a price that rests.

#include <Stratomate\blocks\sheet.mqh>
#include <Stratomate\blocks\mean-of.mqh>

class Smooth
  {
private:
   int               period;
   double            kept;
   double            rest;

public:
   Column            line;

   void              BeginSmooth(Sheet &sheet,const Column &source,const int length,const double share,const int settled)
     {
      period=length;
      kept=1.0-share;
      rest=0.0;
      sheet.Add(line,source.start+length-1,settled);
     }

   void              Calculate(const Column &source,const int row)
     {
      if(row<line.start)
         return;
      if(row==line.start)
         rest=-SurplusOf(source,row,period)/period;
      else
         rest=kept*(rest+(source.At(row)-source.At(row-1)));
      line.Set(row,source.At(row)-rest);
     }

   // The source less the average.
   double            Rest(void) const
     {
      return(rest);
     }
  };
