// Baseline Oscillator (ours): how far the price stands from its long average, in average true ranges. Reversal mode buys when
// it crosses back above -2, trend mode when it crosses above 0.

#include <Stratomate\blocks\rule.mqh>
#include <Stratomate\blocks\median-price.mqh>
#include <Stratomate\blocks\ema.mqh>
#include <Stratomate\blocks\true-range.mqh>
#include <Stratomate\blocks\crossings.mqh>

class BaselineOscillatorRule : public Rule
  {
private:
   MedianPrice       median;
   Ema               base;
   AverageTrueRange  range;
   Column            distance;
   Ema               oscillator;
   LevelCrossings    turns;

   // A candle that does not move keeps the distance before it: average and range fade at different speeds in a market that
   // rests, and the share of two fading numbers would grow and at last fall through a level.
   void              SetDistance(const int row)
     {
      const double low=sheet.low.At(row);
      const double width=range.average.line.At(row);
      const bool isResting=sheet.high.At(row)==low && low==sheet.close.At(row-1);
      if(!isResting && width>0.0)
         distance.Set(row,(sheet.close.At(row)-base.line.At(row))/width);
      else
         distance.Set(row,row==distance.start ? 0.0 : distance.At(row-1));
     }

public:
   void              Begin(const int basePeriod,const int atrPeriod,const int smoothing,const double level,const int mode)
     {
      sheet.Begin();
      median.Begin(sheet);
      base.Begin(sheet,median.line,basePeriod);
      range.Begin(sheet,atrPeriod);
      sheet.Add(distance,MathMax(base.line.start,range.average.line.start),MathMax(base.line.settled,range.average.line.settled));
      oscillator.Begin(sheet,distance,smoothing);
      turns.Begin(sheet,oscillator.line,mode==0 ? -level : 0.0,mode==0 ? level : 0.0);
     }

   virtual void      Calculate(const int row)
     {
      median.Calculate(sheet,row);
      base.Calculate(median.line,row);
      range.Calculate(sheet,row);
      if(row>=distance.start)
         SetDistance(row);
      oscillator.Calculate(distance,row);
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
