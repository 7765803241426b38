import type { IndicatorId } from '@stratomate/indicators/catalogue/indicator-ids'

/** How a line of an indicator looks in the terminal; `hidden` lines stand in the Data Window only. */
export type Plot = { label: string; look: 'line' | 'histogram' | 'hidden'; color: string }

/** Where an indicator is drawn, and its lines in the order of its definition. */
export type Plots = {
  window: 'chart' | 'separate'
  lines: Readonly<Record<string, Plot>>
  /** Horizontal lines of a separate window, as expressions of the inputs. */
  levels: readonly string[]
}

const line = (label: string, color: string): Plot => ({ label, look: 'line', color })
const hidden = (label: string): Plot => ({ label, look: 'hidden', color: 'clrNONE' })
const first = 'clrDodgerBlue'
const second = 'clrOrange'
const third = 'clrGray'

const greenLine: Plots = { window: 'chart', lines: { line: line('Green line', 'clrLimeGreen') }, levels: [] }

export const plots = {
  'awesome-oscillator': {
    window: 'separate',
    lines: { oscillator: { label: 'Awesome Oscillator', look: 'histogram', color: first } },
    levels: ['0'],
  },
  boss: {
    window: 'chart',
    lines: { average: line('EMA', first), high: line('Swing high', second), low: line('Swing low', second) },
    levels: [],
  },
  'ema-alerts-with-trend-lines': {
    window: 'chart',
    lines: {
      fast: line('Fast EMA', first),
      slow: line('Slow EMA', second),
      falling: line('Falling line', third),
      rising: line('Rising line', third),
    },
    levels: [],
  },
  'ema-alerts': {
    window: 'chart',
    lines: { fast: line('Fast EMA', first), slow: line('Slow EMA', second) },
    levels: [],
  },
  'ema-cci-momentum-20': {
    window: 'separate',
    lines: { average: hidden('EMA'), cci: line('CCI', first), momentum: hidden('Momentum') },
    levels: ['level', '-level'],
  },
  'haema-alert': {
    window: 'chart',
    lines: {
      open: line('Heikin Ashi open', third),
      close: line('Heikin Ashi close', first),
      average: line('EMA of Heikin Ashi', second),
    },
    levels: [],
  },
  'macd-alerts': {
    window: 'separate',
    lines: {
      macd: line('MACD', first),
      signal: line('Signal', second),
      histogram: { label: 'Histogram', look: 'histogram', color: third },
    },
    levels: ['0'],
  },
  'otc-3-0': {
    window: 'chart',
    lines: {
      middle: line('Middle band', third),
      upper: line('Upper band', first),
      lower: line('Lower band', first),
      rsi: hidden('RSI'),
    },
    levels: [],
  },
  'otc-redline': {
    window: 'chart',
    lines: { fast: line('Fast EMA', first), middle: line('Middle EMA', second), slow: line('Red line', 'clrRed') },
    levels: [],
  },
  otc: {
    window: 'separate',
    lines: { k: line('%K', first), d: line('%D', second), adx: line('ADX', third) },
    levels: ['level', '100-level'],
  },
  'po-otc': { window: 'separate', lines: { rsi: line('RSI', first) }, levels: ['level', '100-level'] },
  'pocket-options-optimized-indicator': {
    window: 'separate',
    lines: { score: { label: 'Score', look: 'histogram', color: first } },
    levels: ['score', '-score'],
  },
  'sma-w-rsi': { window: 'chart', lines: { average: line('SMA', first), rsi: hidden('RSI') }, levels: [] },
  'smagreenline-5-2': greenLine,
  'smagreenline-5-4': greenLine,
  'stochastic-rsi-alert': {
    window: 'separate',
    lines: { k: line('K', first), d: line('D', second) },
    levels: ['level', '100-level'],
  },
  'super-trend': { window: 'chart', lines: { line: line('SuperTrend', first), trend: hidden('Trend') }, levels: [] },
  vortex: { window: 'separate', lines: { plus: line('VI+', first), minus: line('VI-', second) }, levels: ['1'] },
  'adx-momentum': {
    window: 'separate',
    lines: { plus: line('+DI', first), minus: line('-DI', second), adx: line('ADX', third) },
    levels: ['level'],
  },
  'rsi-reversal-alert': {
    window: 'separate',
    lines: { rsi: line('RSI', first) },
    levels: ['oversold', '100-oversold'],
  },
} as const satisfies Record<IndicatorId, Plots>
