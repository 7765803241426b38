// Written from the folders of `rules` by `npm run write:indicators`.
import type { ParameterRules } from '../parameters.ts'
import type { IndicatorId } from './indicator-ids.ts'

/** What a person may set of each rule, by its id. */
export const ruleParameters: Readonly<Record<IndicatorId, ParameterRules<string> & { readonly name: string }>> = {
  'awesome-oscillator': {
    name: 'Awesome Oscillator',
    parameters: {
      fast: { label: 'Fast', minimum: 2, maximum: 100, step: 1, default: 5 },
      slow: { label: 'Slow', minimum: 3, maximum: 200, step: 1, default: 34 },
    },
    ascending: ['fast', 'slow'],
  },
  boss: {
    name: 'BOSS',
    parameters: {
      strength: { label: 'Swing strength', minimum: 2, maximum: 20, step: 1, default: 5 },
      ema: { label: 'EMA period', minimum: 2, maximum: 500, step: 1, default: 50 },
      atr: { label: 'ATR period', minimum: 2, maximum: 200, step: 1, default: 14 },
      margin: { label: 'Margin in average true ranges', minimum: 0, maximum: 5, step: 0.05, default: 0.1 },
    },
  },
  'ema-alerts-with-trend-lines': {
    name: 'EMA Alerts with Trend Lines',
    parameters: {
      fast: { label: 'Fast EMA', minimum: 2, maximum: 100, step: 1, default: 9 },
      slow: { label: 'Slow EMA', minimum: 3, maximum: 200, step: 1, default: 21 },
      strength: { label: 'Swing strength', minimum: 2, maximum: 20, step: 1, default: 5 },
      window: { label: 'Cross window', minimum: 1, maximum: 20, step: 1, default: 3 },
    },
    ascending: ['fast', 'slow'],
  },
  'ema-alerts': {
    name: 'EMA Alerts',
    parameters: {
      fast: { label: 'Fast EMA', minimum: 2, maximum: 100, step: 1, default: 9 },
      slow: { label: 'Slow EMA', minimum: 3, maximum: 200, step: 1, default: 21 },
    },
    ascending: ['fast', 'slow'],
  },
  'ema-cci-momentum-20': {
    name: 'EMA CCI MOMENTUM 20',
    parameters: {
      ema: { label: 'EMA period', minimum: 2, maximum: 200, step: 1, default: 20 },
      cci: { label: 'CCI period', minimum: 2, maximum: 200, step: 1, default: 20 },
      level: { label: 'CCI level', minimum: 10, maximum: 300, step: 1, default: 100 },
      momentum: { label: 'Momentum period', minimum: 1, maximum: 200, step: 1, default: 20 },
    },
  },
  'haema-alert': {
    name: 'HAEMA Alert',
    parameters: {
      period: { label: 'EMA period', minimum: 2, maximum: 200, step: 1, default: 20 },
    },
  },
  'macd-alerts': {
    name: 'MACD Alerts',
    parameters: {
      fast: { label: 'Fast EMA', minimum: 2, maximum: 100, step: 1, default: 12 },
      slow: { label: 'Slow EMA', minimum: 3, maximum: 200, step: 1, default: 26 },
      signal: { label: 'Signal EMA', minimum: 2, maximum: 100, step: 1, default: 9 },
    },
    ascending: ['fast', 'slow'],
  },
  'otc-3-0': {
    name: 'OTC 3.0',
    parameters: {
      bollinger: { label: 'Bollinger period', minimum: 2, maximum: 200, step: 1, default: 20 },
      width: { label: 'Bollinger width', minimum: 0.5, maximum: 5, step: 0.1, default: 2 },
      rsi: { label: 'RSI period', minimum: 2, maximum: 200, step: 1, default: 7 },
      level: { label: 'RSI level, mirrored for the upper', minimum: 5, maximum: 45, step: 1, default: 25 },
    },
  },
  'otc-redline': {
    name: 'OTC RedLine',
    parameters: {
      fast: { label: 'Fast EMA', minimum: 2, maximum: 50, step: 1, default: 3 },
      middle: { label: 'Middle EMA', minimum: 3, maximum: 100, step: 1, default: 8 },
      slow: { label: 'Red line', minimum: 4, maximum: 200, step: 1, default: 25 },
    },
    ascending: ['fast', 'middle', 'slow'],
  },
  otc: {
    name: 'OTC',
    parameters: {
      stochastic: { label: '%K period', minimum: 2, maximum: 200, step: 1, default: 14 },
      slowing: { label: '%K slowing', minimum: 1, maximum: 50, step: 1, default: 3 },
      signal: { label: '%D period', minimum: 1, maximum: 50, step: 1, default: 3 },
      level: { label: 'Lower level, mirrored for the upper', minimum: 1, maximum: 49, step: 1, default: 20 },
      adx: { label: 'ADX period', minimum: 2, maximum: 200, step: 1, default: 14 },
      adxMaximum: { label: 'ADX maximum', minimum: 1, maximum: 100, step: 1, default: 25 },
    },
  },
  'po-otc': {
    name: 'PO OTC',
    parameters: {
      candles: { label: 'Candles in a row', minimum: 1, maximum: 10, step: 1, default: 3 },
      rsi: { label: 'RSI period', minimum: 2, maximum: 200, step: 1, default: 5 },
      level: { label: 'RSI level, mirrored for the upper', minimum: 5, maximum: 45, step: 1, default: 20 },
    },
  },
  'pocket-options-optimized-indicator': {
    name: 'Pocket Options Optimized Indicator',
    parameters: {
      score: { label: 'Score', minimum: 1, maximum: 5, step: 1, default: 4 },
    },
  },
  'sma-w-rsi': {
    name: 'SMA w-RSI',
    parameters: {
      sma: { label: 'SMA period', minimum: 2, maximum: 200, step: 1, default: 20 },
      rsi: { label: 'RSI period', minimum: 2, maximum: 200, step: 1, default: 14 },
    },
  },
  'smagreenline-5-2': {
    name: 'SMAGreenLine 5.2',
    parameters: {
      period: { label: 'SMA period', minimum: 2, maximum: 200, step: 1, default: 5 },
      shift: { label: 'Shift', minimum: 1, maximum: 50, step: 1, default: 2 },
      closes: { label: 'Closes before', minimum: 1, maximum: 20, step: 1, default: 3 },
    },
  },
  'smagreenline-5-4': {
    name: 'SMAGreenLine 5.4',
    parameters: {
      period: { label: 'SMA period', minimum: 2, maximum: 200, step: 1, default: 5 },
      shift: { label: 'Shift', minimum: 1, maximum: 50, step: 1, default: 4 },
      closes: { label: 'Closes before', minimum: 1, maximum: 20, step: 1, default: 3 },
    },
  },
  'stochastic-rsi-alert': {
    name: 'Stochastic RSI Alert',
    parameters: {
      rsi: { label: 'RSI period', minimum: 2, maximum: 200, step: 1, default: 14 },
      stochastic: { label: 'Stochastic period', minimum: 2, maximum: 200, step: 1, default: 14 },
      k: { label: 'K', minimum: 1, maximum: 50, step: 1, default: 3 },
      d: { label: 'D', minimum: 1, maximum: 50, step: 1, default: 3 },
      level: { label: 'Lower level, mirrored for the upper', minimum: 1, maximum: 49, step: 1, default: 20 },
    },
  },
  'super-trend': {
    name: 'Super_Trend',
    parameters: {
      period: { label: 'ATR period', minimum: 2, maximum: 200, step: 1, default: 10 },
      multiplier: { label: 'ATR multiplier', minimum: 0.5, maximum: 20, step: 0.1, default: 3 },
    },
  },
  vortex: {
    name: 'VORTEX',
    parameters: {
      period: { label: 'Vortex period', minimum: 2, maximum: 200, step: 1, default: 14 },
    },
  },
  'adx-momentum': {
    name: 'ADX Momentum',
    parameters: {
      period: { label: 'ADX period', minimum: 2, maximum: 200, step: 1, default: 14 },
      level: { label: 'ADX level', minimum: 1, maximum: 100, step: 1, default: 25 },
    },
  },
  'rsi-reversal-alert': {
    name: 'RSI Reversal Alert',
    parameters: {
      period: { label: 'RSI period', minimum: 2, maximum: 200, step: 1, default: 14 },
      oversold: { label: 'Oversold level, mirrored for overbought', minimum: 5, maximum: 45, step: 1, default: 30 },
    },
  },
}
