import { randomWalk } from '@stratomate/candles/random-walk'
import { indicatorIds } from '@stratomate/indicators/catalogue/indicator-ids'
import { labBalanceCents, labSettings } from '@stratomate/lab/lab-rule'
import { runRule } from '@stratomate/lab/run/run-rule'
import { tradesHash } from '@stratomate/lab/run/trades-hash'

const seeds = [1, 2, 3]
const terms = {
  side: 'both',
  expiryCandles: 3,
  payoutPct: 87,
  balanceCents: labBalanceCents,
  settings: labSettings,
} as const

/** What each indicator trades on three histories, by the hash of its trades: the same on every engine of the language. */
export async function hashRuns(): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {}
  for (const seed of seeds) {
    const set = randomWalk({ candles: 10_000, seed })
    for (const indicatorId of indicatorIds) {
      const { trades } = runRule(set, { ...terms, indicatorId, parameters: {} })
      hashes[`${indicatorId} ${seed}`] = `${trades.length} ${await tradesHash(trades)}`
    }
  }
  return hashes
}
