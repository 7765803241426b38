// SuperTrend (Olivier Seban): bands of `multiplier` average true ranges around the middle of the candle. A band only moves
// toward the price (the ratchet) until the price closes beyond it, which turns the trend. The first trend is up when its
// candle closes at or above its middle.

#include <Stratomate\blocks\true-range.mqh>
#include <Stratomate\blocks\larger-of.mqh>

class SuperTrendBand
  {
private:
   double            multiplier;
   AverageTrueRange  range;
   double            upper;
   double            lower;
   bool              isUp;

   void              Seed(const double middle,const double distance,const double price)
     {
      isUp=price>=middle;
      upper=middle+distance;
      lower=middle-distance;
     }

   void              Move(const double middle,const double distance,const double price,const double before)
     {
      upper=before>upper ? middle+distance : SmallerOf(middle+distance,upper);
      lower=before<lower ? middle-distance : LargerOf(middle-distance,lower);
      isUp=isUp ? price>=lower : price>upper;
     }

public:
   // The band on the other side of the price.
   Column            line;
   // 1 while up and -1 while down.
   Column            trend;

   void              Begin(Sheet &sheet,const int length,const double ranges)
     {
      multiplier=ranges;
      range.Begin(sheet,length);
      sheet.Add(line,range.average.line.start,range.average.line.settled);
      sheet.Add(trend,line.start,line.settled);
     }

   void              Calculate(const Sheet &sheet,const int row)
     {
      range.Calculate(sheet,row);
      if(row<line.start)
         return;
      const double middle=(sheet.high.At(row)+sheet.low.At(row))/2.0;
      const double distance=multiplier*range.average.line.At(row);
      const double price=sheet.close.At(row);
      if(row==line.start)
         Seed(middle,distance,price);
      else
         Move(middle,distance,price,sheet.close.At(row-1));
      trend.Set(row,isUp ? 1.0 : -1.0);
      line.Set(row,isUp ? lower : upper);
     }
  };
