// Pocket Options Optimized Indicator (ours): five rules vote, exponential averages, MACD, RSI, SuperTrend and CCI. Buys when
// the score reaches +4 from below. The presets of the votes are fixed and were not fitted to past prices.

#include <Stratomate\blocks\rule.mqh>
#include <Stratomate\blocks\ema.mqh>
#include <Stratomate\blocks\difference.mqh>
#include <Stratomate\blocks\macd.mqh>
#include <Stratomate\blocks\rsi.mqh>
#include <Stratomate\blocks\super-trend-band.mqh>
#include <Stratomate\blocks\cci.mqh>
#include <Stratomate\blocks\side-runs.mqh>
#include <Stratomate\blocks\crossings.mqh>

class PocketOptionsOptimizedIndicatorRule : public Rule
  {
private:
   Ema               fast;
   Ema               slow;
   Difference        spread;
   Macd              macd;
   Rsi               strength;
   SuperTrendBand    band;
   Cci               channel;
   Column            score;
   LevelCrossings    turns;

   void              SetScore(const int row)
     {
      const int averages=SignOf(spread.line.At(row))+SignOf(macd.histogram.At(row));
      const int oscillators=SignOf(strength.line.At(row)-50.0)+SignOf(channel.line.At(row));
      score.Set(row,averages+oscillators+band.trend.At(row));
     }

public:
   void              Begin(const int needed)
     {
      sheet.Begin();
      fast.Begin(sheet,sheet.close,9);
      slow.Begin(sheet,sheet.close,21);
      spread.Begin(sheet,fast.line,slow.line);
      macd.Begin(sheet,sheet.close,12,26,9);
      strength.Begin(sheet,14);
      band.Begin(sheet,10,3.0);
      channel.Begin(sheet,20);
      sheet.Add(score,macd.histogram.start,macd.histogram.settled);
      // Scores are whole, so to cross the half below the level is to reach the level.
      turns.Begin(sheet,score,needed-0.5,0.5-needed);
     }

   virtual void      Calculate(const int row)
     {
      fast.Calculate(sheet.close,row);
      slow.Calculate(sheet.close,row);
      spread.Calculate(fast.line,slow.line,row);
      macd.Calculate(sheet.close,row);
      strength.Calculate(sheet,row);
      band.Calculate(sheet,row);
      channel.Calculate(sheet,row);
      if(row>=score.start)
         SetScore(row);
      turns.Calculate(score,row);
     }

   virtual int       Signal(const int row) const
     {
      return(turns.At(row));
     }

   virtual double    Line(const int index,const int row) const
     {
      return(score.At(row));
     }
  };
