// Our own indicators by the beginning of their short names. Written by apps/terminal/src/programs.

// Whether a short name is one of ours, as in `super-trend(10,3)`.
bool IsOwnIndicator(const string name)
  {
   const int end=StringFind(name,"(");
   const string id=end<0 ? "" : StringSubstr(name,0,end);
   return(id=="awesome-oscillator"
          || id=="boss"
          || id=="ema-alerts-with-trend-lines"
          || id=="ema-alerts"
          || id=="ema-cci-momentum-20"
          || id=="haema-alert"
          || id=="macd-alerts"
          || id=="otc-3-0"
          || id=="otc-redline"
          || id=="otc"
          || id=="po-otc"
          || id=="pocket-options-optimized-indicator"
          || id=="sma-w-rsi"
          || id=="smagreenline-5-2"
          || id=="smagreenline-5-4"
          || id=="stochastic-rsi-alert"
          || id=="super-trend"
          || id=="vortex"
          || id=="adx-momentum"
          || id=="rsi-reversal-alert"
          || id=="boss-pro-indicator"
          || id=="binary-eagle-indicator"
          || id=="baseline-oscillator");
  }
