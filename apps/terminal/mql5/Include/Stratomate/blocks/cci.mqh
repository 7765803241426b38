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

   double            DeviationOf(const int row,const double center) const
     {
      return(MathAbs(typical.At(row)-center));
     }

   // Four by four from the newest on, in the order in which the definition adds them.
   double            Deviations(const int row,const double center) const
     {
      const int four=period-period%4;
      double sum=0.0;
      for(int past=row; past>row-four; past-=4)
         sum+=DeviationOf(past,center)+DeviationOf(past-1,center)+(DeviationOf(past-2,center)+DeviationOf(past-3,center));
      for(int past=row-four; past>row-period; past--)
         sum+=DeviationOf(past,center);
      return(sum);
     }

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
      const double deviations=Deviations(row,center);
      line.Set(row,deviations>0.0 ? (scale*(typical.At(row)-center))/deviations : 0.0);
     }
  };
