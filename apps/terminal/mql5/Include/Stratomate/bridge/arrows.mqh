// Reads the arrows of an indicator on this chart, on closed candles.

#include <Stratomate\is-arrow.mqh>

class Arrows
  {
private:
   int               handle;
   int               buyBuffer;
   int               sellBuffer;

   // The short name of the indicator to read; empty when it is not on the chart.
   string            FindName(const string wanted,int &window) const
     {
      const int windows=(int)ChartGetInteger(0,CHART_WINDOWS_TOTAL);
      for(window=0; window<windows; window++)
        {
         for(int index=0; index<ChartIndicatorsTotal(0,window); index++)
           {
            const string found=ChartIndicatorName(0,window,index);
            if(found!="" && (wanted=="" || found==wanted))
               return(found);
           }
        }
      return("");
     }

public:
   string            name;

                     Arrows(void)
     {
      handle=INVALID_HANDLE;
      name="";
     }

   void              Begin(const int buys,const int sells)
     {
      buyBuffer=buys;
      sellBuffer=sells;
     }

   void              End(void)
     {
      if(handle!=INVALID_HANDLE)
         IndicatorRelease(handle);
      handle=INVALID_HANDLE;
      name="";
     }

   // Looks for the indicator again. True when it is another one than before, or gone.
   bool              Refresh(const string wanted)
     {
      int window=0;
      const string found=FindName(wanted,window);
      if(found==name && (found=="" || handle!=INVALID_HANDLE))
         return(false);
      End();
      if(found!="")
         handle=ChartIndicatorGet(0,window,found);
      if(handle!=INVALID_HANDLE)
         name=found;
      return(true);
     }

   bool              IsReady(void) const
     {
      return(handle!=INVALID_HANDLE && BarsCalculated(handle)>=Bars(_Symbol,_Period));
     }

   // The sides of `count` candles, the newest of them `shift` candles back, oldest first. False when they are not ready.
   bool              Sides(const int shift,const int count,int &sides[]) const
     {
      double buys[];
      double sells[];
      ArraySetAsSeries(buys,false);
      ArraySetAsSeries(sells,false);
      if(!IsReady() || CopyBuffer(handle,buyBuffer,shift,count,buys)!=count || CopyBuffer(handle,sellBuffer,shift,count,sells)!=count)
         return(false);
      ArrayResize(sides,count);
      for(int index=0; index<count; index++)
        {
         // Both at once is no side.
         const bool isBuy=IsArrow(buys[index]);
         const bool isSell=IsArrow(sells[index]);
         sides[index]=isBuy==isSell ? 0 : (isBuy ? 1 : -1);
        }
      return(true);
     }
  };
