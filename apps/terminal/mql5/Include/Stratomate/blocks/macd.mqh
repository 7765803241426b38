// Moving average convergence divergence (Gerald Appel): a fast less a slow average, and the average of that.

#include <Stratomate\blocks\ema.mqh>
#include <Stratomate\blocks\difference.mqh>

class Macd
  {
private:
   Ema               fast;
   Ema               slow;

public:
   Difference        line;
   Ema               signal;
   Difference        histogram;

   void              Begin(Sheet &sheet,const Column &source,const int fastLength,const int slowLength,const int signalLength)
     {
      fast.Begin(sheet,source,fastLength);
      slow.Begin(sheet,source,slowLength);
      line.Begin(sheet,fast.line,slow.line);
      signal.Begin(sheet,line.line,signalLength);
      histogram.Begin(sheet,line.line,signal.line);
     }

   void              Calculate(const Column &source,const int row)
     {
      fast.Calculate(source,row);
      slow.Calculate(source,row);
      line.Calculate(fast.line,slow.line,row);
      signal.Calculate(line.line,row);
      histogram.Calculate(line.line,signal.line,row);
     }
  };
