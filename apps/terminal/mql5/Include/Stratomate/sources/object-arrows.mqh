// Arrows that indicators draw as objects of the chart instead of values in buffers. Names of such objects carry numbers, such
// as the time of their candle, so they are known by a pattern: `*` stands for digits, and the arrow is told behind a `#`.

#include <Stratomate\sources\choice.mqh>
#include <Stratomate\bridge\frames.mqh>

// More objects than these are not looked at.
#define STRATOMATE_OBJECTS_MAX 5000

string ArrowOf(const string name)
  {
   const long type=ObjectGetInteger(0,name,OBJPROP_TYPE);
   if(type==OBJ_ARROW)
      return(IntegerToString(ObjectGetInteger(0,name,OBJPROP_ARROWCODE)));
   if(type==OBJ_ARROW_UP)
      return("up");
   if(type==OBJ_ARROW_DOWN)
      return("down");
   if(type==OBJ_ARROW_BUY)
      return("buy");
   if(type==OBJ_ARROW_SELL)
      return("sell");
   return("");
  }

// The pattern of an object of the chart; empty when it is no arrow.
string PatternOf(const string name)
  {
   const string arrow=ArrowOf(name);
   if(arrow=="")
      return("");
   string pattern="";
   bool isDigit=false;
   for(int index=0; index<StringLen(name); index++)
     {
      const ushort code=StringGetCharacter(name,index);
      const bool wasDigit=isDigit;
      isDigit=code>='0' && code<='9';
      if(!isDigit)
         pattern+=StringSubstr(name,index,1);
      else if(!wasDigit)
         pattern+="*";
     }
   const string end=" #"+arrow;
   const int room=STRATOMATE_NAME_MAX-StringLen(end);
   return((StringLen(pattern)>room ? StringSubstr(pattern,0,room) : pattern)+end);
  }

int ObjectsCounted(void)
  {
   return(MathMin(STRATOMATE_OBJECTS_MAX,ObjectsTotal(0,-1,-1)));
  }

// The place of a time among candles that are given oldest first; -1 when it is on none.
int PlaceOf(const datetime time,const MqlRates &rates[])
  {
   int low=0;
   int high=ArraySize(rates)-1;
   while(low<=high)
     {
      const int middle=(low+high)/2;
      if(rates[middle].time==time)
         return(middle);
      if(rates[middle].time<time)
         low=middle+1;
      else
         high=middle-1;
     }
   return(-1);
  }

// The sides of candles, oldest first, by two patterns. Both at once are no side.
void SidesOfObjects(const Choice &choice,const MqlRates &rates[],int &sides[])
  {
   const int count=ArraySize(rates);
   // 1 for an arrow that buys, 2 for one that sells, 3 for both.
   int seen[];
   ArrayResize(seen,count);
   ArrayResize(sides,count);
   ArrayInitialize(seen,0);
   const int total=ObjectsCounted();
   for(int index=0; index<total; index++)
     {
      const string name=ObjectName(0,index,-1,-1);
      const string pattern=PatternOf(name);
      const int kind=pattern=="" ? 0 : (pattern==choice.buyPattern ? 1 : (pattern==choice.sellPattern ? 2 : 0));
      const int place=kind==0 ? -1 : PlaceOf((datetime)ObjectGetInteger(0,name,OBJPROP_TIME),rates);
      if(place>=0)
         seen[place]|=kind;
     }
   for(int index=0; index<count; index++)
      sides[index]=seen[index]==1 ? 1 : (seen[index]==2 ? -1 : 0);
  }
