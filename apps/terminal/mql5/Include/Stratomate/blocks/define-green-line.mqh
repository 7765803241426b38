// The green lines (ours; their names are read as period.shift): a simple average displaced forward, which therefore never
// changes afterwards. Buys when a candle closes above the line after three closes below it.

#include <Stratomate\blocks\rule.mqh>
#include <Stratomate\blocks\sma.mqh>
#include <Stratomate\blocks\delayed.mqh>
#include <Stratomate\blocks\side-runs.mqh>
#include <Stratomate\blocks\crossings.mqh>

class GreenLine : public Rule
  {
private:
   int               closes;
   Sma               average;
   Delayed           delayed;
   SideRuns          runs;
   Crossings         turns;

public:
   void              Begin(const int period,const int shift,const int closesBefore)
     {
      closes=closesBefore;
      sheet.Begin();
      average.Begin(sheet,sheet.close,period);
      delayed.Begin(sheet,average.line,shift);
      runs.Begin(sheet,sheet.close,delayed.line,closes);
      turns.Begin(sheet,sheet.close,delayed.line);
     }

   virtual void      Calculate(const int row)
     {
      average.Calculate(sheet.close,row);
      delayed.Calculate(average.line,row);
      runs.Calculate(sheet.close,delayed.line,row);
      turns.Calculate(sheet.close,delayed.line,row);
     }

   virtual int       Signal(const int row) const
     {
      const int turn=turns.At(row);
      return(turn!=0 && -turn*runs.At(row-1)>=closes ? turn : 0);
     }

   virtual double    Line(const int index,const int row) const
     {
      return(delayed.line.At(row));
     }
  };
