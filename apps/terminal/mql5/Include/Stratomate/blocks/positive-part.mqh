// The value where it is positive, else 0.

double PositivePart(const double value)
  {
   return((value+MathAbs(value))/2.0);
  }
