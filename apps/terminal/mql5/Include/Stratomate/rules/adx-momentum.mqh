// ADX Momentum (J. Welles Wilder, 1978): buys while +DI is above -DI when ADX crosses above 25, or when +DI crosses above -DI
// while ADX is 25 or more.

#include <Stratomate\blocks\rule.mqh>
#include <Stratomate\blocks\directional-movement.mqh>
#include <Stratomate\blocks\side-runs.mqh>
#include <Stratomate\blocks\crossings.mqh>

class AdxMomentumRule : public Rule
  {
private:
   double            level;
   DirectionalMovement movement;
   LevelCrossings    awakenings;
   Crossings         turns;

public:
   void              Begin(const int period,const double adxLevel)
     {
      level=adxLevel;
      sheet.Begin();
      movement.Begin(sheet,period);
      awakenings.Begin(sheet,movement.adx.line,adxLevel,0.0);
      turns.Begin(sheet,movement.plus,movement.minus);
     }

   virtual void      Calculate(const int row)
     {
      movement.Calculate(sheet,row);
      awakenings.Calculate(movement.adx.line,row);
      turns.Calculate(movement.plus,movement.minus,row);
     }

   virtual int       Signal(const int row) const
     {
      if(awakenings.At(row)>0)
         return(SignOf(movement.plus.At(row)-movement.minus.At(row)));
      return(movement.adx.line.Has(row) && movement.adx.line.At(row)>=level ? turns.At(row) : 0);
     }

   virtual double    Line(const int index,const int row) const
     {
      if(index==0)
         return(movement.plus.At(row));
      return(index==1 ? movement.minus.At(row) : movement.adx.line.At(row));
     }
  };
