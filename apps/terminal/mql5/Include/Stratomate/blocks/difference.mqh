// One column less another.

#include <Stratomate\blocks\sheet.mqh>

class Difference
  {
public:
   Column            line;

   void              Begin(Sheet &sheet,const Column &one,const Column &other)
     {
      sheet.Add(line,MathMax(one.start,other.start),MathMax(one.settled,other.settled));
     }

   void              Calculate(const Column &one,const Column &other,const int row)
     {
      if(row>=line.start)
         line.Set(row,one.At(row)-other.At(row));
     }
  };
