// Binary Eagle Indicator (ours, after the squeeze of John Carter): waits until the Bollinger band has been inside the mean
// range for at least 3 candles. Buys when it is released while the momentum is above 0 and rises.

#include <Stratomate\blocks\rule.mqh>
#include <Stratomate\blocks\bollinger.mqh>
#include <Stratomate\blocks\rolling-extreme.mqh>
#include <Stratomate\blocks\true-range.mqh>
#include <Stratomate\blocks\linear-regression.mqh>

class BinaryEagleRule : public Rule
  {
private:
   double            factor;
   int               candles;
   Bollinger         bands;
   TrueRange         range;
   Sma               meanRange;
   RollingHighest    highest;
   RollingLowest     lowest;
   Column            distance;
   LinearRegression  momentum;
   // How many candles in a row the band has been inside, 0 outside.
   Column            squeeze;

   // From the middle between the channel's middle and the average.
   void              SetDistance(const int row)
     {
      const double middle=(highest.line.At(row)+lowest.line.At(row))/2.0;
      distance.Set(row,sheet.close.At(row)-(middle+bands.middle.line.At(row))/2.0);
     }

   void              SetSqueeze(const int row)
     {
      const bool isInside=bands.upper.At(row)-bands.middle.line.At(row)<factor*meanRange.line.At(row);
      const double before=row==squeeze.start ? 0.0 : squeeze.At(row-1);
      squeeze.Set(row,isInside ? before+1.0 : 0.0);
     }

public:
   void              Begin(const int period,const double width,const double ranges,const int least)
     {
      factor=ranges;
      candles=least;
      sheet.Begin();
      bands.Begin(sheet,sheet.close,period,width);
      range.Begin(sheet);
      meanRange.Begin(sheet,range.line,period);
      highest.Begin(sheet,sheet.high,period);
      lowest.Begin(sheet,sheet.low,period);
      sheet.Add(distance,bands.middle.line.start,bands.middle.line.settled);
      momentum.Begin(sheet,distance,period);
      sheet.Add(squeeze,meanRange.line.start,meanRange.line.settled);
     }

   virtual void      Calculate(const int row)
     {
      bands.Calculate(sheet.close,row);
      range.Calculate(sheet,row);
      meanRange.Calculate(range.line,row);
      highest.Calculate(sheet.high,row);
      lowest.Calculate(sheet.low,row);
      if(row>=distance.start)
         SetDistance(row);
      momentum.Calculate(distance,row);
      if(row>=squeeze.start)
         SetSqueeze(row);
     }

   virtual int       Signal(const int row) const
     {
      if(!squeeze.Has(row-1) || !momentum.line.Has(row-1) || squeeze.At(row)>0.0 || squeeze.At(row-1)<candles)
         return(0);
      const double now=momentum.line.At(row);
      const double before=momentum.line.At(row-1);
      if(now>0.0 && now>before)
         return(1);
      return(now<0.0 && now<before ? -1 : 0);
     }

   virtual double    Line(const int index,const int row) const
     {
      return(index==0 ? momentum.line.At(row) : squeeze.At(row));
     }
  };
