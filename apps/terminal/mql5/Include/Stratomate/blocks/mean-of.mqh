// Mean of the last values, summed as distances from the newest: exact when all are equal.

#include <Stratomate\blocks\column.mqh>

// Sum of the last `period` values, each less the newest one.
double SurplusOf(const Column &source,const int row,const int period)
  {
   const double newest=source.At(row);
   double surplus=0.0;
   for(int past=row-period+1; past<row; past++)
      surplus+=source.At(past)-newest;
   return(surplus);
  }

double MeanOf(const Column &source,const int row,const int period)
  {
   return(source.At(row)+SurplusOf(source,row,period)/period);
  }
