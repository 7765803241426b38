// What became of the last signals on this chart: entry at the open of the next candle, settlement at the close so many
// candles later, a tie refunds. It tells of the past of this chart and promises nothing.

#define STRATOMATE_TALLY_MAX 50
#define STRATOMATE_WILSON 1.96

class Tally
  {
private:
   int               expiry;
   // Signals that are still open: candle, side and entry.
   int               rows[];
   int               sides[];
   double            entries[];
   int               results[];

   void              Forget(void)
     {
      const int last=ArraySize(rows)-1;
      for(int index=0; index<last; index++)
        {
         rows[index]=rows[index+1];
         sides[index]=sides[index+1];
         entries[index]=entries[index+1];
        }
      Resize(last);
     }

   void              Resize(const int count)
     {
      ArrayResize(rows,count);
      ArrayResize(sides,count);
      ArrayResize(entries,count);
     }

   void              Count(const int result)
     {
      int count=ArraySize(results);
      if(count==STRATOMATE_TALLY_MAX)
        {
         for(int index=0; index<count-1; index++)
            results[index]=results[index+1];
         count--;
        }
      ArrayResize(results,count+1);
      results[count]=result;
     }

   int               Number(const int result) const
     {
      int count=0;
      for(int index=0; index<ArraySize(results); index++)
        {
         if(results[index]==result)
            count++;
        }
      return(count);
     }

public:
   void              Begin(const int candles)
     {
      expiry=candles;
      Resize(0);
      ArrayResize(results,0);
     }

   // Takes each closed candle with the side of its signal, in order.
   void              Take(const int row,const int side,const double open,const double close)
     {
      if(row==0)
         Begin(expiry);
      for(int index=0; index<ArraySize(rows); index++)
        {
         if(rows[index]==row-1)
            entries[index]=open;
        }
      if(ArraySize(rows)>0 && rows[0]+expiry==row)
        {
         const double gain=sides[0]*(close-entries[0]);
         Count(gain>0.0 ? 1 : (gain<0.0 ? -1 : 0));
         Forget();
        }
      if(side==0)
         return;
      const int count=ArraySize(rows);
      Resize(count+1);
      rows[count]=row;
      sides[count]=side;
      entries[count]=0.0;
     }

   // Wilson's interval of 95 %: what the count allows to say about the rate.
   string            Text(void) const
     {
      const int won=Number(1);
      const int lost=Number(-1);
      const int count=won+lost;
      string text="Last "+IntegerToString(ArraySize(results))+" signals, "+IntegerToString(expiry)+(expiry==1 ? " candle: " : " candles: ")
                  +IntegerToString(won)+" won, "+IntegerToString(lost)+" lost, "+IntegerToString(Number(0))+" tied";
      if(count==0)
         return(text);
      const double share=(double)won/count;
      const double square=STRATOMATE_WILSON*STRATOMATE_WILSON/count;
      const double center=(share+square/2.0)/(1.0+square);
      const double reach=STRATOMATE_WILSON*MathSqrt(share*(1.0-share)/count+square/(4.0*count))/(1.0+square);
      return(text+" | 95% interval "+DoubleToString(100.0*(center-reach),1)+"% to "+DoubleToString(100.0*(center+reach),1)+"%");
     }
  };
