// Moving average convergence divergence (Gerald Appel): a fast less a slow average, and the average of that. Both averages
// are the price less a rest, so their difference is that of the rests, and the histogram is the rest of the signal line.

#include <Stratomate\blocks\ema.mqh>

class Macd
  {
private:
   Ema               fast;
   Ema               slow;

public:
   Column            line;
   Ema               signal;
   Column            histogram;

   void              Begin(Sheet &sheet,const Column &source,const int fastLength,const int slowLength,const int signalLength)
     {
      fast.Begin(sheet,source,fastLength);
      slow.Begin(sheet,source,slowLength);
      sheet.Add(line,slow.line.start,slow.line.settled);
      signal.Begin(sheet,line,signalLength);
      sheet.Add(histogram,signal.line.start,signal.line.settled);
     }

   void              Calculate(const Column &source,const int row)
     {
      fast.Calculate(source,row);
      slow.Calculate(source,row);
      if(row>=line.start)
         line.Set(row,slow.Rest()-fast.Rest());
      signal.Calculate(line,row);
      if(row>=histogram.start)
         histogram.Set(row,signal.Rest());
     }
  };
