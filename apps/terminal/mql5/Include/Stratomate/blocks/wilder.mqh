// Wilder's average: goes 1/period of the way to each new value (J. Welles Wilder, 1978).

#include <Stratomate\blocks\smooth.mqh>

class Wilder : public Smooth
  {
public:
   void              Begin(Sheet &sheet,const Column &source,const int length)
     {
      BeginSmooth(sheet,source,length,1.0/length,source.settled+14*length);
     }
  };
