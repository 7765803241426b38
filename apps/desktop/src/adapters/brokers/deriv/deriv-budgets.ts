import { TokenBucket } from '../remote/token-bucket.ts'

/**
 * The broker's limits for three groups of calls: prices, purchases and open contracts; lists of trades; everything
 * else.
 */
export type DerivBudgets = { readonly trade: TokenBucket; readonly list: TokenBucket; readonly other: TokenBucket }

/**
 * Budgets below the documented limits: 360 a minute for `trade`, 30 for `list`, 220 for `other`. They are kept over
 * several connections, because the limits may be too.
 */
export function newDerivBudgets(now: () => number): DerivBudgets {
  return {
    trade: new TokenBucket({ perMinute: 300, burst: 60 }, now),
    list: new TokenBucket({ perMinute: 24, burst: 8 }, now),
    other: new TokenBucket({ perMinute: 150, burst: 60 }, now),
  }
}
