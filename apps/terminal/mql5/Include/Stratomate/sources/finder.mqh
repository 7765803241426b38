// Shows the desktop app everything on the chart that could be the source of its signals, when a person looks there: indicators
// with their buffers and arrows that are drawn as objects. One of them goes with each call, and only while the pipe has room.

#include <Stratomate\bridge\desktop-link.mqh>
#include <Stratomate\sources\inputs-text.mqh>
#include <Stratomate\sources\own-indicators.mqh>
#include <Stratomate\sources\read-sides.mqh>

#define STRATOMATE_MARKED 120
#define STRATOMATE_FOUND_MAX 24

// One character for a value: `.` nothing, a digit itself, `+` and `-` any other number.
string MarkOf(const double value)
  {
   if(!MathIsValidNumber(value) || value==EMPTY_VALUE)
      return(".");
   if(value>=0.0 && value<=9.0 && value==MathFloor(value))
      return(IntegerToString((int)value));
   return(value>0.0 ? "+" : "-");
  }

class Finder
  {
private:
   int               look;
   bool              isViewed;
   // What waits to be shown: windows and names of indicators, then patterns of objects.
   int               windows[];
   string            names[];
   string            patterns[];
   int               place;

   void              ListIndicators(void)
     {
      ArrayResize(windows,0);
      ArrayResize(names,0);
      const int total=(int)ChartGetInteger(0,CHART_WINDOWS_TOTAL);
      for(int window=0; window<total; window++)
        {
         for(int index=0; index<ChartIndicatorsTotal(0,window); index++)
           {
            const string name=ChartIndicatorName(0,window,index);
            const int size=ArraySize(names);
            // Two of one name in one window cannot be told apart.
            if(name=="" || size>=STRATOMATE_FOUND_MAX || IsListed(window,name))
               continue;
            ArrayResize(windows,size+1);
            ArrayResize(names,size+1);
            windows[size]=window;
            names[size]=name;
           }
        }
     }

   bool              IsListed(const int window,const string name) const
     {
      for(int index=0; index<ArraySize(names); index++)
        {
         if(windows[index]==window && names[index]==name)
            return(true);
        }
      return(false);
     }

   void              ListPatterns(void)
     {
      ArrayResize(patterns,0);
      const int total=ObjectsCounted();
      for(int index=0; index<total && ArraySize(patterns)<STRATOMATE_FOUND_MAX; index++)
         AddPattern(PatternOf(ObjectName(0,index,-1,-1)));
     }

   void              AddPattern(const string pattern)
     {
      const int size=ArraySize(patterns);
      for(int index=0; index<size; index++)
        {
         if(patterns[index]==pattern)
            return;
        }
      if(pattern=="")
         return;
      ArrayResize(patterns,size+1);
      patterns[size]=pattern;
     }

   string            Head(const string type) const
     {
      return("\"type\":\""+type+"\""+Member("look",look));
     }

   bool              View(DesktopLink &link) const
     {
      MqlRates rates[];
      ArraySetAsSeries(rates,false);
      const int wanted=MathMin(STRATOMATE_MARKED,Bars(_Symbol,_Period)-1);
      const int count=wanted<1 ? 0 : CopyRates(_Symbol,_Period,1,wanted,rates);
      if(count<1)
         return(false);
      string closes="";
      for(int index=0; index<count; index++)
         closes+=(index==0 ? "" : ",")+DecimalText(rates[index].close,STRATOMATE_PRICE_DIGITS);
      return(link.SendLook(Head("view")+Member("bar",(long)rates[count-1].time)+",\"closes\":["+closes+"]"));
     }

   // A buffer over the counted candles, and the newest of them one by one; empty where there is none.
   string            Buffer(const int handle,const int buffer,const int counted) const
     {
      double values[];
      ArraySetAsSeries(values,false);
      if(CopyBuffer(handle,buffer,1,counted,values)!=counted)
         return("");
      int filled=0;
      string marks="";
      for(int index=0; index<counted; index++)
        {
         filled+=IsArrow(values[index]) ? 1 : 0;
         if(index>=counted-STRATOMATE_MARKED)
            marks+=MarkOf(values[index]);
        }
      const double last=values[counted-1];
      const bool isTold=MathIsValidNumber(last) && MathAbs(last)<1e12;
      return("{\"n\":"+IntegerToString(buffer)+Member("filled",filled)+",\"last\":"
             +(isTold ? DecimalText(last,STRATOMATE_PRICE_DIGITS) : "null")+",\"marks\":\""+marks+"\"}");
     }

   bool              Indicator(DesktopLink &link,const int window,const string name) const
     {
      const int handle=ChartIndicatorGet(0,window,name);
      if(handle==INVALID_HANDLE)
         return(true);
      const int counted=MathMin(STRATOMATE_LOOK_BACK,MathMin(BarsCalculated(handle),Bars(_Symbol,_Period))-1);
      string buffers="";
      for(int buffer=0; buffer<STRATOMATE_BUFFERS_MAX && counted>0; buffer++)
        {
         const string text=Buffer(handle,buffer,counted);
         if(text=="")
            break;
         buffers+=(buffers=="" ? "" : ",")+text;
        }
      const string inputs=InputsText(handle);
      IndicatorRelease(handle);
      return(link.SendLook(Head("found")+Member("window",window)+TextMember("name",name)+TextMember("inputs",inputs)
                           +Member("own",IsOwnIndicator(name) ? 1 : 0)+Member("of",MathMax(0,counted))+",\"buffers\":["+buffers+"]"));
     }

   bool              Drawn(DesktopLink &link,const string pattern) const
     {
      MqlRates rates[];
      ArraySetAsSeries(rates,false);
      const int count=CopyRates(_Symbol,_Period,1,MathMin(STRATOMATE_MARKED,Bars(_Symbol,_Period)-1),rates);
      if(count<1)
         return(true);
      Choice choice=NoChoice();
      choice.buyPattern=pattern;
      int sides[];
      SidesOfObjects(choice,rates,sides);
      int filled=0;
      string marks="";
      for(int index=0; index<count; index++)
        {
         filled+=sides[index];
         marks+=sides[index]==1 ? "+" : ".";
        }
      return(link.SendLook(Head("drawn")+TextMember("pattern",pattern)+Member("filled",filled)+",\"marks\":\""+marks+"\""));
     }

public:
                     Finder(void)
     {
      look=0;
     }

   void              Begin(const int number)
     {
      look=number;
      place=0;
      isViewed=false;
      ListIndicators();
      ListPatterns();
     }

   // Shows the next one, if the pipe has room. Whoever asks again, or has left, hears no more of an earlier look.
   void              Continue(DesktopLink &link)
     {
      if(!link.IsWelcome())
         look=0;
      if(look==0 || !link.HasRoomForLook())
         return;
      if(!isViewed)
        {
         isViewed=View(link);
         return;
        }
      const int indicators=ArraySize(names);
      const int objects=ArraySize(patterns);
      if(place<indicators)
         Indicator(link,windows[place],names[place]);
      else if(place<indicators+objects)
         Drawn(link,patterns[place-indicators]);
      else
        {
         link.SendLook(Head("looked"));
         look=0;
        }
      place++;
     }
  };
