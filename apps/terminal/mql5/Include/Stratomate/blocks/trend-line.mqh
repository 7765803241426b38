// The line through the last two swing highs while they fall (direction -1), or through the last two swing lows while they
// rise (direction 1). Its way is counted in candles, not in hours.

#include <Stratomate\blocks\swings.mqh>

class TrendLine
  {
private:
   int               strength;
   int               direction;
   double            height;
   double            slope;
   int               since;

   void              Clear(void)
     {
      height=EMPTY_VALUE;
      slope=0.0;
      since=-1;
     }

   void              Take(const double swing,const int candle)
     {
      if(since>=0)
         slope=(swing-height)/(candle-since);
      since=candle;
      height=swing;
     }

public:
   Column            price;
   // The candle of the newer swing, -1 before the first.
   Column            newest;

   void              Begin(Sheet &sheet,const Column &swings,const int candles,const int way)
     {
      strength=candles;
      direction=way;
      sheet.Add(price,swings.start,swings.settled);
      sheet.Add(newest,swings.start,swings.settled);
     }

   void              Calculate(const Column &swings,const int row)
     {
      if(row<price.start)
         return;
      if(row==price.start)
         Clear();
      if(swings.Has(row))
         Take(swings.At(row),row-strength);
      price.Set(row,direction*slope>0.0 ? height+slope*(row-since) : EMPTY_VALUE);
      newest.Set(row,since);
     }
  };
