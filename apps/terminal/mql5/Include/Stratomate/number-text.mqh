// A number as people write it, and as JSON wants it: 3, 0.1, never an exponent.

string DecimalText(const double value,const int digits)
  {
   const string text=DoubleToString(value,digits);
   int length=StringLen(text);
   if(StringFind(text,".")<0)
      return(text);
   while(StringGetCharacter(text,length-1)=='0')
      length--;
   if(StringGetCharacter(text,length-1)=='.')
      length--;
   return(StringSubstr(text,0,length));
  }

string NumberText(const double value)
  {
   return(DecimalText(value,4));
  }
