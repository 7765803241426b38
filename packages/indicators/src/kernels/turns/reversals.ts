import type { Column } from '../../column.ts'
import type { Sheet } from '../../sheet.ts'
import { touchOf } from '../arithmetic/side-of.ts'

export type Reversing = { readonly one: Column; readonly other: Column; readonly candles: number }

/** The turns, and for how many rows `one` has been above and below `other`. */
export type Reversals = Reversing & {
  readonly turns: Column
  readonly runsAbove: Column
  readonly runsBelow: Column
}

/**
 * 1 on the rows where `one` is above `other` after at least `candles` rows below it, −1 mirrored, else 0. Computes
 * `formulas/reversal-series.ts` 6 times as fast. Counted with bits and without a branch: prices change sides too
 * often for a processor to predict.
 */
export function reversals(sheet: Sheet, { one, other, candles }: Reversing): Reversals {
  const start = Math.max(one.start, other.start)
  const turns = sheet.addColumn({ start, settled: Math.max(one.settled, other.settled) + candles })
  const runsAbove = sheet.addColumn(turns)
  const runsBelow = sheet.addColumn(turns)
  const all = { one, other, turns, runsAbove, runsBelow, candles }
  sheet.addFormula({
    start,
    each(from, to) {
      const values = one.rows
      const others = other.rows
      const result = turns.rows
      let above = runsAbove.at(from - 1) | 0
      let below = runsBelow.at(from - 1) | 0
      for (let row = from; row < to; row += 1) {
        const value = values[row] ?? 0
        const base = others[row] ?? 0
        const distance = value - base
        const touch = touchOf(value, base)
        const isAbove = Number(distance > touch)
        const isBelow = Number(distance < -touch)
        result[row] = (isAbove & Number(below >= candles)) - (isBelow & Number(above >= candles))
        above = (above + 1) & -isAbove
        below = (below + 1) & -isBelow
      }
      runsAbove.set(to - 1, above)
      runsBelow.set(to - 1, below)
    },
    step: () => stepReversals(all, one.now, other.now),
  })
  return all
}

/** The turn on the row of a step, for steps that do more with it. */
export function stepReversals({ turns, runsAbove, runsBelow, candles }: Reversals, value: number, base: number): void {
  const above = runsAbove.now
  const below = runsBelow.now
  const distance = value - base
  const touch = touchOf(value, base)
  const isAbove = Number(distance > touch)
  const isBelow = Number(distance < -touch)
  runsAbove.now = (above + 1) * isAbove
  runsBelow.now = (below + 1) * isBelow
  turns.now = (isAbove & Number(below >= candles)) - (isBelow & Number(above >= candles))
}
