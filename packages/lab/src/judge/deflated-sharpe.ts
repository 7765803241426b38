import { normalArea, normalQuantile } from './normal.ts'

const eulerGamma = 0.5772156649015329

/** Sharpe ratio per trade, skewness and kurtosis (3 for the normal curve) of the trades' results. */
export type Returns = {
  readonly sharpe: number
  readonly skewness: number
  readonly kurtosis: number
  readonly n: number
}

/** Of trades that win `share` of the time at a payout, in closed form. `share` is above 0 and below 1. */
export function binaryReturns(share: number, payoutPct: number, n: number): Returns {
  const [payout, lost] = [payoutPct / 100, 1 - share]
  const deviation = Math.sqrt(share * lost)
  return {
    sharpe: (share * (1 + payout) - 1) / ((1 + payout) * deviation),
    skewness: (1 - 2 * share) / deviation,
    kurtosis: 3 + (1 - 6 * share * lost) / (share * lost),
    n,
  }
}

/** The Sharpe ratio that the best of `tries` shows by luck, when those of all tries vary by `variance`. */
export function luckySharpe(tries: number, variance: number): number {
  if (tries < 2) return 0
  const first = normalQuantile(1 - 1 / tries)
  const second = normalQuantile(1 - 1 / (tries * Math.E))
  return Math.sqrt(variance) * ((1 - eulerGamma) * first + eulerGamma * second)
}

/** The chance that the true Sharpe ratio is above that of luck, from 0 to 1 (Bailey, López de Prado 2014, SSRN 2460551). */
export function deflatedSharpe({ sharpe, skewness, kurtosis, n }: Returns, lucky: number): number {
  const variance = 1 - skewness * sharpe + ((kurtosis - 1) / 4) * sharpe * sharpe
  return normalArea(((sharpe - lucky) * Math.sqrt(n - 1)) / Math.sqrt(variance))
}
