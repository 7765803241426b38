import type { Candle, indicators } from '@stratomate/indicators'
import type { IndicatorCandles } from './indicator-candles.ts'
import type { FunctionId } from './indicator-functions.ts'

/** What a peer does for an indicator: all of its lines, where it has them all. The signals nobody but us computes. */
export type Peer = {
  readonly name: string
  /** Whether it leaves out the values of windows that are not full yet. Without that its first values are wrong. */
  readonly hasWarmUp: boolean
  /** Whole arrays at once. */
  readonly batches: Partial<Record<MeasuredId, (candles: IndicatorCandles) => void>>
  /** Makes new lines that take one value after the other. */
  readonly streams: Partial<Record<MeasuredId, () => PeerLines>>
}

export type PeerLines = {
  readonly ofCloses: readonly { add(close: number): unknown }[]
  readonly ofCandles: readonly { add(candle: Candle): unknown }[]
}

export type MeasuredId = keyof typeof indicators | FunctionId

/** Measured by others on other computers; here they are only named when this computer does not have them. */
const furtherPeers = ['talib', 'tulind', 'fast-technical-indicators', 'ta-math']

/** The peers that are installed, and the names of those that are not. */
export async function loadIndicatorPeers(): Promise<{ peers: Peer[]; missing: string[] }> {
  const found = await Promise.all([loadTechnicalIndicators(), loadTradingSignals(), loadIndicatorTs(), loadIxjb()])
  const peers = found.filter((peer) => typeof peer !== 'string')
  const missing = [...found.filter((peer) => typeof peer === 'string'), ...furtherPeers.filter((name) => !isHere(name))]
  return { peers, missing }
}

function isHere(name: string): boolean {
  try {
    return import.meta.resolve(name) !== ''
  } catch (error) {
    if (error instanceof Error) return false
    throw error
  }
}

async function loadTechnicalIndicators(): Promise<Peer | string> {
  const name = 'technicalindicators'
  if (!isHere(name)) return name
  const peer = await import('technicalindicators')
  const ema = (values: number[], ...periods: number[]) => periods.map((period) => peer.ema({ values, period }))
  const rsi = (values: number[], period: number) => peer.rsi({ values, period })
  const macd = (values: number[]) =>
    peer.macd({
      values,
      fastPeriod: 12,
      slowPeriod: 26,
      signalPeriod: 9,
      SimpleMAOscillator: false,
      SimpleMASignal: false,
    })
  const heikinAshiCloses = ({ arrays }: IndicatorCandles): number[] =>
    peer.heikinashi({ ...arrays, timestamp: [], volume: [] }).close ?? []
  const bands = (values: number[]) => peer.bollingerbands({ values, period: 20, stdDev: 2 })
  const stochasticRsi = (values: number[]) =>
    peer.stochasticrsi({ values, rsiPeriod: 14, stochasticPeriod: 14, kPeriod: 3, dPeriod: 3 })
  const batches: Peer['batches'] = {
    'SMA 20': ({ arrays }) => peer.sma({ values: arrays.close, period: 20 }),
    'EMA 20': ({ arrays }) => ema(arrays.close, 20),
    'RSI 14': ({ arrays }) => rsi(arrays.close, 14),
    'MACD 12 26 9': ({ arrays }) => macd(arrays.close),
    'ATR 14': ({ arrays }) => peer.atr({ ...arrays, period: 14 }),
    'ADX 14': ({ arrays }) => peer.adx({ ...arrays, period: 14 }),
    'Stochastic 14 3 3': ({ arrays }) => peer.stochastic({ ...arrays, period: 14, signalPeriod: 3 }),
    'Stochastic RSI 14 14 3 3': ({ arrays }) => stochasticRsi(arrays.close),
    'CCI 20': ({ arrays }) => peer.cci({ ...arrays, period: 20 }),
    'Bollinger 20 2': ({ arrays }) => bands(arrays.close),
    'awesome-oscillator': ({ arrays }) => peer.awesomeoscillator({ ...arrays, fastPeriod: 5, slowPeriod: 34 }),
    'ema-alerts': ({ arrays }) => ema(arrays.close, 9, 21),
    'ema-cci-momentum-20': ({ arrays }) => [ema(arrays.close, 20), peer.cci({ ...arrays, period: 20 })],
    'haema-alert': (candles) => ema(heikinAshiCloses(candles), 20),
    'macd-alerts': ({ arrays }) => macd(arrays.close),
    'otc-3-0': ({ arrays: { close } }) => [bands(close), rsi(close, 7)],
    'otc-redline': (candles) => ema(heikinAshiCloses(candles), 3, 8, 25),
    otc: ({ arrays }) => [
      peer.stochastic({ ...arrays, period: 14, signalPeriod: 3 }),
      peer.adx({ ...arrays, period: 14 }),
    ],
    'po-otc': ({ arrays }) => rsi(arrays.close, 5),
    'sma-w-rsi': ({ arrays: { close } }) => [peer.sma({ values: close, period: 20 }), rsi(close, 14)],
    'smagreenline-5-2': ({ arrays }) => peer.sma({ values: arrays.close, period: 5 }),
    'smagreenline-5-4': ({ arrays }) => peer.sma({ values: arrays.close, period: 5 }),
    'stochastic-rsi-alert': ({ arrays }) => stochasticRsi(arrays.close),
    'adx-momentum': ({ arrays }) => peer.adx({ ...arrays, period: 14 }),
    'rsi-reversal-alert': ({ arrays }) => rsi(arrays.close, 14),
  }
  return { name, hasWarmUp: true, batches, streams: {} }
}

async function loadTradingSignals(): Promise<Peer | string> {
  const name = 'trading-signals'
  if (!isHere(name)) return name
  const peer = await import('trading-signals')
  const linesOf = (ofCloses: PeerLines['ofCloses'], ofCandles: PeerLines['ofCandles'] = []): PeerLines => {
    return { ofCloses, ofCandles }
  }
  const macd = () => new peer.MACD(new peer.EMA(12), new peer.EMA(26), new peer.EMA(9))
  const stochastic = () => new peer.StochasticOscillator({ kPeriod: 14, kSlowingPeriod: 3, dPeriod: 3 })
  const stochasticRsi = () => new peer.StochasticRSI(14, peer.WSMA, { k: new peer.SMA(3), d: new peer.SMA(3) })
  const streams: Peer['streams'] = {
    'SMA 20': () => linesOf([new peer.SMA(20)]),
    'EMA 20': () => linesOf([new peer.EMA(20)]),
    'RSI 14': () => linesOf([new peer.RSI(14)]),
    'MACD 12 26 9': () => linesOf([macd()]),
    'ATR 14': () => linesOf([], [new peer.ATR(14)]),
    'ADX 14': () => linesOf([], [new peer.ADX(14)]),
    'Stochastic 14 3 3': () => linesOf([], [stochastic()]),
    'Stochastic RSI 14 14 3 3': () => linesOf([stochasticRsi()]),
    'CCI 20': () => linesOf([], [new peer.CCI(20)]),
    'Bollinger 20 2': () => linesOf([new peer.BollingerBands(20, 2)]),
    'awesome-oscillator': () => linesOf([], [new peer.AO(5, 34)]),
    'ema-alerts': () => linesOf([new peer.EMA(9), new peer.EMA(21)]),
    'ema-cci-momentum-20': () => linesOf([new peer.EMA(20)], [new peer.CCI(20)]),
    'macd-alerts': () => linesOf([macd()]),
    'otc-3-0': () => linesOf([new peer.BollingerBands(20, 2), new peer.RSI(7)]),
    otc: () => linesOf([], [stochastic(), new peer.ADX(14)]),
    'po-otc': () => linesOf([new peer.RSI(5)]),
    'pocket-options-optimized-indicator': () =>
      linesOf(
        [new peer.EMA(9), new peer.EMA(21), macd(), new peer.RSI(14)],
        [new peer.SuperTrend({ interval: 10, multiplier: 3 }), new peer.CCI(20)],
      ),
    'sma-w-rsi': () => linesOf([new peer.SMA(20), new peer.RSI(14)]),
    'smagreenline-5-2': () => linesOf([new peer.SMA(5)]),
    'smagreenline-5-4': () => linesOf([new peer.SMA(5)]),
    'stochastic-rsi-alert': () => linesOf([stochasticRsi()]),
    'super-trend': () => linesOf([], [new peer.SuperTrend({ interval: 10, multiplier: 3 })]),
    vortex: () => linesOf([], [new peer.VortexIndicator(14)]),
    'adx-momentum': () => linesOf([], [new peer.ADX(14)]),
    'rsi-reversal-alert': () => linesOf([new peer.RSI(14)]),
  }
  return { name, hasWarmUp: true, batches: {}, streams }
}

/** Its CCI and its average true range are other formulas, so what needs them is left out. It has no warm-up. */
async function loadIndicatorTs(): Promise<Peer | string> {
  const name = 'indicatorts'
  if (!isHere(name)) return name
  const peer = await import('indicatorts')
  const ema = (values: number[], ...periods: number[]) => periods.map((period) => peer.ema(values, { period }))
  const rsi = (values: number[], period: number) => peer.rsi(values, { period })
  const batches: Peer['batches'] = {
    'SMA 20': ({ arrays }) => peer.sma(arrays.close, { period: 20 }),
    'EMA 20': ({ arrays }) => ema(arrays.close, 20),
    'RSI 14': ({ arrays }) => rsi(arrays.close, 14),
    'MACD 12 26 9': ({ arrays }) => peer.macd(arrays.close, { fast: 12, slow: 26, signal: 9 }),
    'Bollinger 20 2': ({ arrays }) => peer.bb(arrays.close, { period: 20 }),
    'awesome-oscillator': ({ arrays: { high, low } }) => peer.ao(high, low, { fast: 5, slow: 34 }),
    'ema-alerts': ({ arrays }) => ema(arrays.close, 9, 21),
    'macd-alerts': ({ arrays }) => peer.macd(arrays.close, { fast: 12, slow: 26, signal: 9 }),
    'otc-3-0': ({ arrays: { close } }) => [peer.bb(close, { period: 20 }), rsi(close, 7)],
    'po-otc': ({ arrays }) => rsi(arrays.close, 5),
    'sma-w-rsi': ({ arrays: { close } }) => [peer.sma(close, { period: 20 }), rsi(close, 14)],
    'smagreenline-5-2': ({ arrays }) => peer.sma(arrays.close, { period: 5 }),
    'smagreenline-5-4': ({ arrays }) => peer.sma(arrays.close, { period: 5 }),
    vortex: ({ arrays: { high, low, close } }) => peer.vortex(high, low, close, { period: 14 }),
    'rsi-reversal-alert': ({ arrays }) => rsi(arrays.close, 14),
  }
  return { name, hasWarmUp: false, batches, streams: {} }
}

/** Its MACD has fixed weights of its own, its CCI begins late, its ADX has no DI; it is about the same work, so they stay. */
async function loadIxjb(): Promise<Peer | string> {
  const name = '@ixjb94/indicators'
  if (!isHere(name)) return name
  const { IndicatorsSync } = await import('@ixjb94/indicators')
  const peer = new IndicatorsSync()
  const ema = (values: number[], ...periods: number[]) => periods.map((period) => peer.ema(values, period))
  const batches: Peer['batches'] = {
    'SMA 20': ({ arrays }) => peer.sma(arrays.close, 20),
    'EMA 20': ({ arrays }) => ema(arrays.close, 20),
    'RSI 14': ({ arrays }) => peer.rsi(arrays.close, 14),
    'MACD 12 26 9': ({ arrays }) => peer.macd(arrays.close, 12, 26, 9),
    'ATR 14': ({ arrays: { high, low, close } }) => peer.atr(high, low, close, 14),
    'ADX 14': ({ arrays: { high, low } }) => peer.adx(high, low, 14),
    'Stochastic 14 3 3': ({ arrays: { high, low, close } }) => peer.stoch(high, low, close, 14, 3, 3),
    'CCI 20': ({ arrays: { high, low, close } }) => peer.cci(high, low, close, 20),
    'Bollinger 20 2': ({ arrays }) => peer.bbands(arrays.close, 20, 2),
    'awesome-oscillator': ({ arrays: { high, low } }) => peer.ao(high, low),
    'ema-alerts': ({ arrays }) => ema(arrays.close, 9, 21),
    'ema-cci-momentum-20': ({ arrays: { high, low, close } }) => [ema(close, 20), peer.cci(high, low, close, 20)],
    'macd-alerts': ({ arrays }) => peer.macd(arrays.close, 12, 26, 9),
    'otc-3-0': ({ arrays: { close } }) => [peer.bbands(close, 20, 2), peer.rsi(close, 7)],
    'po-otc': ({ arrays }) => peer.rsi(arrays.close, 5),
    'sma-w-rsi': ({ arrays: { close } }) => [peer.sma(close, 20), peer.rsi(close, 14)],
    'smagreenline-5-2': ({ arrays }) => peer.sma(arrays.close, 5),
    'smagreenline-5-4': ({ arrays }) => peer.sma(arrays.close, 5),
    'rsi-reversal-alert': ({ arrays }) => peer.rsi(arrays.close, 14),
  }
  return { name, hasWarmUp: true, batches, streams: {} }
}
