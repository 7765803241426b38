// Stochastic oscillator (George Lane): where the close stands in the range of the last `period` values, from 0 to 100. %K is
// its average over `slowing` values, %D the average of %K. Without a range, the place before stands; at the beginning 50.

#include <Stratomate\blocks\rolling-extreme.mqh>
#include <Stratomate\blocks\sma.mqh>

class Stochastic
  {
private:
   RollingHighest    highest;
   RollingLowest     lowest;
   Column            place;

   double            PlaceOf(const Column &close,const int row,const double before) const
     {
      const double range=highest.line.At(row)-lowest.line.At(row);
      return(range>0.0 ? 100.0*((close.At(row)-lowest.line.At(row))/range) : before);
     }

public:
   Sma               k;
   Sma               d;

   void              Begin(Sheet &sheet,const Column &high,const Column &low,const int length,const int slowing,const int signal)
     {
      highest.Begin(sheet,high,length);
      lowest.Begin(sheet,low,length);
      sheet.Add(place,highest.line.start,highest.line.settled);
      k.Begin(sheet,place,slowing);
      d.Begin(sheet,k.line,signal);
     }

   void              Calculate(const Column &high,const Column &low,const Column &close,const int row)
     {
      highest.Calculate(high,row);
      lowest.Calculate(low,row);
      if(row>=place.start)
         place.Set(row,PlaceOf(close,row,row==place.start ? 50.0 : place.At(row-1)));
      k.Calculate(place,row);
      d.Calculate(k.line,row);
     }
  };
