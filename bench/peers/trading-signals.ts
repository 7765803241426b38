import { isHere, type Peer, type PeerLines } from './peer.ts'

export async function loadTradingSignals(): Promise<Peer | string> {
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
