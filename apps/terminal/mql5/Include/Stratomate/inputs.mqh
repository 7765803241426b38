// Inputs of an indicator: their limits, and how its name shows them.

#include <Stratomate\number-text.mqh>

bool IsWithin(const double value,const double minimum,const double maximum)
  {
   return(value>=minimum && value<=maximum);
  }

// Where an arrow stands in a window of its own. Zero would be read as "no arrow", so it becomes the next best number.
double ArrowPlace(const double value)
  {
   return(value==0.0 ? 1e-12 : value);
  }
