// Tells the person about a signal in the ways that were switched on, once for each candle.

class Alerts
  {
private:
   bool              popup;
   bool              push;
   bool              mail;
   bool              sound;
   datetime          lastBar;

public:
   void              Begin(const bool byPopup,const bool byPush,const bool byMail,const bool bySound)
     {
      popup=byPopup;
      push=byPush;
      mail=byMail;
      sound=bySound;
      lastBar=0;
     }

   // `shortName` names the indicator with its inputs; `side` is 1 for buy and -1 for sell.
   void              Tell(const string shortName,const int side,const datetime bar)
     {
      if(side==0 || bar==lastBar)
         return;
      lastBar=bar;
      const string words=(side>0 ? "BUY" : "SELL")+" "+_Symbol+" "+IntegerToString(PeriodSeconds()/60)+" min: "+shortName;
      if(popup)
         Alert(words);
      if(push && !SendNotification(words))
         Print("The push message was not sent: ",GetLastError());
      if(mail && !SendMail(words,words))
         Print("The mail was not sent: ",GetLastError());
      if(sound && !PlaySound("alert.wav"))
         Print("The sound was not played: ",GetLastError());
     }
  };
