// EMPTY_VALUE, 0 and what is no number mean "no arrow": indicators of others use each of them.

bool IsArrow(const double value)
  {
   return(MathIsValidNumber(value) && value!=EMPTY_VALUE && value!=0.0);
  }
