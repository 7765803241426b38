// PO OTC (ours): three candles in a row to one side run out of breath. Buys when three falling candles brought RSI below 20
// and this candle closes up.

#include <Stratomate\blocks\rule.mqh>
#include <Stratomate\blocks\rsi.mqh>
#include <Stratomate\blocks\side-runs.mqh>
#include <Stratomate\blocks\crossings.mqh>

class PoOtcRule : public Rule
  {
private:
   int               candles;
   double            level;
   Rsi               strength;
   SideRuns          runs;
   Crossings         turns;

public:
   void              Begin(const int inRow,const int rsiPeriod,const double rsiLevel)
     {
      candles=inRow;
      level=rsiLevel;
      sheet.Begin();
      strength.Begin(sheet,rsiPeriod);
      runs.Begin(sheet,sheet.close,sheet.open,candles);
      turns.Begin(sheet,sheet.close,sheet.open);
     }

   virtual void      Calculate(const int row)
     {
      strength.Calculate(sheet,row);
      runs.Calculate(sheet.close,sheet.open,row);
      turns.Calculate(sheet.close,sheet.open,row);
     }

   virtual int       Signal(const int row) const
     {
      const int turn=turns.At(row);
      if(turn==0 || !strength.line.Has(row-1))
         return(0);
      const double before=strength.line.At(row-1);
      const bool isExtreme=turn>0 ? before<level : before>100.0-level;
      return(isExtreme && -turn*runs.At(row-1)>=candles ? turn : 0);
     }

   virtual double    Line(const int index,const int row) const
     {
      return(strength.line.At(row));
     }
  };
