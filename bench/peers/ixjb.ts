import { isHere, type Peer } from './peer.ts'

/**
 * Its MACD has fixed weights of its own, its CCI starts late, and its ADX has no DI; the work is about the same, so
 * they stay.
 */
export async function loadIxjb(): Promise<Peer | string> {
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
