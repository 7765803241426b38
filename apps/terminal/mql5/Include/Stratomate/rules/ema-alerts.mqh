// EMA Alerts, a standard rule: buys when the fast exponential average crosses above the slow one.

#include <Stratomate\blocks\rule.mqh>
#include <Stratomate\blocks\ema.mqh>
#include <Stratomate\blocks\crossings.mqh>

class EmaAlertsRule : public Rule
  {
private:
   Ema               fast;
   Ema               slow;
   Crossings         turns;

public:
   void              Begin(const int fastPeriod,const int slowPeriod)
     {
      sheet.Begin();
      fast.Begin(sheet,sheet.close,fastPeriod);
      slow.Begin(sheet,sheet.close,slowPeriod);
      turns.Begin(sheet,fast.line,slow.line);
     }

   virtual void      Calculate(const int row)
     {
      fast.Calculate(sheet.close,row);
      slow.Calculate(sheet.close,row);
      turns.Calculate(fast.line,slow.line,row);
     }

   virtual int       Signal(const int row) const
     {
      return(turns.At(row));
     }

   virtual double    Line(const int index,const int row) const
     {
      return(index==0 ? fast.line.At(row) : slow.line.At(row));
     }
  };
