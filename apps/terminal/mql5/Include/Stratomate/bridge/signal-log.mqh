// The last signals of this chart and what became of each, for the panel on the chart.

#include <Stratomate\bridge\json-line.mqh>

#define STRATOMATE_LOG_LENGTH 5

struct LoggedSignal
  {
   datetime          bar;
   int               side;
   // The number of its frame, by which the desktop app answers; -1 when it did not leave.
   int               seq;
   string            state;
   bool              isEarly;
  };

class SignalLog
  {
private:
   // The newest first.
   LoggedSignal      signals[];

public:
   void              Clear(void)
     {
      ArrayResize(signals,0);
     }

   void              Add(const datetime bar,const int side,const int seq,const string state)
     {
      const int size=MathMin(STRATOMATE_LOG_LENGTH,ArraySize(signals)+1);
      ArrayResize(signals,size);
      for(int place=size-1; place>0; place--)
         signals[place]=signals[place-1];
      signals[0].bar=bar;
      signals[0].side=side;
      signals[0].seq=seq;
      signals[0].state=state;
      signals[0].isEarly=false;
     }

   // The newest one came before the close of its candle.
   void              MarkEarly(void)
     {
      if(ArraySize(signals)>0)
         signals[0].isEarly=true;
     }

   // What an `ack` of the desktop app says of one of them.
   void              Take(const JsonLine &answer)
     {
      const int seq=answer.Whole("seq",-1);
      for(int place=0; place<ArraySize(signals); place++)
        {
         if(signals[place].seq==seq && seq>=0)
            signals[place].state=StateOf(answer);
        }
     }

   int               Count(void) const
     {
      return(ArraySize(signals));
     }

   string            Line(const int place) const
     {
      const LoggedSignal signal=signals[place];
      return(TimeToString(signal.bar,TIME_MINUTES)+(signal.side>0 ? " BUY  " : " SELL ")+(signal.isEarly ? "before the close, " : "")+signal.state);
     }

private:
   string            StateOf(const JsonLine &answer) const
     {
      const string state=answer.Text("state");
      const string reason=answer.Text("reason");
      const string result=answer.Text("result");
      if(state=="rejected")
         return("refused ("+reason+")");
      if(state=="dup")
         return("was handled before");
      if(state=="closed" && result!="")
         return(result);
      return(state);
     }
  };
