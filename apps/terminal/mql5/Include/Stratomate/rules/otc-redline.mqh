// OTC RedLine (ours, after a publicly described rule): three exponential averages of the Heikin Ashi close, the slowest drawn
// red. Buys when they come to stand fast over middle over slow on a rising Heikin Ashi candle.

#include <Stratomate\blocks\rule.mqh>
#include <Stratomate\blocks\heikin-ashi.mqh>
#include <Stratomate\blocks\ema.mqh>
#include <Stratomate\blocks\crossings.mqh>

class OtcRedlineRule : public Rule
  {
private:
   HeikinAshi        body;
   Ema               fast;
   Ema               middle;
   Ema               slow;
   Column            stack;
   LevelCrossings    turns;

   void              SetStack(const int row)
     {
      const double first=fast.line.At(row);
      const double second=middle.line.At(row);
      const double third=slow.line.At(row);
      stack.Set(row,first>second && second>third ? 1.0 : (first<second && second<third ? -1.0 : 0.0));
     }

public:
   void              Begin(const int fastPeriod,const int middlePeriod,const int slowPeriod)
     {
      sheet.Begin();
      body.Begin(sheet);
      fast.Begin(sheet,body.close,fastPeriod);
      middle.Begin(sheet,body.close,middlePeriod);
      slow.Begin(sheet,body.close,slowPeriod);
      sheet.Add(stack,slow.line.start,slow.line.settled);
      turns.Begin(sheet,stack,0.5,-0.5);
     }

   virtual void      Calculate(const int row)
     {
      body.Calculate(sheet,row);
      fast.Calculate(body.close,row);
      middle.Calculate(body.close,row);
      slow.Calculate(body.close,row);
      if(row>=stack.start)
         SetStack(row);
      turns.Calculate(stack,row);
     }

   virtual int       Signal(const int row) const
     {
      const int turn=turns.At(row);
      return(turn*(body.close.At(row)-body.open.At(row))>0.0 ? turn : 0);
     }

   virtual double    Line(const int index,const int row) const
     {
      if(index==0)
         return(fast.line.At(row));
      return(index==1 ? middle.line.At(row) : slow.line.At(row));
     }
  };
