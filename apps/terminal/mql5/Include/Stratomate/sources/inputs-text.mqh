// The inputs of an instance of an indicator. The short name of a foreign indicator need not show them.

#include <Stratomate\bridge\frames.mqh>

string ParameterText(const MqlParam &parameter)
  {
   if(parameter.type==TYPE_STRING)
      return(parameter.string_value);
   if(parameter.type==TYPE_DOUBLE || parameter.type==TYPE_FLOAT)
      return(DoubleToString(parameter.double_value,10));
   return(IntegerToString(parameter.integer_value));
  }

// A short text that is equal for equal inputs; empty when the terminal does not tell them.
string InputsText(const int handle)
  {
   ENUM_INDICATOR kind;
   MqlParam parameters[];
   const int count=IndicatorParameters(handle,kind,parameters);
   if(count<1)
      return("");
   string text=IntegerToString((int)kind);
   for(int index=0; index<count; index++)
      text+="|"+ParameterText(parameters[index]);
   return(HashText(text));
  }
