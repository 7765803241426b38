// BOSS, Break Of Swing Structure (ours): buys when a candle closes above the last unused swing high by a tenth of the average
// true range while the long exponential average rises. Each swing is used once.

#include <Stratomate\blocks\rule.mqh>
#include <Stratomate\blocks\swings.mqh>
#include <Stratomate\blocks\ema.mqh>
#include <Stratomate\blocks\true-range.mqh>

class BossRule : public Rule
  {
private:
   double            margin;
   Swings            swings;
   Ema               average;
   AverageTrueRange  range;
   Column            high;
   Column            low;
   int               side;

   double            LastSwing(const Column &found,const Column &unused,const int row) const
     {
      return(found.Has(row) ? found.At(row) : unused.At(row-1));
     }

   void              Judge(const int row)
     {
      const double swingHigh=LastSwing(swings.highs,high,row);
      const double swingLow=LastSwing(swings.lows,low,row);
      bool isBuy=false;
      bool isSell=false;
      if(average.line.Has(row-1) && range.average.line.Has(row))
        {
         const double rise=average.line.At(row)-average.line.At(row-1);
         const double beyond=margin*range.average.line.At(row);
         const double price=sheet.close.At(row);
         isBuy=rise>0.0 && swingHigh!=EMPTY_VALUE && price>swingHigh+beyond;
         isSell=rise<0.0 && swingLow!=EMPTY_VALUE && price<swingLow-beyond;
        }
      high.Set(row,isBuy ? EMPTY_VALUE : swingHigh);
      low.Set(row,isSell ? EMPTY_VALUE : swingLow);
      side=isBuy ? 1 : (isSell ? -1 : 0);
     }

public:
   void              Begin(const int strength,const int emaPeriod,const int atrPeriod,const double ranges)
     {
      margin=ranges;
      side=0;
      sheet.Begin();
      swings.Begin(sheet,strength);
      average.Begin(sheet,sheet.close,emaPeriod);
      range.Begin(sheet,atrPeriod);
      sheet.Add(high,swings.highs.start,swings.highs.settled);
      sheet.Add(low,swings.lows.start,swings.lows.settled);
     }

   virtual void      Calculate(const int row)
     {
      swings.Calculate(sheet,row);
      average.Calculate(sheet.close,row);
      range.Calculate(sheet,row);
      side=0;
      if(row>=high.start)
         Judge(row);
     }

   virtual int       Signal(const int row) const
     {
      return(side);
     }

   virtual double    Line(const int index,const int row) const
     {
      if(index==0)
         return(average.line.At(row));
      return(index==1 ? high.At(row) : low.At(row));
     }

   // How far an average candle reaches, for rules that ask more.
   double            AverageRange(const int row) const
     {
      return(range.average.line.At(row));
     }
  };
