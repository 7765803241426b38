import type { Column } from '../column.ts'
import type { Sheet } from '../sheet.ts'
import { isAbove, isBelow } from './side-of.ts'

export type Reversing = { readonly one: Column; readonly other: Column; readonly candles: number }

/**
 * 1 on the rows where `one` comes to stand above `other` after it stood below for at least `candles` rows, -1 mirrored,
 * else 0. Counted with bits and without a branch: prices change sides too often for a processor to guess.
 */
export function reversals(sheet: Sheet, { one, other, candles }: Reversing): Column {
  const start = Math.max(one.start, other.start)
  const turns = sheet.addColumn({ start, settled: Math.max(one.settled, other.settled) + 1 })
  const runsAbove = sheet.addColumn(turns)
  const runsBelow = sheet.addColumn(turns)
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
        const isUp = isAbove(value, base) & Number(below >= candles)
        result[row] = isUp - (isBelow(value, base) & Number(above >= candles))
        above = (above + 1) & -Number(value > base)
        below = (below + 1) & -Number(value < base)
      }
      runsAbove.set(to - 1, above)
      runsBelow.set(to - 1, below)
    },
    step() {
      const value = one.now
      const base = other.now
      const above = runsAbove.now
      const below = runsBelow.now
      const isUp = isAbove(value, base) & Number(below >= candles)
      turns.push(isUp - (isBelow(value, base) & Number(above >= candles)))
      runsAbove.now = (above + 1) * Number(value > base)
      runsBelow.now = (below + 1) * Number(value < base)
    },
  })
  return turns
}
