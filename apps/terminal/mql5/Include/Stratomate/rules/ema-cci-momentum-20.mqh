// EMA CCI MOMENTUM 20 (the CCI rule of Donald Lambert, 1980, with two filters of ours): buys when CCI crosses above +100 while
// the close is above its exponential average and above the close 20 candles ago.

#include <Stratomate\blocks\rule.mqh>
#include <Stratomate\blocks\ema.mqh>
#include <Stratomate\blocks\cci.mqh>
#include <Stratomate\blocks\delayed.mqh>
#include <Stratomate\blocks\difference.mqh>
#include <Stratomate\blocks\crossings.mqh>

class EmaCciMomentumRule : public Rule
  {
private:
   Ema               average;
   Cci               channel;
   Delayed           past;
   Difference        momentum;
   LevelCrossings    turns;

public:
   void              Begin(const int emaPeriod,const int cciPeriod,const double level,const int momentumPeriod)
     {
      sheet.Begin();
      average.Begin(sheet,sheet.close,emaPeriod);
      channel.Begin(sheet,cciPeriod);
      past.Begin(sheet,sheet.close,momentumPeriod);
      momentum.Begin(sheet,sheet.close,past.line);
      turns.Begin(sheet,channel.line,level,-level);
     }

   virtual void      Calculate(const int row)
     {
      average.Calculate(sheet.close,row);
      channel.Calculate(sheet,row);
      past.Calculate(sheet.close,row);
      momentum.Calculate(sheet.close,past.line,row);
      turns.Calculate(channel.line,row);
     }

   virtual int       Signal(const int row) const
     {
      const int turn=turns.At(row);
      if(turn==0 || !average.line.Has(row) || !momentum.line.Has(row))
         return(0);
      const bool isAlong=turn*(sheet.close.At(row)-average.line.At(row))>0.0 && turn*momentum.line.At(row)>0.0;
      return(isAlong ? turn : 0);
     }

   virtual double    Line(const int index,const int row) const
     {
      if(index==0)
         return(average.line.At(row));
      return(index==1 ? channel.line.At(row) : momentum.line.At(row));
     }
  };
