// VORTEX (Etienne Botes and Douglas Siepman, 2010): buys when VI+ crosses above VI-.

#include <Stratomate\blocks\rule.mqh>
#include <Stratomate\blocks\vortex-lines.mqh>
#include <Stratomate\blocks\crossings.mqh>

class VortexRule : public Rule
  {
private:
   VortexLines       lines;
   Crossings         turns;

public:
   void              Begin(const int period)
     {
      sheet.Begin();
      lines.Begin(sheet,period);
      turns.Begin(sheet,lines.plus,lines.minus);
     }

   virtual void      Calculate(const int row)
     {
      lines.Calculate(sheet,row);
      turns.Calculate(lines.plus,lines.minus,row);
     }

   virtual int       Signal(const int row) const
     {
      return(turns.At(row));
     }

   virtual double    Line(const int index,const int row) const
     {
      return(index==0 ? lines.plus.At(row) : lines.minus.At(row));
     }
  };
