// Candles as rows, series as columns. The prices of the closed candles, and how many candles have to close before a signal
// counts: as many as the slowest column needs.

#include <Stratomate\blocks\column.mqh>

class Sheet
  {
public:
   Column            open;
   Column            high;
   Column            low;
   Column            close;
   int               warmUp;
   // How many candles have closed.
   int               candles;

   void              Begin(void)
     {
      warmUp=0;
      candles=0;
      open.Begin(0,0);
      high.Begin(0,0);
      low.Begin(0,0);
      close.Begin(0,0);
     }

   void              Add(Column &column,const int start,const int settled)
     {
      column.Begin(start,settled);
      warmUp=MathMax(warmUp,settled);
     }

   void              Put(const int row,const double first,const double top,const double bottom,const double last)
     {
      open.Set(row,first);
      high.Set(row,top);
      low.Set(row,bottom);
      close.Set(row,last);
     }
  };
