// The rules of the library by the names of their programs. Written by apps/terminal/src/programs.

enum ScannerRule
  {
   RULE_AWESOME_OSCILLATOR, // Awesome Oscillator
   RULE_BOSS, // BOSS
   RULE_EMA_ALERTS_WITH_TREND_LINES, // EMA Alerts with Trend Lines
   RULE_EMA_ALERTS, // EMA Alerts
   RULE_EMA_CCI_MOMENTUM_20, // EMA CCI MOMENTUM 20
   RULE_HAEMA_ALERT, // HAEMA Alert
   RULE_MACD_ALERTS, // MACD Alerts
   RULE_OTC_3_0, // OTC 3.0
   RULE_OTC_REDLINE, // OTC RedLine
   RULE_OTC, // OTC
   RULE_PO_OTC, // PO OTC
   RULE_POCKET_OPTIONS_OPTIMIZED_INDICATOR, // Pocket Options Optimized Indicator
   RULE_SMA_W_RSI, // SMA w-RSI
   RULE_SMAGREENLINE_5_2, // SMAGreenLine 5.2
   RULE_SMAGREENLINE_5_4, // SMAGreenLine 5.4
   RULE_STOCHASTIC_RSI_ALERT, // Stochastic RSI Alert
   RULE_SUPER_TREND, // Super_Trend
   RULE_VORTEX, // VORTEX
   RULE_ADX_MOMENTUM, // ADX Momentum
   RULE_RSI_REVERSAL_ALERT  // RSI Reversal Alert
  };

string RuleProgram(const ScannerRule rule)
  {
   switch(rule)
     {
      case RULE_AWESOME_OSCILLATOR:
         return("Awesome Oscillator");
      case RULE_BOSS:
         return("BOSS");
      case RULE_EMA_ALERTS_WITH_TREND_LINES:
         return("EMA Alerts with Trend Lines");
      case RULE_EMA_ALERTS:
         return("EMA Alerts");
      case RULE_EMA_CCI_MOMENTUM_20:
         return("EMA CCI MOMENTUM 20");
      case RULE_HAEMA_ALERT:
         return("HAEMA Alert");
      case RULE_MACD_ALERTS:
         return("MACD Alerts");
      case RULE_OTC_3_0:
         return("OTC 3.0");
      case RULE_OTC_REDLINE:
         return("OTC RedLine");
      case RULE_OTC:
         return("OTC");
      case RULE_PO_OTC:
         return("PO OTC");
      case RULE_POCKET_OPTIONS_OPTIMIZED_INDICATOR:
         return("Pocket Options Optimized Indicator");
      case RULE_SMA_W_RSI:
         return("SMA w-RSI");
      case RULE_SMAGREENLINE_5_2:
         return("SMAGreenLine 5.2");
      case RULE_SMAGREENLINE_5_4:
         return("SMAGreenLine 5.4");
      case RULE_STOCHASTIC_RSI_ALERT:
         return("Stochastic RSI Alert");
      case RULE_SUPER_TREND:
         return("Super_Trend");
      case RULE_VORTEX:
         return("VORTEX");
      case RULE_ADX_MOMENTUM:
         return("ADX Momentum");
      case RULE_RSI_REVERSAL_ALERT:
         return("RSI Reversal Alert");
     }
   return("");
  }
