// Bollinger bands (John Bollinger): the simple average and `width` standard deviations of the population around it. The
// squares move with the window after Welford; running sums of raw squares would lose a narrow band.

#include <Stratomate\blocks\sma.mqh>
#include <Stratomate\blocks\positive-part.mqh>

class Bollinger
  {
private:
   int               period;
   double            width;
   double            share;
   double            squares;

   void              Seed(const Column &source,const int row)
     {
      const double mean=MeanOf(source,row,period);
      squares=0.0;
      for(int past=row-period+1; past<=row; past++)
        {
         const double distance=source.At(past)-mean;
         squares+=distance*distance;
        }
     }

   void              Move(const Column &source,const int row)
     {
      const double newest=source.At(row);
      const double oldest=source.At(row-period);
      squares+=(newest-oldest)*(newest-middle.line.At(row)+(oldest-middle.line.At(row-1)));
     }

public:
   Sma               middle;
   Column            upper;
   Column            lower;

   void              Begin(Sheet &sheet,const Column &source,const int length,const double deviations)
     {
      period=length;
      width=deviations;
      share=1.0/length;
      middle.Begin(sheet,source,length);
      sheet.Add(upper,middle.line.start,middle.line.settled);
      sheet.Add(lower,middle.line.start,middle.line.settled);
     }

   void              Calculate(const Column &source,const int row)
     {
      middle.MoveOn(source,row);
      if(row<upper.start)
         return;
      if(row==upper.start || row%STRATOMATE_RENEWAL==0)
         Seed(source,row);
      else
         Move(source,row);
      const double distance=width*MathSqrt(PositivePart(squares)*share);
      upper.Set(row,middle.line.At(row)+distance);
      lower.Set(row,middle.line.At(row)-distance);
     }
  };
