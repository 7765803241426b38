import type { FilterAnswer, TradeCounts } from '@stratomate/contracts/statistics/schemas'
import { breakEvenOf } from '@stratomate/domain/statistics/count-trade'
import { effectiveCount } from '@stratomate/lab/judge/effective-count'
import { sidak } from '@stratomate/lab/judge/many-tries'
import { type Evidence, type LabVerdict, verdictOf, verdictSentence } from '@stratomate/lab/judge/verdict'
import { chanceOfMore } from '@stratomate/lab/judge/win-share'

export type FilterJudgment = Evidence & { verdict: LabVerdict; sentence: string }

const seed = 1

/**
 * The lab's verdict on the trades that a filter leaves, with every filter counted that was ever tried. Trades of one
 * day share its luck, so the days are what is resampled.
 */
export function judgeFilter({ kept, days, filtersTried }: FilterAnswer): FilterJudgment {
  const n = kept.won + kept.lost
  const share = n === 0 ? 0 : kept.won / n
  const columns = { won: Uint16Array.from(days, ({ won }) => won), lost: Uint16Array.from(days, ({ lost }) => lost) }
  const effective = days.length < 2 ? n : effectiveCount(columns, seed)
  const breakEven = breakEvenOf(kept)
  const evidence = {
    n,
    effective,
    share,
    breakEven,
    bestBlind: bestBlindOf(kept),
    pValue: sidak(chanceOfMore(share * effective, effective, breakEven), filtersTried),
    tries: filtersTried,
  }
  return { ...evidence, verdict: verdictOf(evidence), sentence: verdictSentence(evidence) }
}

/** The share of the same trades that always buying, or always selling, would have won: the better of the two. */
function bestBlindOf({ won, lost, buyWon, buyLost }: TradeCounts): number {
  const n = won + lost
  const alwaysBuy = n === 0 ? 0 : (buyWon + (lost - buyLost)) / n
  return Math.max(alwaysBuy, 1 - alwaysBuy)
}
