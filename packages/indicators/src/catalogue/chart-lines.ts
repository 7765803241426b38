import type { IndicatorId } from './indicator-ids.ts'

/** How a line is drawn; lines of one chart differ by their dash as well as by their colour. */
export type LineLook = 'blue' | 'yellow' | 'gray' | 'red' | 'green' | 'bars'

/** A line of an indicator: on the candles when it is a price, else in a panel of its own below them. */
export type ChartLine = {
  readonly name: string
  readonly label: string
  readonly look: LineLook
  /** A level or a straight line whose place another one takes at once: the way between is not drawn. */
  readonly jumps?: true
}

/** A level that the rule compares with: a fixed one, or one that follows from the parameters. */
export type ChartLevel = (parameters: Readonly<Record<string, number>>) => number

/** What a person sees of an indicator: its lines on the candles, and those in a panel with the levels of the rule. */
export type ChartLines = {
  readonly price: readonly ChartLine[]
  readonly panel: readonly ChartLine[]
  readonly levels: readonly ChartLevel[]
  /** A line of the price that changes side with this line of 1 and −1: drawn as an upper and a lower band. */
  readonly sidedBy?: string
}

const blue = (name: string, label: string): ChartLine => ({ name, label, look: 'blue' })
const yellow = (name: string, label: string): ChartLine => ({ name, label, look: 'yellow' })
const gray = (name: string, label: string): ChartLine => ({ name, label, look: 'gray' })
const red = (name: string, label: string): ChartLine => ({ name, label, look: 'red' })
const green = (name: string, label: string): ChartLine => ({ name, label, look: 'green' })
const bars = (name: string, label: string): ChartLine => ({ name, label, look: 'bars' })

const fixed = (...values: readonly number[]): ChartLevel[] => values.map((value) => () => value)
/** A parameter and its mirror in a range from 0 to 100. */
const mirrored = (name: string): ChartLevel[] => [
  (parameters) => parameters[name] ?? Number.NaN,
  (parameters) => 100 - (parameters[name] ?? Number.NaN),
]
/** A parameter and its negative. */
const bothSides = (name: string): ChartLevel[] => [
  (parameters) => parameters[name] ?? Number.NaN,
  (parameters) => -(parameters[name] ?? Number.NaN),
]

/** What is drawn of each indicator; names are the names of its lines. */
export const chartLines: Readonly<Record<IndicatorId, ChartLines>> = {
  'awesome-oscillator': { price: [], panel: [bars('oscillator', 'Oscillator')], levels: fixed(0) },
  boss: {
    price: [
      blue('average', 'EMA'),
      { ...yellow('high', 'Swing high'), jumps: true },
      { ...gray('low', 'Swing low'), jumps: true },
    ],
    panel: [],
    levels: [],
  },
  'ema-alerts-with-trend-lines': {
    price: [
      blue('fast', 'Fast EMA'),
      yellow('slow', 'Slow EMA'),
      { ...gray('falling', 'Falling line'), jumps: true },
      { ...red('rising', 'Rising line'), jumps: true },
    ],
    panel: [],
    levels: [],
  },
  'ema-alerts': { price: [blue('fast', 'Fast EMA'), yellow('slow', 'Slow EMA')], panel: [], levels: [] },
  'ema-cci-momentum-20': {
    price: [blue('average', 'EMA')],
    panel: [yellow('cci', 'CCI')],
    levels: bothSides('level'),
  },
  'haema-alert': {
    price: [
      blue('average', 'EMA of Heikin Ashi'),
      yellow('close', 'Heikin Ashi close'),
      gray('open', 'Heikin Ashi open'),
    ],
    panel: [],
    levels: [],
  },
  'macd-alerts': {
    price: [],
    panel: [bars('histogram', 'Histogram'), blue('macd', 'MACD'), yellow('signal', 'Signal')],
    levels: fixed(0),
  },
  'otc-3-0': {
    price: [blue('upper', 'Upper band'), gray('middle', 'Middle'), green('lower', 'Lower band')],
    panel: [yellow('rsi', 'RSI')],
    levels: mirrored('level'),
  },
  'otc-redline': {
    price: [blue('fast', 'Fast EMA'), yellow('middle', 'Middle EMA'), red('slow', 'Red line')],
    panel: [],
    levels: [],
  },
  otc: {
    price: [],
    panel: [blue('k', '%K'), yellow('d', '%D'), gray('adx', 'ADX')],
    levels: mirrored('level'),
  },
  'po-otc': { price: [], panel: [blue('rsi', 'RSI')], levels: mirrored('level') },
  'pocket-options-optimized-indicator': {
    price: [],
    panel: [bars('score', 'Score')],
    levels: bothSides('score'),
  },
  'sma-w-rsi': { price: [blue('average', 'SMA')], panel: [yellow('rsi', 'RSI')], levels: fixed(50) },
  'smagreenline-5-2': { price: [green('line', 'Shifted SMA')], panel: [], levels: [] },
  'smagreenline-5-4': { price: [green('line', 'Shifted SMA')], panel: [], levels: [] },
  'stochastic-rsi-alert': {
    price: [],
    panel: [blue('k', 'K'), yellow('d', 'D')],
    levels: mirrored('level'),
  },
  'super-trend': { price: [green('line', 'Band')], panel: [], levels: [], sidedBy: 'trend' },
  vortex: { price: [], panel: [blue('plus', '+VI'), yellow('minus', '−VI')], levels: [] },
  'adx-momentum': {
    price: [],
    panel: [blue('plus', '+DI'), yellow('minus', '−DI'), gray('adx', 'ADX')],
    levels: [(parameters) => parameters['level'] ?? Number.NaN],
  },
  'rsi-reversal-alert': { price: [], panel: [blue('rsi', 'RSI')], levels: mirrored('oversold') },
}
