// OTC 3.0 (ours): the price left its Bollinger band with an extreme RSI and returns. Buys when the candle before closed below
// the lower band with RSI below 25 and this one closes back inside.

#include <Stratomate\blocks\rule.mqh>
#include <Stratomate\blocks\bollinger.mqh>
#include <Stratomate\blocks\rsi.mqh>
#include <Stratomate\blocks\crossings.mqh>

class OtcThreeRule : public Rule
  {
private:
   double            level;
   Bollinger         bands;
   Rsi               strength;
   Column            side;
   LevelCrossings    turns;

   void              SetSide(const int row)
     {
      const double price=sheet.close.At(row);
      side.Set(row,price>bands.upper.At(row) ? 1.0 : (price<bands.lower.At(row) ? -1.0 : 0.0));
     }

public:
   void              Begin(const int bollingerPeriod,const double width,const int rsiPeriod,const double rsiLevel)
     {
      level=rsiLevel;
      sheet.Begin();
      bands.Begin(sheet,sheet.close,bollingerPeriod,width);
      strength.Begin(sheet,rsiPeriod);
      sheet.Add(side,bands.upper.start,bands.upper.settled);
      turns.Begin(sheet,side,-0.5,0.5);
     }

   virtual void      Calculate(const int row)
     {
      bands.Calculate(sheet.close,row);
      strength.Calculate(sheet,row);
      if(row>=side.start)
         SetSide(row);
      turns.Calculate(side,row);
     }

   virtual int       Signal(const int row) const
     {
      const int turn=turns.At(row);
      if(turn==0 || !strength.line.Has(row-1) || side.At(row)!=0.0)
         return(0);
      const double before=strength.line.At(row-1);
      const bool isExtreme=turn>0 ? before<level : before>100.0-level;
      return(isExtreme ? turn : 0);
     }

   virtual double    Line(const int index,const int row) const
     {
      if(index==0)
         return(bands.middle.line.At(row));
      if(index==1)
         return(bands.upper.At(row));
      return(index==2 ? bands.lower.At(row) : strength.line.At(row));
     }
  };
