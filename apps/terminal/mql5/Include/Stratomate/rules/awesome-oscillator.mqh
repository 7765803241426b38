// Awesome Oscillator (Bill Williams): the simple average of the median price over 5 candles less that over 34. Buys when it
// crosses above 0.

#include <Stratomate\blocks\rule.mqh>
#include <Stratomate\blocks\median-price.mqh>
#include <Stratomate\blocks\sma.mqh>
#include <Stratomate\blocks\difference.mqh>
#include <Stratomate\blocks\crossings.mqh>

class AwesomeOscillatorRule : public Rule
  {
private:
   MedianPrice       median;
   Sma               fast;
   Sma               slow;
   Difference        oscillator;
   LevelCrossings    turns;

public:
   void              Begin(const int fastPeriod,const int slowPeriod)
     {
      sheet.Begin();
      median.Begin(sheet);
      fast.Begin(sheet,median.line,fastPeriod);
      slow.Begin(sheet,median.line,slowPeriod);
      oscillator.Begin(sheet,fast.line,slow.line);
      turns.Begin(sheet,oscillator.line,0.0,0.0);
     }

   virtual void      Calculate(const int row)
     {
      median.Calculate(sheet,row);
      fast.Calculate(median.line,row);
      slow.Calculate(median.line,row);
      oscillator.Calculate(fast.line,slow.line,row);
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
