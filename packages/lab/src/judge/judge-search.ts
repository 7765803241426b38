import type { CandleSet } from '@stratomate/candles/candle-set'
import type { LabRule } from '../lab-rule.ts'
import { runRule } from '../run/run-rule.ts'
import type { Search, SweepResult } from '../sweep/sweep.ts'
import { judgeRun, type RunJudgment } from './judge-run.ts'
import { binaryReturns, deflatedSharpe, luckySharpe } from './deflated-sharpe.ts'
import { overfittingProbability } from './overfitting.ts'
import { superiorAbility } from './spa.ts'
import { verdictOf, verdictSentence } from './verdict.ts'

/** The results of a search, the headline first: the SPA p-value is `best.pValue`. */
export type SearchJudgment = {
  /** The combination that is judged; null when none has traded. */
  readonly rule: LabRule | null
  readonly best: RunJudgment | null
  /** Above one half the search only fits the past; null for a short history. */
  readonly overfitting: number | null
  /** The chance that its Sharpe ratio is above that of luck. */
  readonly deflatedSharpe: number | null
}

export type SearchContext = {
  readonly set: CandleSet
  readonly search: Search
  readonly triesBefore: number
  readonly seed: number
}

/** Judges the best of a search as such: every combination that was tried counts in its p-value. */
export function judgeSearch(sweep: SweepResult, { set, search, triesBefore, seed }: SearchContext): SearchJudgment {
  const profit = { profit: sweep.byBlock.profit, blocks: sweep.blocks.count }
  const { pValue, best: row } = superiorAbility(profit, seed)
  if (row === -1) return { rule: null, best: null, overfitting: null, deflatedSharpe: null }
  const rule = ruleOfRow(sweep, search, row)
  const tries = triesBefore + sweep.won.length
  // The binomial test of one run means nothing here; only its counts and baselines are used.
  const run = judgeRun(runRule(set, rule), { set, rule, tries: 1, seed })
  // Earlier searches are counted by Šidák, in units of this search.
  const charged = 1 - (1 - pValue) ** (tries / sweep.won.length)
  const evidence = { ...run, pValue: charged, tries }
  return {
    rule,
    best: { ...evidence, verdict: verdictOf(evidence), sentence: verdictSentence(evidence) },
    overfitting: overfittingProbability(profit),
    deflatedSharpe: deflatedOf(sweep, row, search.rule.payoutPct),
  }
}

/** The rule of one combination. */
function ruleOfRow({ points, expiries }: SweepResult, { grid, rule }: Search, row: number): LabRule {
  const parameters = points[Math.floor(row / expiries.length)] ?? {}
  return { ...rule, indicatorId: grid.indicatorId, parameters, expiryCandles: expiries[row % expiries.length] ?? 1 }
}

function deflatedOf({ won, lost }: SweepResult, row: number, payoutPct: number): number | null {
  const sharpeOf = (place: number) => {
    const [wins, n] = [won[place] ?? 0, (won[place] ?? 0) + (lost[place] ?? 0)]
    return wins === 0 || wins === n ? null : binaryReturns(wins / n, payoutPct, n)
  }
  const all = [...won.keys()].flatMap((place) => sharpeOf(place)?.sharpe ?? [])
  const own = sharpeOf(row)
  if (own === null || all.length === 0) return null
  const mean = all.reduce((sum, one) => sum + one, 0) / all.length
  const variance = all.reduce((sum, one) => sum + (one - mean) * (one - mean), 0) / all.length
  return deflatedSharpe(own, luckySharpe(all.length, variance))
}
