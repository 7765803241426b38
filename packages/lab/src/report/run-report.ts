import type { RefusalCode } from '@stratomate/contracts'
import { judgeRun, type RunContext, type RunJudgment } from '../judge/judge-run.ts'
import { type MonteCarlo, monteCarlo } from '../judge/monte-carlo.ts'
import type { LabTrade, RunResult } from '../lab-rule.ts'
import { type DayBar, dayResults } from './day-results.ts'
import { hoursOfWeek } from './hours-of-week.ts'
import type { CellCounts } from './margin.ts'
import { type CurvePoint, moneyCurve } from './money-curve.ts'
import { packTrades, type TradeColumns } from './trade-columns.ts'

/** Everything that is shown of one run, in a form that a worker can send. Money in cents. */
export type RunReport = {
  readonly summary: Pick<
    RunResult,
    'won' | 'lost' | 'ties' | 'netCents' | 'drawdownCents' | 'lossRunLongest' | 'openAtEnd'
  >
  readonly judgment: RunJudgment
  /** Signals that the gate refused, the most frequent code first. */
  readonly refused: readonly (readonly [RefusalCode, number])[]
  readonly curve: readonly CurvePoint[]
  readonly hours: readonly CellCounts[]
  readonly days: readonly DayBar[]
  /** Null with fewer than 30 trades, and for ladders, whose stakes depend on what came before. */
  readonly chance: { readonly resamples: number; readonly spread: MonteCarlo } | null
  readonly trades: TradeColumns
}

const [curvePoints, dayBars] = [400, 24]
const [resamplesMax, resamplesMin] = [10_000, 200]
/** How many steps resampling may take: less than a tenth of a second, while somebody waits for the verdict. */
const stepsMax = 8_000_000
const tradesToResample = 30

/** Judges a run and gathers its pictures. */
export function reportRun(result: RunResult, context: RunContext): RunReport {
  const { trades, won, lost, ties, netCents, drawdownCents, lossRunLongest, openAtEnd, refused } = result
  const { set, seed, rule } = context
  return {
    summary: { won, lost, ties, netCents, drawdownCents, lossRunLongest, openAtEnd },
    judgment: judgeRun(result, context),
    refused: [...refused].toSorted(([, one], [, other]) => other - one),
    curve: moneyCurve(trades, curvePoints),
    hours: hoursOfWeek(set, trades),
    days: dayResults(set, trades, dayBars),
    chance: rule.settings.moneyPlan.kind === 'ladder' ? null : chanceOf(trades, seed),
    trades: packTrades(trades),
  }
}

function chanceOf(trades: readonly LabTrade[], seed: number): RunReport['chance'] {
  if (trades.length < tradesToResample) return null
  const affordable = Math.floor(stepsMax / trades.length)
  const resamples = Math.max(resamplesMin, Math.min(resamplesMax, affordable))
  const profitsCents = trades.map(({ profitCents }) => profitCents)
  const blockTrades = Math.max(1, Math.round(Math.sqrt(trades.length)))
  return { resamples, spread: monteCarlo({ profitsCents, blockTrades, seed }, resamples) }
}
