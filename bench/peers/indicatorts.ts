import { isHere, type Peer } from './peer.ts'

/**
 * Its CCI and its average true range use other formulas, so everything based on them is left out. It has no warm-up.
 */
export async function loadIndicatorts(): Promise<Peer | string> {
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
