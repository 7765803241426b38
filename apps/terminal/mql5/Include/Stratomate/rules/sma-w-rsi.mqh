// SMA w-RSI (ours): buys when RSI crosses above 50 while the close is above its simple average.

#include <Stratomate\blocks\rule.mqh>
#include <Stratomate\blocks\sma.mqh>
#include <Stratomate\blocks\rsi.mqh>
#include <Stratomate\blocks\crossings.mqh>

class SmaWRsiRule : public Rule
  {
private:
   Sma               average;
   Rsi               strength;
   LevelCrossings    turns;

public:
   void              Begin(const int smaPeriod,const int rsiPeriod)
     {
      sheet.Begin();
      average.Begin(sheet,sheet.close,smaPeriod);
      strength.Begin(sheet,rsiPeriod);
      turns.Begin(sheet,strength.line,50.0,50.0);
     }

   virtual void      Calculate(const int row)
     {
      average.Calculate(sheet.close,row);
      strength.Calculate(sheet,row);
      turns.Calculate(strength.line,row);
     }

   virtual int       Signal(const int row) const
     {
      const int turn=turns.At(row);
      if(turn==0 || !average.line.Has(row))
         return(0);
      return(turn*(sheet.close.At(row)-average.line.At(row))>0.0 ? turn : 0);
     }

   virtual double    Line(const int index,const int row) const
     {
      return(index==0 ? average.line.At(row) : strength.line.At(row));
     }
  };
