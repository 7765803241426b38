import type { Candle, indicators } from '@stratomate/indicators'
import type { IndicatorCandles } from './indicator-candles.ts'

/** What a peer does for an indicator: all of its lines, where it has them all. The signals nobody but us computes. */
export type Peer = {
  readonly name: string
  /** Whole arrays at once. */
  readonly batches: Partial<Record<IndicatorId, (candles: IndicatorCandles) => void>>
  /** Makes new lines that take one value after the other. */
  readonly streams: Partial<Record<IndicatorId, () => PeerLines>>
}

export type PeerLines = {
  readonly ofCloses: readonly { add(close: number): unknown }[]
  readonly ofCandles: readonly { add(candle: Candle): unknown }[]
}

export type IndicatorId = keyof typeof indicators

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
  const batches: Peer['batches'] = {
    'awesome-oscillator': ({ arrays }) => peer.awesomeoscillator({ ...arrays, fastPeriod: 5, slowPeriod: 34 }),
    'ema-alerts': ({ arrays }) => ema(arrays.close, 9, 21),
    'ema-cci-momentum-20': ({ arrays }) => [ema(arrays.close, 20), peer.cci({ ...arrays, period: 20 })],
    'haema-alert': (candles) => ema(heikinAshiCloses(candles), 20),
    'macd-alerts': ({ arrays }) => macd(arrays.close),
    'otc-3-0': ({ arrays: { close } }) => [
      peer.bollingerbands({ values: close, period: 20, stdDev: 2 }),
      rsi(close, 7),
    ],
    'otc-redline': (candles) => ema(heikinAshiCloses(candles), 3, 8, 25),
    otc: ({ arrays }) => [
      peer.stochastic({ ...arrays, period: 14, signalPeriod: 3 }),
      peer.adx({ ...arrays, period: 14 }),
    ],
    'po-otc': ({ arrays }) => rsi(arrays.close, 5),
    'sma-w-rsi': ({ arrays: { close } }) => [peer.sma({ values: close, period: 20 }), rsi(close, 14)],
    'smagreenline-5-2': ({ arrays }) => peer.sma({ values: arrays.close, period: 5 }),
    'smagreenline-5-4': ({ arrays }) => peer.sma({ values: arrays.close, period: 5 }),
    'stochastic-rsi-alert': ({ arrays }) =>
      peer.stochasticrsi({ values: arrays.close, rsiPeriod: 14, stochasticPeriod: 14, kPeriod: 3, dPeriod: 3 }),
    'adx-momentum': ({ arrays }) => peer.adx({ ...arrays, period: 14 }),
    'rsi-reversal-alert': ({ arrays }) => rsi(arrays.close, 14),
  }
  return { name, batches, streams: {} }
}

async function loadTradingSignals(): Promise<Peer | string> {
  const name = 'trading-signals'
  if (!isHere(name)) return name
  const peer = await import('trading-signals')
  const linesOf = (ofCloses: PeerLines['ofCloses'], ofCandles: PeerLines['ofCandles'] = []): PeerLines => {
    return { ofCloses, ofCandles }
  }
  const macd = () => new peer.MACD(new peer.EMA(12), new peer.EMA(26), new peer.EMA(9))
  const streams: Peer['streams'] = {
    'awesome-oscillator': () => linesOf([], [new peer.AO(5, 34)]),
    'ema-alerts': () => linesOf([new peer.EMA(9), new peer.EMA(21)]),
    'ema-cci-momentum-20': () => linesOf([new peer.EMA(20)], [new peer.CCI(20)]),
    'macd-alerts': () => linesOf([macd()]),
    'otc-3-0': () => linesOf([new peer.BollingerBands(20, 2), new peer.RSI(7)]),
    otc: () =>
      linesOf([], [new peer.StochasticOscillator({ kPeriod: 14, kSlowingPeriod: 3, dPeriod: 3 }), new peer.ADX(14)]),
    'po-otc': () => linesOf([new peer.RSI(5)]),
    'pocket-options-optimized-indicator': () =>
      linesOf(
        [new peer.EMA(9), new peer.EMA(21), macd(), new peer.RSI(14)],
        [new peer.SuperTrend({ interval: 10, multiplier: 3 }), new peer.CCI(20)],
      ),
    'sma-w-rsi': () => linesOf([new peer.SMA(20), new peer.RSI(14)]),
    'smagreenline-5-2': () => linesOf([new peer.SMA(5)]),
    'smagreenline-5-4': () => linesOf([new peer.SMA(5)]),
    'stochastic-rsi-alert': () =>
      linesOf([new peer.StochasticRSI(14, peer.WSMA, { k: new peer.SMA(3), d: new peer.SMA(3) })]),
    'super-trend': () => linesOf([], [new peer.SuperTrend({ interval: 10, multiplier: 3 })]),
    vortex: () => linesOf([], [new peer.VortexIndicator(14)]),
    'adx-momentum': () => linesOf([], [new peer.ADX(14)]),
    'rsi-reversal-alert': () => linesOf([new peer.RSI(14)]),
  }
  return { name, batches: {}, streams }
}

/** Its CCI and its average true range are other formulas, so what needs them is left out. */
async function loadIndicatorTs(): Promise<Peer | string> {
  const name = 'indicatorts'
  if (!isHere(name)) return name
  const peer = await import('indicatorts')
  const ema = (values: number[], ...periods: number[]) => periods.map((period) => peer.ema(values, { period }))
  const rsi = (values: number[], period: number) => peer.rsi(values, { period })
  const batches: Peer['batches'] = {
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
  return { name, batches, streams: {} }
}

/** Its MACD has fixed weights of its own and its CCI begins late; both are the same work, so they stay. */
async function loadIxjb(): Promise<Peer | string> {
  const name = '@ixjb94/indicators'
  if (!isHere(name)) return name
  const { IndicatorsSync } = await import('@ixjb94/indicators')
  const peer = new IndicatorsSync()
  const ema = (values: number[], ...periods: number[]) => periods.map((period) => peer.ema(values, period))
  const batches: Peer['batches'] = {
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
  return { name, batches, streams: {} }
}
