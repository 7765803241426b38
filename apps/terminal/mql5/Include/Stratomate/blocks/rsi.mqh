// Relative strength index (J. Welles Wilder, 1978): the share of gains in all moves of the close, both smoothed by Wilder's
// average, from 0 to 100. A market that never moved stands at 50. A close that does not move leaves the index where it is,
// because gains and losses then fade alike.

#include <Stratomate\blocks\sheet.mqh>
#include <Stratomate\blocks\positive-part.mqh>

class Rsi
  {
private:
   int               period;
   double            kept;
   // Sums, not means: gains and losses only matter in proportion to each other.
   double            gain;
   double            loss;

   double            Seed(const Column &close,const int row)
     {
      double gains=0.0;
      double losses=0.0;
      for(int candle=row-period+1; candle<=row; candle++)
        {
         gains+=PositivePart(close.At(candle)-close.At(candle-1));
         losses+=PositivePart(close.At(candle-1)-close.At(candle));
        }
      gain=gains;
      loss=losses;
      return(gains+losses>0.0 ? (100.0*gains)/(gains+losses) : 50.0);
     }

   double            Move(const Column &close,const int row)
     {
      const double move=close.At(row)-close.At(row-1);
      gain=kept*gain+PositivePart(move);
      loss=kept*loss+PositivePart(-move);
      return(move==0.0 ? line.At(row-1) : (100.0*gain)/(gain+loss));
     }

public:
   Column            line;

   void              Begin(Sheet &sheet,const int length)
     {
      period=length;
      kept=1.0-1.0/length;
      sheet.Add(line,length,14*length);
     }

   void              Calculate(const Sheet &sheet,const int row)
     {
      if(row<line.start)
         return;
      line.Set(row,row==line.start ? Seed(sheet.close,row) : Move(sheet.close,row));
     }
  };
