// The look at a candle that is still forming, a moment before its close: once for each candle. What it finds may be gone when
// the candle has closed.

class EarlySignal
  {
private:
   datetime          lookedBar;
   int               lookedSide;

public:
   void              Clear(void)
     {
      lookedBar=0;
      lookedSide=0;
     }

   // Whether the forming candle has to be looked at now, when `leftMs` of it are left.
   bool              IsDue(const datetime forming,const long leftMs,const int seconds) const
     {
      return(seconds>0 && forming>0 && forming!=lookedBar && leftMs>0 && leftMs<=(long)seconds*1000);
     }

   void              Take(const datetime bar,const int side)
     {
      lookedBar=bar;
      lookedSide=side;
     }

   // Whether this signal of a closed candle was there before the close.
   bool              IsOf(const datetime bar,const int side) const
     {
      return(bar==lookedBar && side==lookedSide);
     }

   // Whether a signal was there before the close of a candle that closed with `side`.
   bool              IsGone(const datetime bar,const int side) const
     {
      return(bar==lookedBar && lookedSide!=0 && side!=lookedSide);
     }
  };
