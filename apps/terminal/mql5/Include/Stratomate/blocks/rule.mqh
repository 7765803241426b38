// What every rule has: its sheet, the candles it has read, and the side of the last one. A rule is read on closed candles
// only; the candle that is still forming never reaches it.

#include <Stratomate\blocks\sheet.mqh>

class Rule
  {
private:
   datetime          firstTime;

protected:
   // When the candle that was read last opened.
   datetime          lastTime;

public:
   Sheet             sheet;

                     Rule(void)
     {
      firstTime=0;
      lastTime=0;
     }

   virtual void      Calculate(const int row)
     {
     }

   // 1 for buy, -1 for sell, 0 for none, of the row calculated last.
   virtual int       Signal(const int row) const
     {
      return(0);
     }

   virtual double    Line(const int index,const int row) const
     {
      return(EMPTY_VALUE);
     }

   // The first candle to read: where it stopped, or 0 when the terminal has loaded another history.
   int               NextRow(const datetime &time[],const int total,const int calculated)
     {
      const int read=sheet.candles;
      const bool isSame=calculated>0 && read>0 && read<total && time[0]==firstTime && time[read-1]==lastTime;
      if(!isSame)
         sheet.candles=0;
      return(sheet.candles);
     }

   // Reads the next closed candle and answers its side; 0 as long as an earlier history could change it.
   int               Read(const datetime time,const double open,const double high,const double low,const double close)
     {
      const int row=sheet.candles;
      if(row==0)
         firstTime=time;
      lastTime=time;
      sheet.Put(row,open,high,low,close);
      Calculate(row);
      sheet.candles++;
      return(row<sheet.warmUp ? 0 : Signal(row));
     }
  };
