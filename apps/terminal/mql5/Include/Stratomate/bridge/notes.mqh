// Why a signal was not sent, or why nothing is read: a code, a sentence in the journal of the terminal, and a message to the
// desktop app. Each code is told on its 1st, 2nd, 4th, 8th ... time, so that nothing fills the journal.

#include <Stratomate\bridge\desktop-link.mqh>

string NoteText(const string code)
  {
   if(code=="source_missing")
      return("Put an indicator with arrows on this chart");
   if(code=="source_choice")
      return("Several indicators could be the source of signals. Choose one");
   if(code=="source_unclear")
      return("It is not plain which buffers hold the arrows. Choose the indicator and its buffers");
   if(code=="source_filled")
      return("An indicator draws lines, not arrows, in its buffers. Put an indicator with arrows on this chart");
   if(code=="source_waits")
      return("Waiting for the indicators and the history of this chart");
   if(code=="buffer_missing")
      return("The buffers of the indicator cannot be read");
   if(code=="source_gone")
      return("The source that was chosen is not on this chart, or has other inputs now");
   if(code=="indicator_busy")
      return("A signal was not looked for: the indicator needed more than 2 seconds");
   if(code=="late_candle")
      return("A signal was not sent: the next candle did not follow at once");
   if(code=="several_candles")
      return("Several candles closed at once. They are history and give no signal");
   if(code=="desktop_slow")
      return("Something was dropped: the desktop app reads too slowly");
   if(code=="not_connected")
      return("A signal was not sent: the desktop app is not connected");
   if(code=="early_gone")
      return("An arrow that was sent before the close was gone when its candle had closed");
   if(code=="calendar_failed")
      return("The economic calendar cannot be read, so no event keeps trades back (error)");
   if(code=="price_missing")
      return("A signal was not sent: the candle or its price cannot be right");
   return(code);
  }

class Notes
  {
private:
   string            codes[];
   int               counts[];

public:
   void              Begin(void)
     {
      ArrayResize(codes,0);
      ArrayResize(counts,0);
     }

   void              Add(DesktopLink &link,const string code,const string about)
     {
      int place=0;
      while(place<ArraySize(codes) && codes[place]!=code)
         place++;
      if(place==ArraySize(codes))
        {
         ArrayResize(codes,place+1);
         ArrayResize(counts,place+1);
         codes[place]=code;
         counts[place]=0;
        }
      counts[place]++;
      const int count=counts[place];
      if((count&(count-1))!=0)
         return;
      Print("Stratomate: ",code,": ",NoteText(code),about=="" ? "" : ": "+about,count==1 ? "" : " ("+IntegerToString(count)+" times)");
      link.SendNote(code,count,about);
     }
  };
