// HAEMA Alert (ours, on Heikin Ashi after Dan Valcu, 2004): buys when the Heikin Ashi close crosses above its exponential
// average on a rising Heikin Ashi candle. Trades run on real prices; Heikin Ashi only decides when.

#include <Stratomate\blocks\rule.mqh>
#include <Stratomate\blocks\heikin-ashi.mqh>
#include <Stratomate\blocks\ema.mqh>
#include <Stratomate\blocks\crossings.mqh>

class HaemaAlertRule : public Rule
  {
private:
   HeikinAshi        body;
   Ema               average;
   Crossings         turns;

public:
   void              Begin(const int period)
     {
      sheet.Begin();
      body.Begin(sheet);
      average.Begin(sheet,body.close,period);
      turns.Begin(sheet,body.close,average.line);
     }

   virtual void      Calculate(const int row)
     {
      body.Calculate(sheet,row);
      average.Calculate(body.close,row);
      turns.Calculate(body.close,average.line,row);
     }

   virtual int       Signal(const int row) const
     {
      const int turn=turns.At(row);
      return(turn*(body.close.At(row)-body.open.At(row))>0.0 ? turn : 0);
     }

   virtual double    Line(const int index,const int row) const
     {
      if(index==0)
         return(body.open.At(row));
      return(index==1 ? body.close.At(row) : average.line.At(row));
     }
  };
