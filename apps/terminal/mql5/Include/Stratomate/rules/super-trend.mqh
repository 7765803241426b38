// Super_Trend (Olivier Seban): buys when the trend turns up, as a candle closes above the upper band.

#include <Stratomate\blocks\rule.mqh>
#include <Stratomate\blocks\super-trend-band.mqh>
#include <Stratomate\blocks\crossings.mqh>

class SuperTrendRule : public Rule
  {
private:
   SuperTrendBand    band;
   LevelCrossings    turns;

public:
   void              Begin(const int period,const double multiplier)
     {
      sheet.Begin();
      band.Begin(sheet,period,multiplier);
      turns.Begin(sheet,band.trend,0.0,0.0);
     }

   virtual void      Calculate(const int row)
     {
      band.Calculate(sheet,row);
      turns.Calculate(band.trend,row);
     }

   virtual int       Signal(const int row) const
     {
      return(turns.At(row));
     }

   virtual double    Line(const int index,const int row) const
     {
      return(index==0 ? band.line.At(row) : band.trend.At(row));
     }
  };
