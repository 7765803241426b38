import { createRequire } from 'node:module'
import type { IndicatorCandles } from '../indicator-candles.ts'
import type * as technicalIndicators from 'technicalindicators'
import { isHere, type Peer } from './peer.ts'

const require = createRequire(import.meta.url)

/** The names that both libraries use for their functions. */
type TechnicalIndicators = typeof technicalIndicators

export async function loadTechnicalIndicators(): Promise<Peer | string> {
  const name = 'technicalindicators'
  if (!isHere(name)) return name
  const peer = await import('technicalindicators')
  const { ema } = shorthands(peer)
  const heikinAshiCloses = ({ arrays }: IndicatorCandles): number[] =>
    peer.heikinashi({ ...arrays, timestamp: [], volume: [] }).close ?? []
  const batches: Peer['batches'] = {
    ...batchesOf(peer),
    'haema-alert': (candles) => ema(heikinAshiCloses(candles), 20),
    'otc-redline': (candles) => ema(heikinAshiCloses(candles), 3, 8, 25),
  }
  return { name, hasWarmUp: true, batches, streams: {} }
}

/**
 * Its entry for imports does not load in Node, and its Heikin Ashi returns no candles for the input that its own types
 * require.
 */
export function loadFastTechnicalIndicators(): Peer | string {
  const name = 'fast-technical-indicators'
  if (!isHere(name)) return name
  // Safe: it promises the functions of the other library, under the same names.
  const peer = require('fast-technical-indicators') as TechnicalIndicators
  return { name, hasWarmUp: true, batches: batchesOf(peer), streams: {} }
}

function batchesOf(peer: TechnicalIndicators): Peer['batches'] {
  const { ema, rsi, macd, bands, stochasticRsi } = shorthands(peer)
  return {
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
    'macd-alerts': ({ arrays }) => macd(arrays.close),
    'otc-3-0': ({ arrays: { close } }) => [bands(close), rsi(close, 7)],
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
}

function shorthands(peer: TechnicalIndicators) {
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
  const bands = (values: number[]) => peer.bollingerbands({ values, period: 20, stdDev: 2 })
  const stochasticRsi = (values: number[]) =>
    peer.stochasticrsi({ values, rsiPeriod: 14, stochasticPeriod: 14, kPeriod: 3, dPeriod: 3 })
  return { ema, rsi, macd, bands, stochasticRsi }
}
