// Commodity channel index (Donald Lambert, 1980): how far the typical price stands from its mean, in mean deviations, scaled
// so that most values fall within +-100. A market that rests stands at 0.

#include <Stratomate\blocks\sma.mqh>

class Cci
  {
private:
   int               period;
   double            scale;
   Column            typical;
   Sma               mean;

public:
   Column            line;

   void              Begin(Sheet &sheet,const int length)
     {
      period=length;
      scale=length/0.015;
      sheet.Add(typical,0,0);
      mean.Begin(sheet,typical,length);
      sheet.Add(line,mean.line.start,mean.line.settled);
     }

   void              Calculate(const Sheet &sheet,const int row)
     {
      typical.Set(row,(sheet.high.At(row)+sheet.low.At(row)+sheet.close.At(row))/3.0);
      mean.Calculate(typical,row);
      if(row<line.start)
         return;
      const double center=mean.line.At(row);
      double deviations=0.0;
      for(int past=row-period+1; past<=row; past++)
         deviations+=MathAbs(typical.At(past)-center);
      line.Set(row,deviations>0.0 ? (scale*(typical.At(row)-center))/deviations : 0.0);
     }
  };
