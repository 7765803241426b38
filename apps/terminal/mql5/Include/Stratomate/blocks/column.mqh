// A series of numbers, one for each closed candle. Only the last rows are kept, as many as formulas look back on, so that a
// chart of a million candles needs no more memory than one of a thousand.

#define STRATOMATE_ROWS 1024

class Column
  {
private:
   double            rows[];

public:
   // The first candle that has a value.
   int               start;
   // From this candle on, no earlier history would change the value by more than a millionth.
   int               settled;

   void              Begin(const int firstRow,const int settledRow)
     {
      start=firstRow;
      settled=settledRow;
      ArrayResize(rows,STRATOMATE_ROWS);
      ArrayInitialize(rows,EMPTY_VALUE);
     }

   double            At(const int row) const
     {
      if(row<start || row<0)
         return(EMPTY_VALUE);
      return(rows[row%STRATOMATE_ROWS]);
     }

   bool              Has(const int row) const
     {
      return(At(row)!=EMPTY_VALUE);
     }

   void              Set(const int row,const double value)
     {
      rows[row%STRATOMATE_ROWS]=value;
     }
  };
