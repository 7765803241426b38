// RSI Reversal Alert (J. Welles Wilder, 1978): buys when RSI crosses back above the oversold level.

#include <Stratomate\blocks\rule.mqh>
#include <Stratomate\blocks\rsi.mqh>
#include <Stratomate\blocks\crossings.mqh>

class RsiReversalAlertRule : public Rule
  {
private:
   Rsi               strength;
   LevelCrossings    turns;

public:
   void              Begin(const int period,const double oversold)
     {
      sheet.Begin();
      strength.Begin(sheet,period);
      turns.Begin(sheet,strength.line,oversold,100.0-oversold);
     }

   virtual void      Calculate(const int row)
     {
      strength.Calculate(sheet,row);
      turns.Calculate(strength.line,row);
     }

   virtual int       Signal(const int row) const
     {
      return(turns.At(row));
     }

   virtual double    Line(const int index,const int row) const
     {
      return(strength.line.At(row));
     }
  };
