// The frames of the pipe protocol, one line of JSON each.

#include <Stratomate\bridge\json-line.mqh>
#include <Stratomate\number-text.mqh>
#include <Stratomate\bridge\waiting-signals.mqh>

#define STRATOMATE_NAME_MAX 64
#define STRATOMATE_PRICE_DIGITS 10
#define STRATOMATE_ABOUT_MAX 200

string NameText(const string text)
  {
   return(JsonText(StringLen(text)>STRATOMATE_NAME_MAX ? StringSubstr(text,0,STRATOMATE_NAME_MAX) : text));
  }

string Member(const string name,const long value)
  {
   return(",\""+name+"\":"+IntegerToString(value));
  }

string PriceMember(const string name,const double value)
  {
   return(",\""+name+"\":"+DecimalText(value,STRATOMATE_PRICE_DIGITS));
  }

string TextMember(const string name,const string value)
  {
   return(",\""+name+"\":"+NameText(value));
  }

// A short number for a text that need not be read by anybody (Fowler, Noll and Vo).
string HashText(const string text)
  {
   ulong hash=0xcbf29ce484222325;
   for(int index=0; index<StringLen(text); index++)
     {
      hash^=StringGetCharacter(text,index);
      hash*=0x100000001b3;
     }
   string result="";
   for(int digit=0; digit<16; digit++)
     {
      result=StringSubstr("0123456789abcdef",(int)(hash%16),1)+result;
      hash/=16;
     }
   return(result);
  }

// Who speaks, for which chart, and by which choice it reads. Names of terminal and account are sent as hashes.
string HelloFrame(const string token,const string run,const string indicator,const string choice)
  {
   const string terminal="{\"id\":"+JsonText(HashText(TerminalInfoString(TERMINAL_DATA_PATH)))
                         +Member("build",TerminalInfoInteger(TERMINAL_BUILD))
                         +TextMember("login",HashText(IntegerToString(AccountInfoInteger(ACCOUNT_LOGIN))+AccountInfoString(ACCOUNT_SERVER)))+"}";
   return("{\"type\":\"hello\",\"v\":1,\"token\":"+JsonText(token)+",\"run\":"+JsonText(run)+",\"term\":"+terminal
          +TextMember("chart",IntegerToString(ChartID()))+TextMember("sym",_Symbol)
          +Member("custom",SymbolInfoInteger(_Symbol,SYMBOL_CUSTOM)!=0 ? 1 : 0)+Member("tf",PeriodSeconds())+Member("digits",_Digits)
          +TextMember("ind",indicator)+TextMember("src",choice)+",\"mode\":\"emitter\"}");
  }

// What keeps the chart from sending signals, or kept one from leaving; `count` is how often in this run.
string NoteFrame(const string run,const string code,const int count,const string about)
  {
   return("{\"type\":\"note\",\"run\":"+JsonText(run)+TextMember("code",code)+Member("count",count)
          +",\"about\":"+JsonText(StringSubstr(about,0,STRATOMATE_ABOUT_MAX))+"}");
  }

string BarFrame(const string run,const int seq,const MqlRates &rates)
  {
   return("{\"type\":\"bar\",\"run\":"+JsonText(run)+Member("seq",seq)+Member("bar",(long)rates.time)+PriceMember("o",rates.open)
          +PriceMember("h",rates.high)+PriceMember("l",rates.low)+PriceMember("c",rates.close)+Member("vol",rates.tick_volume)+"}");
  }

// `next` is the opening time of the candle that follows the signal's, and `px` its opening price; `gmt` in Unix milliseconds.
string SignalFrame(const string run,const int seq,const WaitingSignal &signal,const long gmt,const string indicator)
  {
   return("{\"type\":\"sig\",\"run\":"+JsonText(run)+Member("seq",seq)+TextMember("sym",_Symbol)+Member("tf",PeriodSeconds())
          +Member("bar",(long)signal.bar.time)+Member("next",(long)signal.next)+Member("gmt",gmt)+Member("tick",(long)GetTickCount64())
          +Member("side",signal.side)+PriceMember("px",signal.price)+Member("shift",signal.isEarly ? 0 : 1)+Member("conf",1)+TextMember("ind",indicator)+"}");
  }

string FixFrame(const string run,const datetime bar,const int side,const int before,const string indicator)
  {
   return("{\"type\":\"fix\",\"run\":"+JsonText(run)+Member("bar",(long)bar)+TextMember("ind",indicator)+Member("side",side)+Member("was",before)+"}");
  }

// The person wants trading to stop.
string PauseFrame(const string run)
  {
   return("{\"type\":\"pause\",\"run\":"+JsonText(run)+"}");
  }

string HeartbeatFrame(const long gmt,const int seq)
  {
   return("{\"type\":\"hb\""+Member("t",gmt)+Member("seq",seq)+"}");
  }

// Whether the protocol can carry a candle: prices above zero, within each other.
bool IsWhole(const MqlRates &rates)
  {
   return(rates.low>0.0 && rates.low<=MathMin(rates.open,rates.close) && rates.high>=MathMax(rates.open,rates.close));
  }
