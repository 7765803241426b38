// The sides of closed candles by the buffers of an indicator: 1 buys, -1 sells, 0 is no signal.

#include <Stratomate\sources\buffer-look.mqh>
#include <Stratomate\sources\object-arrows.mqh>

// The side that a value stands for; whether it is a signal, the candle before it decides.
int SideOfValue(const Choice &choice,const double value)
  {
   if(choice.kind==READING_COLOUR)
      return(value==(double)choice.buy ? 1 : (value==(double)choice.sell ? -1 : 0));
   return(IsArrow(value) ? (value>0.0 ? 1 : -1) : 0);
  }

bool ReadChanges(const int handle,const Choice &choice,const int shift,int &sides[])
  {
   const int count=ArraySize(sides);
   double values[];
   ArraySetAsSeries(values,false);
   // One candle more, because a side counts where it is new. Of the first candle of a history nobody knows.
   const int read=MathMin(count+1,BarsCalculated(handle)-shift);
   if(read<count || CopyBuffer(handle,choice.buffer,shift,read,values)!=read)
      return(false);
   for(int index=0; index<count; index++)
     {
      const int place=index+read-count;
      const int side=SideOfValue(choice,values[place]);
      sides[index]=place==0 || side==SideOfValue(choice,values[place-1]) ? 0 : side;
     }
   return(true);
  }

bool ReadArrows(const int handle,const Choice &choice,const int shift,int &sides[])
  {
   const int count=ArraySize(sides);
   double buys[];
   double sells[];
   ArraySetAsSeries(buys,false);
   ArraySetAsSeries(sells,false);
   if(CopyBuffer(handle,choice.buy,shift,count,buys)!=count || CopyBuffer(handle,choice.sell,shift,count,sells)!=count)
      return(false);
   for(int index=0; index<count; index++)
     {
      // Both at once is no side.
      const bool isBuy=IsArrow(buys[index]);
      const bool isSell=IsArrow(sells[index]);
      sides[index]=isBuy==isSell ? 0 : (isBuy ? 1 : -1);
     }
   return(true);
  }

bool ReadObjects(const Choice &choice,const int shift,int &sides[])
  {
   MqlRates rates[];
   ArraySetAsSeries(rates,false);
   const int count=ArraySize(sides);
   if(CopyRates(_Symbol,_Period,shift,count,rates)!=count)
      return(false);
   SidesOfObjects(choice,rates,sides);
   return(true);
  }

// The sides of `count` candles, the newest of them `shift` candles back, oldest first. False when they cannot be read.
bool ReadSides(const int handle,const Choice &choice,const int shift,const int count,int &sides[])
  {
   ArrayResize(sides,count);
   if(choice.kind==READING_OBJECTS)
      return(ReadObjects(choice,shift,sides));
   return(choice.kind==READING_ARROWS ? ReadArrows(handle,choice,shift,sides) : ReadChanges(handle,choice,shift,sides));
  }

// Whether a source signals on so many candles that it draws something else than signals.
bool IsTooFull(const int &sides[])
  {
   int filled=0;
   for(int index=0; index<ArraySize(sides); index++)
      filled+=sides[index]!=0 ? 1 : 0;
   return(!IsBelowFilledLimit(filled,ArraySize(sides)));
  }
