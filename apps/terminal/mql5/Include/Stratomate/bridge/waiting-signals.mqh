// Signals that wait until the desktop has room for their candle. They keep the moment of their emission, so that the desktop
// sees how old they are.

struct WaitingSignal
  {
   MqlRates          bar;
   int               side;
   datetime          next;
   double            price;
   ulong             since;
   // Its candle is still forming and may take it back.
   bool              isEarly;
   // It was sent before the close already: the desktop app knows it.
   bool              isKnown;
  };

class WaitingSignals
  {
private:
   WaitingSignal     signals[];

public:
   void              Clear(void)
     {
      ArrayResize(signals,0);
     }

   void              Add(const WaitingSignal &signal)
     {
      const int size=ArraySize(signals);
      ArrayResize(signals,size+1);
      signals[size]=signal;
     }

   bool              IsEmpty(void) const
     {
      return(ArraySize(signals)==0);
     }

   WaitingSignal     First(void) const
     {
      return(signals[0]);
     }

   void              RemoveFirst(void)
     {
      const int last=ArraySize(signals)-1;
      for(int place=0; place<last; place++)
         signals[place]=signals[place+1];
      ArrayResize(signals,last);
     }
  };
