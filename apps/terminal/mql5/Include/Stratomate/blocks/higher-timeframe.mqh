// The closes of a timeframe that is several times as long, built from the candles of the chart. A long candle counts only
// when it has closed: when its last short candle has, or, if that one is missing, when the next long candle begins. Candles
// belong together by their times, not by their number, so that gaps move nothing.

#include <Stratomate\blocks\sheet.mqh>

class HigherTimeframe
  {
private:
   int               factor;
   long              current;
   double            lastClose;
   bool              isOpen;

   void              CloseLong(void)
     {
      closes.close.Set(closes.candles,lastClose);
      closes.candles++;
      isOpen=false;
     }

public:
   // One row for each long candle that has closed; only the close is kept.
   Sheet             closes;

   void              Begin(const int times)
     {
      factor=times;
      closes.Begin();
      Clear();
     }

   void              Clear(void)
     {
      closes.candles=0;
      current=-1;
      isOpen=false;
     }

   // Answers how many long candles have closed with this short one, at most 2.
   int               Take(const datetime time,const double close,const int seconds)
     {
      const int before=closes.candles;
      const long place=(long)time/((long)factor*seconds);
      if(isOpen && place!=current)
         CloseLong();
      current=place;
      lastClose=close;
      isOpen=true;
      if((long)time+seconds>=(place+1)*factor*seconds)
         CloseLong();
      return(closes.candles-before);
     }
  };
