// The end of the straight line that fits the last `period` values best (least squares).

#include <Stratomate\blocks\sheet.mqh>

class LinearRegression
  {
private:
   int               period;

public:
   Column            line;

   void              Begin(Sheet &sheet,const Column &source,const int length)
     {
      period=length;
      sheet.Add(line,source.start+length-1,source.settled+length-1);
     }

   void              Calculate(const Column &source,const int row)
     {
      if(row<line.start)
         return;
      // Times are counted from the middle, values from the newest, so that nothing large is taken from something large.
      const double middle=(period-1)/2.0;
      const double newest=source.At(row);
      double sum=0.0;
      double slopes=0.0;
      double squares=0.0;
      for(int place=0; place<period; place++)
        {
         const double time=place-middle;
         const double value=source.At(row-period+1+place)-newest;
         sum+=value;
         slopes+=time*value;
         squares+=time*time;
        }
      line.Set(row,newest+sum/period+middle*(slopes/squares));
     }
  };
