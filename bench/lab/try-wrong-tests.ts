import type { CandleSet } from '@stratomate/candles/candle-set'
import { randomWalk } from '@stratomate/candles/random-walk'
import { checkColumns, indicators } from '@stratomate/indicators'
import type { IndicatorId } from '@stratomate/indicators/catalogue/indicator-ids'
import { judgeRun } from '@stratomate/lab/judge/judge-run'
import { labBalanceCents, labSettings } from '@stratomate/lab/lab-rule'
import { runRule } from '@stratomate/lab/run/run-rule'

const [sets, candles, expiryCandles] = [20, 20_000, 3]
/** How many candles each side of a pivot has. */
const pivotReach = 2
const terms = { side: 'both', payoutPct: 92, expiryCandles, balanceCents: labBalanceCents } as const
const martingale = { kind: 'ladder', id: 'm', plan: { kind: 'martingale', factor: 2.2, steps: 6 } } as const

type Count = { won: number; lost: number }
type Wrong = {
  readonly mistake: string
  readonly indicatorId: IndicatorId
  /** Counts trades as a careless test would. */
  readonly count: (set: CandleSet) => Count
}

const wrongs: readonly Wrong[] = [
  {
    mistake: 'Heikin Ashi prices settle the trade',
    indicatorId: 'haema-alert',
    count(set) {
      const { open, close } = averagedPrices(set)
      return settle(signalsOf(set, 'haema-alert'), { entry: open, exit: close, from: 1 })
    },
  },
  {
    mistake: 'the arrow stands on the pivot, which later candles show',
    indicatorId: 'ema-alerts-with-trend-lines',
    count: (set) => settle(pivotsOf(set), { entry: set.columns.open, exit: set.columns.close, from: 1 }),
  },
  {
    mistake: 'entered at the opening of the signal candle',
    indicatorId: 'ema-alerts',
    count: (set) => settle(signalsOf(set, 'ema-alerts'), { entry: set.columns.open, exit: set.columns.close, from: 0 }),
  },
]

/**
 * What three mistakes of other tests, and a martingale, show on pure chance, each beside the lab's verdict on the same
 * rule.
 */
export function tryWrongTests(): string[] {
  const walks = Array.from({ length: sets }, (_, place) => randomWalk({ candles, seed: 500 + place }))
  const lines = wrongs.map(({ mistake, indicatorId, count }) => {
    const { won, lost } = walks.map(count).reduce((sum, one) => ({ won: sum.won + one.won, lost: sum.lost + one.lost }))
    return `${mistake}: ${percent(won / (won + lost))} of ${won + lost} trades; the lab: ${labSays(walks, indicatorId)}`
  })
  return [...lines, `a martingale of 2.2 in 6 steps; the lab: ${labSays(walks, 'super-trend', martingale)}`]
}

function labSays(walks: readonly CandleSet[], indicatorId: IndicatorId, plan: typeof martingale | null = null): string {
  const settings = plan === null ? labSettings : { ...labSettings, moneyPlan: plan }
  const rule = { ...terms, indicatorId, parameters: {}, settings }
  let [won, count, holds] = [0, 0, 0]
  for (const set of walks) {
    const run = runRule(set, rule)
    won += run.won
    count += run.won + run.lost
    holds += Number(judgeRun(run, { set, rule, tries: 1, seed: 1 }).verdict === 'holds')
  }
  return `${percent(won / count)} of ${count}, "holds" in ${holds} of ${walks.length} sets`
}

function signalsOf({ columns }: CandleSet, id: 'haema-alert' | 'ema-alerts'): Int8Array {
  const indicator = indicators[id]
  return indicator.signals(checkColumns(columns), indicator.defaults as never)
}

type Settling = { readonly entry: Float64Array; readonly exit: Float64Array; readonly from: 0 | 1 }

function settle(signals: Int8Array, { entry, exit, from }: Settling): Count {
  const count = { won: 0, lost: 0 }
  for (const [index, side] of signals.entries()) {
    const [first, last] = [entry[index + from], exit[index + from + expiryCandles - 1]]
    if (side === 0 || first === undefined || last === undefined || first === last) continue
    count[last > first === side > 0 ? 'won' : 'lost'] += 1
  }
  return count
}

function averagedPrices({ columns }: CandleSet): { open: Float64Array; close: Float64Array } {
  const { open, high, low, close } = columns
  const averaged = { open: open.slice(), close: close.slice() }
  for (let index = 0; index < close.length; index += 1) {
    const sum = (open[index] ?? 0) + (high[index] ?? 0) + (low[index] ?? 0) + (close[index] ?? 0)
    averaged.close[index] = sum / 4
    if (index > 0) averaged.open[index] = ((averaged.open[index - 1] ?? 0) + (averaged.close[index - 1] ?? 0)) / 2
  }
  return averaged
}

/** 1 at the lowest candle of five, -1 at the highest: known only two candles later. */
function pivotsOf({ columns: { high, low } }: CandleSet): Int8Array {
  const signals = new Int8Array(high.length)
  for (let index = pivotReach; index < high.length - pivotReach; index += 1) {
    const tops = high.subarray(index - pivotReach, index + pivotReach + 1)
    const bottoms = low.subarray(index - pivotReach, index + pivotReach + 1)
    if (Math.min(...bottoms) === low[index]) signals[index] = 1
    else if (Math.max(...tops) === high[index]) signals[index] = -1
  }
  return signals
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`
