// Arrows on the candles for an indicator that draws in a window of its own: objects of the chart, which leave with the
// indicator. Only the last candles have them, so that no chart fills up.

#define STRATOMATE_ARROW_CANDLES 500

class CandleArrows
  {
private:
   string            prefix;
   bool              isOn;

public:
   void              Begin(const string name,const bool areWanted)
     {
      prefix=name+" ";
      isOn=areWanted;
     }

   // The side of a closed candle, `age` candles before the one that is forming; 1 buys and stands under the candle.
   void              Put(const datetime time,const double price,const int side,const int age)
     {
      if(!isOn || side==0 || age>STRATOMATE_ARROW_CANDLES)
         return;
      const string name=prefix+(side>0 ? "buy " : "sell ")+TimeToString(time);
      if(ObjectFind(0,name)>=0 || !ObjectCreate(0,name,OBJ_ARROW,0,time,price))
         return;
      ObjectSetInteger(0,name,OBJPROP_ARROWCODE,side>0 ? 233 : 234);
      ObjectSetInteger(0,name,OBJPROP_ANCHOR,side>0 ? ANCHOR_TOP : ANCHOR_BOTTOM);
      ObjectSetInteger(0,name,OBJPROP_COLOR,side>0 ? clrLime : clrRed);
      ObjectSetInteger(0,name,OBJPROP_SELECTABLE,0);
     }

   void              End(void)
     {
      if(isOn)
         ObjectsDeleteAll(0,prefix);
     }
  };
