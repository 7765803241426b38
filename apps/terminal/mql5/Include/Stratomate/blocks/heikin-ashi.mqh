// Heikin Ashi (described for traders by Dan Valcu, 2004): closes at the mean of the candle's four prices and opens in the
// middle of the body before, the first in the middle of its own. Never a price at which anything is traded.

#include <Stratomate\blocks\sheet.mqh>

// So many halvings make the first open a millionth.
#define STRATOMATE_HALVINGS 20

class HeikinAshi
  {
public:
   Column            open;
   Column            close;

   void              Begin(Sheet &sheet)
     {
      sheet.Add(open,0,STRATOMATE_HALVINGS);
      sheet.Add(close,0,0);
     }

   void              Calculate(const Sheet &sheet,const int row)
     {
      const double first=sheet.open.At(row);
      const double last=sheet.close.At(row);
      const double middle=row==0 ? (first+last)/2.0 : (open.At(row-1)+close.At(row-1))/2.0;
      open.Set(row,middle);
      close.Set(row,(first+last+(sheet.high.At(row)+sheet.low.At(row)))/4.0);
     }
  };
