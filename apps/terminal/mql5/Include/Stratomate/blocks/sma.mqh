// Simple moving average: the mean of the last `period` values. A running sum of distances from an anchor price, which is
// chosen anew as soon as the whole window rests, so that the average of a resting price is exactly that price. The sum is
// taken anew now and then, so that its rounding never adds up.

#include <Stratomate\blocks\sheet.mqh>
#include <Stratomate\blocks\mean-of.mqh>

#define STRATOMATE_RENEWAL 2048

class Sma
  {
private:
   int               period;
   double            share;
   double            anchor;
   double            sum;
   int               repeats;

   void              Seed(const Column &source,const int row)
     {
      anchor=source.At(row);
      sum=SurplusOf(source,row,period);
      repeats=1;
     }

   void              Move(const Column &source,const int row)
     {
      const double newest=source.At(row);
      sum+=newest-source.At(row-period);
      repeats=newest==source.At(row-1) ? repeats+1 : 1;
      if(repeats<period)
         return;
      anchor=newest;
      sum=0.0;
     }

public:
   Column            line;

   void              Begin(Sheet &sheet,const Column &source,const int length)
     {
      period=length;
      share=1.0/length;
      sheet.Add(line,source.start+length-1,source.settled+length-1);
     }

   // Three or five values cost less to add up than to move on.
   void              Calculate(const Column &source,const int row)
     {
      if(period!=3 && period!=5)
        {
         MoveOn(source,row);
         return;
        }
      if(row<line.start)
         return;
      Seed(source,row);
      line.Set(row,anchor+sum*share);
     }

   void              MoveOn(const Column &source,const int row)
     {
      if(row<line.start)
         return;
      if(row==line.start || row%STRATOMATE_RENEWAL==0)
         Seed(source,row);
      else
         Move(source,row);
      line.Set(row,anchor+sum*share);
     }

   // The average is the anchor and the surplus over it.
   double            Anchor(void) const
     {
      return(anchor);
     }

   double            Surplus(void) const
     {
      return(sum*share);
     }
  };

// A fast average less a slow one of the same source.
class SmaSpread
  {
private:
   Sma               fast;
   Sma               slow;

public:
   Column            line;

   void              Begin(Sheet &sheet,const Column &source,const int fastLength,const int slowLength)
     {
      fast.Begin(sheet,source,fastLength);
      slow.Begin(sheet,source,slowLength);
      sheet.Add(line,slow.line.start,slow.line.settled);
     }

   void              Calculate(const Column &source,const int row)
     {
      fast.MoveOn(source,row);
      slow.MoveOn(source,row);
      if(row>=line.start)
         line.Set(row,fast.Anchor()-slow.Anchor()+(fast.Surplus()-slow.Surplus()));
     }
  };
