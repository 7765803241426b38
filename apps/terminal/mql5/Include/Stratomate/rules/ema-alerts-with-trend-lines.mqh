// EMA Alerts with Trend Lines (ours): buys when a candle closes above the line through the last two falling swing highs and
// the fast exponential average has crossed above the slow one within 3 candles. Each line is used once.

#include <Stratomate\blocks\rule.mqh>
#include <Stratomate\blocks\ema.mqh>
#include <Stratomate\blocks\swings.mqh>
#include <Stratomate\blocks\trend-line.mqh>
#include <Stratomate\blocks\crossings.mqh>

class EmaAlertsWithTrendLinesRule : public Rule
  {
private:
   int               window;
   Ema               fast;
   Ema               slow;
   Swings            swings;
   TrendLine         falling;
   TrendLine         rising;
   Crossings         turns;
   int               usedFalling;
   int               usedRising;
   int               side;

   int               LastCross(const int row) const
     {
      for(int age=0; age<window; age++)
        {
         const int turn=turns.At(row-age);
         if(turn!=0)
            return(turn);
        }
      return(0);
     }

   bool              IsOpen(const TrendLine &line,const int used,const int row) const
     {
      return(line.price.Has(row) && (int)line.newest.At(row)!=used);
     }

   void              Judge(const int row)
     {
      if(row==slow.line.start)
        {
         usedFalling=-1;
         usedRising=-1;
        }
      const int turn=LastCross(row);
      const double price=sheet.close.At(row);
      if(turn>0 && IsOpen(falling,usedFalling,row) && price>falling.price.At(row))
        {
         side=1;
         usedFalling=(int)falling.newest.At(row);
        }
      if(turn<0 && IsOpen(rising,usedRising,row) && price<rising.price.At(row))
        {
         side=-1;
         usedRising=(int)rising.newest.At(row);
        }
     }

public:
   void              Begin(const int fastPeriod,const int slowPeriod,const int strength,const int crossWindow)
     {
      window=crossWindow;
      side=0;
      usedFalling=-1;
      usedRising=-1;
      sheet.Begin();
      fast.Begin(sheet,sheet.close,fastPeriod);
      slow.Begin(sheet,sheet.close,slowPeriod);
      swings.Begin(sheet,strength);
      falling.Begin(sheet,swings.highs,strength,-1);
      rising.Begin(sheet,swings.lows,strength,1);
      turns.Begin(sheet,fast.line,slow.line);
     }

   virtual void      Calculate(const int row)
     {
      fast.Calculate(sheet.close,row);
      slow.Calculate(sheet.close,row);
      swings.Calculate(sheet,row);
      falling.Calculate(swings.highs,row);
      rising.Calculate(swings.lows,row);
      turns.Calculate(fast.line,slow.line,row);
      side=0;
      if(row>=slow.line.start)
         Judge(row);
     }

   virtual int       Signal(const int row) const
     {
      return(side);
     }

   virtual double    Line(const int index,const int row) const
     {
      if(index==0)
         return(fast.line.At(row));
      if(index==1)
         return(slow.line.At(row));
      return(index==2 ? falling.price.At(row) : rising.price.At(row));
     }
  };
