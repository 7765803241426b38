// Inputs of an indicator: their limits, and how its name shows them.

bool IsWithin(const double value,const double minimum,const double maximum)
  {
   return(value>=minimum && value<=maximum);
  }

// An input as people write it: 3, 0.1.
string NumberText(const double value)
  {
   string text=DoubleToString(value,4);
   int length=StringLen(text);
   while(StringGetCharacter(text,length-1)=='0')
      length--;
   if(StringGetCharacter(text,length-1)=='.')
      length--;
   return(StringSubstr(text,0,length));
  }

// Where an arrow stands in a window of its own. Zero would be read as "no arrow", so it becomes the next best number.
double ArrowPlace(const double value)
  {
   return(value==0.0 ? 1e-12 : value);
  }
