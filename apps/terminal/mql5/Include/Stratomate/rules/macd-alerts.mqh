// MACD Alerts (Gerald Appel): buys when MACD crosses above its signal line, an exponential average.

#include <Stratomate\blocks\rule.mqh>
#include <Stratomate\blocks\macd.mqh>
#include <Stratomate\blocks\crossings.mqh>

class MacdAlertsRule : public Rule
  {
private:
   Macd              macd;
   Crossings         turns;

public:
   void              Begin(const int fastPeriod,const int slowPeriod,const int signalPeriod)
     {
      sheet.Begin();
      macd.Begin(sheet,sheet.close,fastPeriod,slowPeriod,signalPeriod);
      turns.Begin(sheet,macd.line,macd.signal.line);
     }

   virtual void      Calculate(const int row)
     {
      macd.Calculate(sheet.close,row);
      turns.Calculate(macd.line,macd.signal.line,row);
     }

   virtual int       Signal(const int row) const
     {
      return(turns.At(row));
     }

   virtual double    Line(const int index,const int row) const
     {
      if(index==0)
         return(macd.line.At(row));
      return(index==1 ? macd.signal.line.At(row) : macd.histogram.At(row));
     }
  };
