// The time of the computer in milliseconds. The terminal tells whole seconds only, so the moment at which a second turns is
// watched for and the rest is counted. It may lag by the time between two looks, but it never runs ahead.

#define STRATOMATE_WINDOW_MS 30000

class WallClock
  {
private:
   long              windowStart;
   long              best;
   long              bestBefore;

public:
   void              Begin(void)
     {
      windowStart=(long)GetTickCount64();
      best=LowestOffset();
      bestBefore=best;
     }

   // Called often: the nearer to the turn of a second, the better.
   void              Look(void)
     {
      const long ticks=(long)GetTickCount64();
      const long lowest=LowestOffset();
      if(ticks-windowStart>STRATOMATE_WINDOW_MS || lowest<best-2000)
        {
         // A clock that was set back, or that drifts, is followed.
         bestBefore=lowest<best-2000 ? lowest : best;
         best=lowest;
         windowStart=ticks;
        }
      best=MathMax(best,lowest);
     }

   // Unix milliseconds.
   long              Now(void)
     {
      Look();
      return(MathMax(best,bestBefore)+(long)GetTickCount64());
     }

private:
   long              LowestOffset(void) const
     {
      return((long)TimeGMT()*1000-(long)GetTickCount64());
     }
  };
