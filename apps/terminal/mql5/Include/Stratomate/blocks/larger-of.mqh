// The larger and the smaller of two numbers.

double LargerOf(const double one,const double other)
  {
   return(one>other ? one : other);
  }

double SmallerOf(const double one,const double other)
  {
   return(one<other ? one : other);
  }
