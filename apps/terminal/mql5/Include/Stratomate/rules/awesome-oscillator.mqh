// Awesome Oscillator (Bill Williams): the simple average of the median price over 5 candles less that over 34. Buys when it
// crosses above 0.

#include <Stratomate\blocks\rule.mqh>
#include <Stratomate\blocks\median-price.mqh>
#include <Stratomate\blocks\sma.mqh>
#include <Stratomate\blocks\crossings.mqh>

class AwesomeOscillatorRule : public Rule
  {
private:
   MedianPrice       median;
   SmaSpread         oscillator;
   LevelCrossings    turns;

public:
   void              Begin(const int fastPeriod,const int slowPeriod)
     {
      sheet.Begin();
      median.Begin(sheet);
      oscillator.Begin(sheet,median.line,fastPeriod,slowPeriod);
      turns.Begin(sheet,oscillator.line,0.0,0.0);
     }

   virtual void      Calculate(const int row)
     {
      median.Calculate(sheet,row);
      oscillator.Calculate(median.line,row);
      turns.Calculate(oscillator.line,row);
     }

   virtual int       Signal(const int row) const
     {
      return(turns.At(row));
     }

   virtual double    Line(const int index,const int row) const
     {
      return(oscillator.line.At(row));
     }
  };
