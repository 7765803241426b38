import type { CandleSet } from '@stratomate/candles/candle-set'
import type { LabRule, RunResult } from '../lab-rule.ts'
import { addToBlocks, blocksOf, emptyBlocks } from '../sweep/sweep.ts'
import { bestBlind, type BlindBaselines, blindBaselines } from './blind-baselines.ts'
import { effectiveCount } from './effective-count.ts'
import { sidak } from './many-tries.ts'
import { type Evidence, type LabVerdict, verdictOf, verdictSentence } from './verdict.ts'
import { breakEvenShare, chanceOfMore, expectancyOf, type Interval, wilsonInterval } from './win-share.ts'

/** All statements about one run. A share is never shown without its count, its interval and the break-even. */
export type RunJudgment = Evidence & {
  readonly verdict: LabVerdict
  readonly sentence: string
  readonly interval: Interval
  /** What a trade brings on average for a stake of 1, and its interval. */
  readonly expectancy: number
  readonly expectancyInterval: Interval
  readonly blind: BlindBaselines
}

export type RunContext = {
  readonly set: CandleSet
  readonly rule: LabRule
  readonly tries: number
  readonly seed: number
}

/** Judges a run by the exact binomial test of its effective trades, with all tries on this history counted (Šidák). */
export function judgeRun({ trades, won, lost }: RunResult, { set, rule, tries, seed }: RunContext): RunJudgment {
  const n = won + lost
  const share = n === 0 ? 0 : won / n
  const overlaps = trades.some(
    ({ index }, place) => index - (trades[place - 1]?.index ?? Number.NEGATIVE_INFINITY) < rule.expiryCandles,
  )
  const blocks = blocksOf(set, rule.expiryCandles)
  const counts = emptyBlocks(blocks.count)
  addToBlocks(trades, blocks, counts)
  const effective = overlaps ? effectiveCount(counts, seed) : n
  const breakEven = breakEvenShare(rule.payoutPct)
  const blind = blindBaselines(set, trades, rule.expiryCandles)
  const ofLuck = chanceOfMore(share * effective, effective, breakEven)
  const evidence = {
    n,
    effective,
    share,
    breakEven,
    bestBlind: bestBlind(blind),
    pValue: sidak(ofLuck, Math.max(1, tries)),
    tries,
  }
  const interval = wilsonInterval(share, effective)
  const bring = (won: number): number => expectancyOf(won, rule.payoutPct)
  return {
    ...evidence,
    verdict: verdictOf(evidence),
    sentence: verdictSentence(evidence),
    interval,
    expectancy: bring(share),
    expectancyInterval: { low: bring(interval.low), high: bring(interval.high) },
    blind,
  }
}
