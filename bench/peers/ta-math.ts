import { createRequire } from 'node:module'
import { isHere, type Peer } from './peer.ts'

const require = createRequire(import.meta.url)

type OfValues<Settings extends number[]> = (values: number[], ...settings: Settings) => unknown
type OfCandles<Settings extends number[]> = (
  ...columns: [high: number[], low: number[], close: number[], ...Settings]
) => unknown

/** Declared again, because its own types belong to another module than the one that it exports, and give only `any`. */
type TaMath = { readonly [Name in 'sma' | 'ema' | 'rsi']: OfValues<[period: number]> } & {
  readonly [Name in 'atr' | 'adx' | 'cci' | 'vi']: OfCandles<[period: number]>
} & {
  readonly macd: OfValues<[fast: number, slow: number, signal: number]>
  readonly bb: OfValues<[period: number, deviations: number]>
  readonly stoch: OfCandles<[period: number, signal: number, smoothing: number]>
}

/** It has no warm-up, and its stochastic RSI uses another formula. */
export function loadTaMath(): Peer | string {
  const name = 'ta-math'
  if (!isHere(name)) return name
  // Safe: it exports the class itself, whose functions these are.
  const peer = require('ta-math') as TaMath
  const ema = (values: number[], ...periods: number[]) => periods.map((period) => peer.ema(values, period))
  const batches: Peer['batches'] = {
    'SMA 20': ({ arrays }) => peer.sma(arrays.close, 20),
    'EMA 20': ({ arrays }) => ema(arrays.close, 20),
    'RSI 14': ({ arrays }) => peer.rsi(arrays.close, 14),
    'MACD 12 26 9': ({ arrays }) => peer.macd(arrays.close, 12, 26, 9),
    'ATR 14': ({ arrays: { high, low, close } }) => peer.atr(high, low, close, 14),
    'ADX 14': ({ arrays: { high, low, close } }) => peer.adx(high, low, close, 14),
    'Stochastic 14 3 3': ({ arrays: { high, low, close } }) => peer.stoch(high, low, close, 14, 3, 3),
    'CCI 20': ({ arrays: { high, low, close } }) => peer.cci(high, low, close, 20),
    'Bollinger 20 2': ({ arrays }) => peer.bb(arrays.close, 20, 2),
    'ema-alerts': ({ arrays }) => ema(arrays.close, 9, 21),
    'ema-cci-momentum-20': ({ arrays: { high, low, close } }) => [ema(close, 20), peer.cci(high, low, close, 20)],
    'macd-alerts': ({ arrays }) => peer.macd(arrays.close, 12, 26, 9),
    'otc-3-0': ({ arrays: { close } }) => [peer.bb(close, 20, 2), peer.rsi(close, 7)],
    otc: ({ arrays: { high, low, close } }) => [peer.stoch(high, low, close, 14, 3, 3), peer.adx(high, low, close, 14)],
    'po-otc': ({ arrays }) => peer.rsi(arrays.close, 5),
    'sma-w-rsi': ({ arrays: { close } }) => [peer.sma(close, 20), peer.rsi(close, 14)],
    'smagreenline-5-2': ({ arrays }) => peer.sma(arrays.close, 5),
    'smagreenline-5-4': ({ arrays }) => peer.sma(arrays.close, 5),
    vortex: ({ arrays: { high, low, close } }) => peer.vi(high, low, close, 14),
    'adx-momentum': ({ arrays: { high, low, close } }) => peer.adx(high, low, close, 14),
    'rsi-reversal-alert': ({ arrays }) => peer.rsi(arrays.close, 14),
  }
  return { name, hasWarmUp: false, batches, streams: {} }
}
