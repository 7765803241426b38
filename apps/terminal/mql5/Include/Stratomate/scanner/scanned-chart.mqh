// One symbol and timeframe under the scanner: its last signal, and how lively it is for its own standards. Everything is read
// from closed candles, once for each of them.

#include <Stratomate\is-arrow.mqh>
#include <Stratomate\blocks\true-range.mqh>
#include <Stratomate\scanner\correlation.mqh>

#define STRATOMATE_SCAN_CANDLES 400
#define STRATOMATE_SCAN_ATR 14
#define STRATOMATE_SCAN_RANKED 100

class ScannedChart
  {
private:
   int               handle;
   datetime          forming;

   void              FindSignal(const MqlRates &rates[],const double &buys[],const double &sells[],const int count)
     {
      side=0;
      age=-1;
      for(int index=count-1; index>=0 && side==0; index--)
        {
         const bool isBuy=IsArrow(buys[index]);
         if(isBuy==IsArrow(sells[index]))
            continue;
         side=isBuy ? 1 : -1;
         age=count-1-index;
         signalTime=rates[index].time;
        }
     }

   // The share of the last 100 candles whose average true range was smaller, in percent; -1 without enough candles.
   void              RankRange(const MqlRates &rates[],const int count)
     {
      Sheet sheet;
      AverageTrueRange range;
      sheet.Begin();
      range.Begin(sheet,STRATOMATE_SCAN_ATR);
      for(int row=0; row<count; row++)
        {
         sheet.Put(row,rates[row].open,rates[row].high,rates[row].low,rates[row].close);
         range.Calculate(sheet,row);
        }
      rank=-1;
      if(count-STRATOMATE_SCAN_RANKED<sheet.warmUp)
         return;
      const double now=range.average.line.At(count-1);
      int below=0;
      for(int row=count-STRATOMATE_SCAN_RANKED; row<count; row++)
        {
         if(range.average.line.At(row)<now)
            below++;
        }
      rank=(int)MathRound(100.0*below/STRATOMATE_SCAN_RANKED);
     }

public:
   string            symbol;
   ENUM_TIMEFRAMES   timeframe;
   // The last signal: 1, -1, or 0 for none; its age in candles, 0 for the candle that closed last.
   int               side;
   int               age;
   datetime          signalTime;
   int               rank;
   string            problem;
   // Whether the candle that was read last closed while the scanner was looking.
   bool              isFollowed;
   Closes            closes;

                     ScannedChart(void)
     {
      handle=INVALID_HANDLE;
     }

   void              Begin(const string name,const ENUM_TIMEFRAMES period)
     {
      symbol=name;
      timeframe=period;
      handle=INVALID_HANDLE;
      forming=0;
      side=0;
      age=-1;
      signalTime=0;
      rank=-1;
      problem="loading";
      isFollowed=false;
     }

   void              End(void)
     {
      if(handle!=INVALID_HANDLE)
         IndicatorRelease(handle);
      handle=INVALID_HANDLE;
     }

   // Whether its indicator has not been opened yet.
   bool              NeedsOpening(void) const
     {
      return(handle==INVALID_HANDLE && problem=="loading");
     }

   void              Open(const string program)
     {
      if(!SymbolSelect(symbol,true))
        {
         problem="unknown symbol";
         return;
        }
      handle=iCustom(symbol,timeframe,program);
      if(handle==INVALID_HANDLE)
         problem="cannot start "+program;
     }

   // Reads a candle that has closed since. True when something is new; otherwise it is asked again at the next look.
   bool              Look(void)
     {
      if(handle==INVALID_HANDLE)
         return(false);
      const datetime newest=iTime(symbol,timeframe,0);
      if(newest==0 || newest==forming)
         return(false);
      const int count=MathMin(STRATOMATE_SCAN_CANDLES,Bars(symbol,timeframe)-1);
      if(count<2 || BarsCalculated(handle)<Bars(symbol,timeframe))
         return(false);
      MqlRates rates[];
      double buys[];
      double sells[];
      ArraySetAsSeries(rates,false);
      ArraySetAsSeries(buys,false);
      ArraySetAsSeries(sells,false);
      if(CopyRates(symbol,timeframe,1,count,rates)!=count || CopyBuffer(handle,0,1,count,buys)!=count || CopyBuffer(handle,1,1,count,sells)!=count)
         return(false);
      isFollowed=forming!=0;
      forming=newest;
      problem="";
      FindSignal(rates,buys,sells,count);
      RankRange(rates,count);
      closes.Take(rates,count);
      return(true);
     }
  };
