import { betaQuantile, betaShare } from './beta-share.ts'

/** Both ends of a 95 % interval, from 0 to 1. */
export type Interval = { readonly low: number; readonly high: number }

const z = 1.959963984540054
const alpha = 0.05

/** The share of trades that must be won to come out even: 1 / (1 + payout). `payoutPct` is percent of the stake. */
export function breakEvenShare(payoutPct: number): number {
  return 100 / (100 + payoutPct)
}

/** What a trade brings on average for a stake of 1, from the share that is won. */
export function expectancyOf(share: number, payoutPct: number): number {
  return share * (1 + payoutPct / 100) - 1
}

/**
 * The interval of a share for screens (Wilson 1927; recommended by Brown, Cai and DasGupta 2001). `n` may be an effective
 * count; without trades the interval is everything.
 */
export function wilsonInterval(share: number, n: number): Interval {
  if (n <= 0) return { low: 0, high: 1 }
  const middle = share + (z * z) / (2 * n)
  const reach = z * Math.sqrt((share * (1 - share)) / n + (z * z) / (4 * n * n))
  const scale = 1 + (z * z) / n
  return { low: Math.max(0, (middle - reach) / scale), high: Math.min(1, (middle + reach) / scale) }
}

/** The exact interval for proofs, never too narrow (Clopper and Pearson 1934). */
export function clopperPearsonInterval(won: number, lost: number): Interval {
  return {
    low: won === 0 ? 0 : betaQuantile(alpha / 2, won, lost + 1),
    high: lost === 0 ? 1 : betaQuantile(1 - alpha / 2, won + 1, lost),
  }
}

/** The chance to win at least `won` of `n` when each is won with `share`: one side of the exact binomial test. */
export function chanceOfMore(won: number, n: number, share: number): number {
  return won <= 0 ? 1 : betaShare(share, won, n - won + 1)
}
