// OTC (ours): the stochastic turns at the edge of a range, and only while there is no trend. Buys when %K crosses above %D
// from below 20 while ADX is below 25.

#include <Stratomate\blocks\rule.mqh>
#include <Stratomate\blocks\stochastic.mqh>
#include <Stratomate\blocks\directional-movement.mqh>
#include <Stratomate\blocks\crossings.mqh>

class OtcRule : public Rule
  {
private:
   double            level;
   double            adxMaximum;
   Stochastic        oscillator;
   DirectionalMovement movement;
   Crossings         turns;

public:
   void              Begin(const int period,const int slowing,const int signalPeriod,const double edge,const int adxPeriod,const double adxLimit)
     {
      level=edge;
      adxMaximum=adxLimit;
      sheet.Begin();
      oscillator.Begin(sheet,sheet.high,sheet.low,period,slowing,signalPeriod);
      movement.Begin(sheet,adxPeriod);
      turns.Begin(sheet,oscillator.k.line,oscillator.d.line);
     }

   virtual void      Calculate(const int row)
     {
      oscillator.Calculate(sheet.high,sheet.low,sheet.close,row);
      movement.Calculate(sheet,row);
      turns.Calculate(oscillator.k.line,oscillator.d.line,row);
     }

   virtual int       Signal(const int row) const
     {
      const int turn=turns.At(row);
      if(turn==0 || !movement.adx.line.Has(row))
         return(0);
      const double before=oscillator.k.line.At(row-1);
      const bool isFromEdge=turn>0 ? before<level : before>100.0-level;
      return(isFromEdge && movement.adx.line.At(row)<adxMaximum ? turn : 0);
     }

   virtual double    Line(const int index,const int row) const
     {
      if(index==0)
         return(oscillator.k.line.At(row));
      return(index==1 ? oscillator.d.line.At(row) : movement.adx.line.At(row));
     }
  };
