// A column displaced forward: each row shows the value of `candles` rows before, so nothing changes afterwards.

#include <Stratomate\blocks\sheet.mqh>

class Delayed
  {
private:
   int               candles;

public:
   Column            line;

   void              Begin(Sheet &sheet,const Column &source,const int shift)
     {
      candles=shift;
      sheet.Add(line,source.start+shift,source.settled+shift);
     }

   void              Calculate(const Column &source,const int row)
     {
      if(row>=line.start)
         line.Set(row,source.At(row-candles));
     }
  };
