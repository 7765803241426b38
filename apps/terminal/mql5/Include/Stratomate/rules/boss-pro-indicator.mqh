// BOSS Pro Indicator (ours): a signal of BOSS counts when the long average of the closed timeframe five times as long goes
// the same way, and when the range is neither asleep nor wild. BOSS uses a swing once, whether its signal counts here or not.

#include <Stratomate\rules\boss.mqh>
#include <Stratomate\blocks\higher-timeframe.mqh>

class BossProRule : public BossRule
  {
private:
   double            rangeMinimum;
   double            rangeMaximum;
   int               seconds;
   HigherTimeframe   higher;
   Ema               higherAverage;
   AverageTrueRange  longRange;
   Column            agreement;
   Column            ratio;

   int               HigherSide(void) const
     {
      const int last=higher.closes.candles-1;
      if(!higherAverage.line.Has(last-1))
         return(0);
      const double rise=higherAverage.line.At(last)-higherAverage.line.At(last-1);
      return(rise>0.0 ? 1 : (rise<0.0 ? -1 : 0));
     }

   void              FollowHigher(const int row)
     {
      if(row==0)
         higher.Clear();
      const int first=higher.closes.candles;
      const int closed=higher.Take(lastTime,sheet.close.At(row),seconds);
      for(int index=0; index<closed; index++)
         higherAverage.Calculate(higher.closes.close,first+index);
      agreement.Set(row,HigherSide());
     }

public:
   void              Begin(const int strength,const int emaPeriod,const int atrPeriod,const double ranges,const int times,
                           const int higherPeriod,const int longPeriod,const double leastRatio,const double mostRatio)
     {
      BossRule::Begin(strength,emaPeriod,atrPeriod,ranges);
      rangeMinimum=leastRatio;
      rangeMaximum=mostRatio;
      seconds=PeriodSeconds();
      higher.Begin(times);
      higherAverage.Begin(higher.closes,higher.closes.close,higherPeriod);
      // A long candle is at most so many short ones, and the first may be a part of one.
      sheet.Add(agreement,0,times*(higher.closes.warmUp+2));
      longRange.Begin(sheet,longPeriod);
      sheet.Add(ratio,longRange.average.line.start,longRange.average.line.settled);
     }

   virtual void      Calculate(const int row)
     {
      BossRule::Calculate(row);
      FollowHigher(row);
      longRange.Calculate(sheet,row);
      if(row<ratio.start)
         return;
      const double usual=longRange.average.line.At(row);
      ratio.Set(row,usual>0.0 && AverageRange(row)!=EMPTY_VALUE ? AverageRange(row)/usual : 0.0);
     }

   virtual int       Signal(const int row) const
     {
      const int side=BossRule::Signal(row);
      if(side==0 || !ratio.Has(row) || (int)agreement.At(row)!=side)
         return(0);
      return(ratio.At(row)>=rangeMinimum && ratio.At(row)<=rangeMaximum ? side : 0);
     }

   virtual double    Line(const int index,const int row) const
     {
      if(index<3)
         return(BossRule::Line(index,row));
      return(index==3 ? agreement.At(row) : ratio.At(row));
     }
  };
