// Stochastic RSI Alert (Tushar Chande and Stanley Kroll, 1994): where RSI stands in its own range. Buys when K crosses above D
// while D is below 20.

#include <Stratomate\blocks\rule.mqh>
#include <Stratomate\blocks\rsi.mqh>
#include <Stratomate\blocks\stochastic.mqh>
#include <Stratomate\blocks\crossings.mqh>

class StochasticRsiAlertRule : public Rule
  {
private:
   double            level;
   Rsi               strength;
   Column            rounded;
   Stochastic        oscillator;
   Crossings         turns;

public:
   void              Begin(const int rsiPeriod,const int period,const int kPeriod,const int dPeriod,const double edge)
     {
      level=edge;
      sheet.Begin();
      strength.Begin(sheet,rsiPeriod);
      sheet.Add(rounded,strength.line.start,strength.line.settled);
      oscillator.Begin(sheet,rounded,rounded,period,kPeriod,dPeriod);
      turns.Begin(sheet,oscillator.k.line,oscillator.d.line);
     }

   virtual void      Calculate(const int row)
     {
      strength.Calculate(sheet,row);
      // Multiples of 2^-45, so that the difference of any two is exact.
      if(row>=rounded.start)
         rounded.Set(row,strength.line.At(row)+128.0-128.0);
      oscillator.Calculate(rounded,rounded,rounded,row);
      turns.Calculate(oscillator.k.line,oscillator.d.line,row);
     }

   virtual int       Signal(const int row) const
     {
      const int turn=turns.At(row);
      if(turn==0)
         return(0);
      const double slow=oscillator.d.line.At(row);
      const bool isAtEdge=turn>0 ? slow<level : slow>100.0-level;
      return(isAtEdge ? turn : 0);
     }

   virtual double    Line(const int index,const int row) const
     {
      return(index==0 ? oscillator.k.line.At(row) : oscillator.d.line.At(row));
     }
  };
