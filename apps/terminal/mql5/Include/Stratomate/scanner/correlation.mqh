// How alike two charts have moved lately: the correlation of their changes of the close, candle by candle of the same time.

#define STRATOMATE_CHANGES 100
// With fewer common candles nothing is said.
#define STRATOMATE_CHANGES_MIN 30

class Closes
  {
public:
   datetime          times[];
   double            values[];

   void              Take(const MqlRates &rates[],const int count)
     {
      const int kept=MathMin(count,STRATOMATE_CHANGES+1);
      ArrayResize(times,kept);
      ArrayResize(values,kept);
      for(int index=0; index<kept; index++)
        {
         times[index]=rates[count-kept+index].time;
         values[index]=rates[count-kept+index].close;
        }
     }
  };

// From -1 to 1; 0 when there is too little to compare.
double CorrelationOf(const Closes &one,const Closes &other)
  {
   double sumOne=0.0;
   double sumOther=0.0;
   double squareOne=0.0;
   double squareOther=0.0;
   double products=0.0;
   int count=0;
   int place=1;
   for(int index=1; index<ArraySize(one.times); index++)
     {
      while(place<ArraySize(other.times) && other.times[place]<one.times[index])
         place++;
      if(place>=ArraySize(other.times))
         break;
      if(other.times[place]!=one.times[index] || one.values[index-1]<=0.0 || other.values[place-1]<=0.0)
         continue;
      const double changeOne=one.values[index]/one.values[index-1]-1.0;
      const double changeOther=other.values[place]/other.values[place-1]-1.0;
      sumOne+=changeOne;
      sumOther+=changeOther;
      squareOne+=changeOne*changeOne;
      squareOther+=changeOther*changeOther;
      products+=changeOne*changeOther;
      count++;
     }
   if(count<STRATOMATE_CHANGES_MIN)
      return(0.0);
   const double spread=(squareOne-sumOne*sumOne/count)*(squareOther-sumOther*sumOther/count);
   return(spread>0.0 ? (products-sumOne*sumOther/count)/MathSqrt(spread) : 0.0);
  }
