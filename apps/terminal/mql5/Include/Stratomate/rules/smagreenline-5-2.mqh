// SMAGreenLine 5.2: the green line of 5 candles, displaced by 2.

#include <Stratomate\blocks\define-green-line.mqh>

class GreenLineTwoRule : public GreenLine
  {
  };
