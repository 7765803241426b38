// The middle between high and low.

#include <Stratomate\blocks\sheet.mqh>

class MedianPrice
  {
public:
   Column            line;

   void              Begin(Sheet &sheet)
     {
      sheet.Add(line,0,0);
     }

   void              Calculate(const Sheet &sheet,const int row)
     {
      line.Set(row,(sheet.high.At(row)+sheet.low.At(row))/2.0);
     }
  };
