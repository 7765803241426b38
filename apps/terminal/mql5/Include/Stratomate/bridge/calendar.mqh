// The terminal's own economic calendar, for the currencies of this chart: read where the desktop app wishes for it and sent event
// by event while the pipe has room. The calendar has the trade server's time, the desktop app gets UTC.

#include <Stratomate\bridge\notes.mqh>

#define STRATOMATE_CALENDAR_MS 300000
#define STRATOMATE_CALENDAR_RETRY_MS 60000
// The app keeps trades back up to four hours around an event.
#define STRATOMATE_CALENDAR_BACK 14400
#define STRATOMATE_CALENDAR_AHEAD 43200
#define STRATOMATE_EVENTS_MAX 200

struct NewsEvent
  {
   long              utc;
   string            currency;
   int               importance;
   string            name;
  };

class Calendar
  {
private:
   NewsEvent         events[];
   // The next one to send; -1 while nothing is under way.
   int               place;
   int               least;
   ulong             readAt;
   ulong             pauseMs;

   // How far the trade server's clock is ahead of UTC: clocks of servers are whole quarters of an hour away.
   long              OffsetSeconds(void) const
     {
      const long ahead=(long)TimeTradeServer()-(long)TimeGMT();
      return((long)MathRound((double)ahead/900.0)*900);
     }

   // False when the calendar of a currency cannot be read.
   bool              AddCurrency(const string currency,const long offset)
     {
      MqlCalendarValue values[];
      const datetime now=TimeTradeServer();
      const int count=CalendarValueHistory(values,now-STRATOMATE_CALENDAR_BACK,now+STRATOMATE_CALENDAR_AHEAD,"",currency);
      if(count<0)
         return(false);
      for(int index=0; index<count; index++)
        {
         MqlCalendarEvent event;
         if(!CalendarEventById(values[index].event_id,event))
            return(false);
         Add(event,currency,(long)values[index].time-offset);
        }
      return(true);
     }

   // What has no exact moment, as a holiday, keeps nothing back.
   void              Add(const MqlCalendarEvent &event,const string currency,const long utc)
     {
      const int size=ArraySize(events);
      if(event.time_mode!=CALENDAR_TIMEMODE_DATETIME || (int)event.importance<least || size>=STRATOMATE_EVENTS_MAX)
         return;
      ArrayResize(events,size+1);
      events[size].utc=utc;
      events[size].currency=currency;
      events[size].importance=(int)event.importance;
      events[size].name=event.name;
     }

   bool              Read(void)
     {
      ArrayResize(events,0);
      const long offset=OffsetSeconds();
      const string base=SymbolInfoString(_Symbol,SYMBOL_CURRENCY_BASE);
      const string profit=SymbolInfoString(_Symbol,SYMBOL_CURRENCY_PROFIT);
      if(base!="" && !AddCurrency(base,offset))
         return(false);
      return(profit=="" || profit==base || AddCurrency(profit,offset));
     }

   string            EventMembers(const NewsEvent &event) const
     {
      return("\"type\":\"news\""+Member("at",event.utc)+TextMember("cur",event.currency)+Member("imp",event.importance)
             +TextMember("name",event.name));
     }

public:
   void              Begin(void)
     {
      place=-1;
      least=0;
      readAt=0;
      pauseMs=0;
     }

   // Called with each timer event.
   void              Continue(DesktopLink &link,Notes &journal)
     {
      if(link.LeastImportance()!=least)
        {
         Begin();
         least=link.LeastImportance();
        }
      if(least==0)
         return;
      const ulong now=GetTickCount64();
      if(place<0 && (readAt==0 || now-readAt>=pauseMs))
        {
         readAt=now;
         ResetLastError();
         const bool isRead=Read();
         pauseMs=isRead ? STRATOMATE_CALENDAR_MS : STRATOMATE_CALENDAR_RETRY_MS;
         place=isRead ? 0 : -1;
         if(!isRead)
            journal.Add(link,"calendar_failed",IntegerToString(GetLastError()));
        }
      while(place>=0 && link.HasRoomForLook())
        {
         const bool isEnd=place>=ArraySize(events);
         link.SendLook(isEnd ? "\"type\":\"news_end\""+Member("count",place) : EventMembers(events[place]));
         place=isEnd ? -1 : place+1;
        }
     }
  };
