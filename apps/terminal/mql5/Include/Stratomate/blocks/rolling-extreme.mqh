// The highest and the lowest of the last `period` values.

#include <Stratomate\blocks\sheet.mqh>
#include <Stratomate\blocks\larger-of.mqh>

class RollingHighest
  {
private:
   int               period;

public:
   Column            line;

   void              Begin(Sheet &sheet,const Column &source,const int length)
     {
      period=length;
      sheet.Add(line,source.start+length-1,source.settled+length-1);
     }

   void              Calculate(const Column &source,const int row)
     {
      if(row<line.start)
         return;
      double extreme=source.At(row);
      for(int past=row-period+1; past<row; past++)
         extreme=LargerOf(extreme,source.At(past));
      line.Set(row,extreme);
     }
  };

class RollingLowest
  {
private:
   int               period;

public:
   Column            line;

   void              Begin(Sheet &sheet,const Column &source,const int length)
     {
      period=length;
      sheet.Add(line,source.start+length-1,source.settled+length-1);
     }

   void              Calculate(const Column &source,const int row)
     {
      if(row<line.start)
         return;
      double extreme=source.At(row);
      for(int past=row-period+1; past<row; past++)
         extreme=SmallerOf(extreme,source.At(past));
      line.Set(row,extreme);
     }
  };
