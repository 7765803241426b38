// Exponential moving average: goes 2/(period + 1) of the way to each new value.

#include <Stratomate\blocks\smooth.mqh>

class Ema : public Smooth
  {
public:
   void              Begin(Sheet &sheet,const Column &source,const int length)
     {
      BeginSmooth(sheet,source,length,2.0/(length+1),source.settled+7*length);
     }
  };
