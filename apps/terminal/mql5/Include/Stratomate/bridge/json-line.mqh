// One flat JSON object, as the desktop sends it: names and values. What is nested is passed over; what is broken is refused.

class JsonLine
  {
private:
   string            source;
   int               place;
   string            names[];
   string            values[];

   ushort            Here(void) const
     {
      return(place<StringLen(source) ? StringGetCharacter(source,place) : (ushort)0);
     }

   void              SkipSpace(void)
     {
      while(Here()==' ' || Here()=='\t' || Here()=='\r')
         place++;
     }

   bool              Take(const ushort wanted)
     {
      SkipSpace();
      if(Here()!=wanted)
         return(false);
      place++;
      return(true);
     }

   int               HexDigit(const ushort code) const
     {
      if(code>='0' && code<='9')
         return(code-'0');
      if(code>='a' && code<='f')
         return(code-'a'+10);
      return(code>='A' && code<='F' ? code-'A'+10 : -1);
     }

   bool              TakeUnicode(string &text)
     {
      int code=0;
      for(int index=0; index<4; index++)
        {
         const int digit=HexDigit(Here());
         if(digit<0)
            return(false);
         code=code*16+digit;
         place++;
        }
      text+=code==0 ? "" : ShortToString((ushort)code);
      return(true);
     }

   bool              TakeEscape(string &text)
     {
      const ushort code=Here();
      place++;
      if(code=='u')
         return(TakeUnicode(text));
      if(code=='"' || code=='\\' || code=='/')
         text+=ShortToString(code);
      else if(code=='n' || code=='t' || code=='r' || code=='b' || code=='f')
         text+=" ";
      else
         return(false);
      return(true);
     }

   bool              TakeString(string &text)
     {
      text="";
      if(!Take('"'))
         return(false);
      while(place<StringLen(source))
        {
         const ushort code=Here();
         if(code=='"')
           {
            place++;
            return(true);
           }
         if(code=='\\')
           {
            place++;
            if(!TakeEscape(text))
               return(false);
            continue;
           }
         text+=StringSubstr(source,place,1);
         place++;
        }
      return(false);
     }

   // A number, true, false or null, as it is written.
   bool              TakeWord(string &text)
     {
      const int start=place;
      while(place<StringLen(source) && Here()!=',' && Here()!='}' && Here()!=']' && Here()!=' ')
         place++;
      text=StringSubstr(source,start,place-start);
      return(place>start);
     }

   bool              SkipNested(void)
     {
      int depth=0;
      string ignored;
      while(place<StringLen(source))
        {
         const ushort code=Here();
         if(code=='"')
           {
            if(!TakeString(ignored))
               return(false);
            continue;
           }
         if(code=='{' || code=='[')
            depth++;
         if(code=='}' || code==']')
            depth--;
         place++;
         if(depth==0)
            return(true);
        }
      return(false);
     }

   bool              TakeValue(string &text)
     {
      SkipSpace();
      text="";
      if(Here()=='"')
         return(TakeString(text));
      if(Here()=='{' || Here()=='[')
         return(SkipNested());
      return(TakeWord(text));
     }

   bool              TakeMember(void)
     {
      string name;
      string value;
      if(!TakeString(name) || !Take(':') || !TakeValue(value))
         return(false);
      const int count=ArraySize(names);
      ArrayResize(names,count+1);
      ArrayResize(values,count+1);
      names[count]=name;
      values[count]=value;
      return(true);
     }

public:
   bool              Parse(const string text)
     {
      source=text;
      place=0;
      ArrayResize(names,0);
      ArrayResize(values,0);
      if(!Take('{'))
         return(false);
      if(Take('}'))
         return(true);
      while(TakeMember())
        {
         if(Take('}'))
            return(true);
         if(!Take(','))
            return(false);
        }
      return(false);
     }

   // The value of a name, empty when there is none.
   string            Text(const string name) const
     {
      for(int index=0; index<ArraySize(names); index++)
        {
         if(names[index]==name)
            return(values[index]);
        }
      return("");
     }

   int               Whole(const string name,const int fallback) const
     {
      const string text=Text(name);
      return(text=="" ? fallback : (int)StringToInteger(text));
     }
  };

// A text between quotes, as JSON wants it. Control characters are left out.
string JsonText(const string text)
  {
   string result="\"";
   for(int index=0; index<StringLen(text); index++)
     {
      const ushort code=StringGetCharacter(text,index);
      if(code<32 || code==127)
         continue;
      if(code=='"' || code=='\\')
         result+="\\";
      result+=StringSubstr(text,index,1);
     }
   return(result+"\"");
  }
