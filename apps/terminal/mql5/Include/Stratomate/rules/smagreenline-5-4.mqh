// SMAGreenLine 5.4: the green line of 5 candles, displaced by 4.

#include <Stratomate\blocks\define-green-line.mqh>

class GreenLineFourRule : public GreenLine
  {
  };
