// Swing highs and lows: a high above those of the `strength` candles on each side, a low below them. It stands on the candle
// on which it becomes known, `strength` candles after it happened; all other candles have none. Nothing is ever drawn back
// onto the swing itself, so nothing repaints.

#include <Stratomate\blocks\rolling-extreme.mqh>

class Swings
  {
private:
   RollingHighest    highest;
   RollingLowest     lowest;

public:
   int               strength;
   Column            highs;
   Column            lows;

   void              Begin(Sheet &sheet,const int candles)
     {
      strength=candles;
      highest.Begin(sheet,sheet.high,candles);
      lowest.Begin(sheet,sheet.low,candles);
      sheet.Add(highs,2*candles,2*candles);
      sheet.Add(lows,2*candles,2*candles);
     }

   void              Calculate(const Sheet &sheet,const int row)
     {
      highest.Calculate(sheet.high,row);
      lowest.Calculate(sheet.low,row);
      if(row<highs.start)
         return;
      const int middle=row-strength;
      const double top=LargerOf(highest.line.At(middle-1),highest.line.At(row));
      const double bottom=SmallerOf(lowest.line.At(middle-1),lowest.line.At(row));
      highs.Set(row,sheet.high.At(middle)>top ? sheet.high.At(middle) : EMPTY_VALUE);
      lows.Set(row,sheet.low.At(middle)<bottom ? sheet.low.At(middle) : EMPTY_VALUE);
     }
  };
