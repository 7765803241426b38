import type { Column } from '../column.ts'
import type { Sheet } from '../sheet.ts'

/** How many candles in a row `one` has stood above `other`, negative for below, 0 where they are equal. */
export function sideRuns(sheet: Sheet, one: Column, other: Column): Column {
  const start = Math.max(one.start, other.start)
  const runs = sheet.addColumn({ start, settled: Math.max(one.settled, other.settled) })
  sheet.addFormula({
    start,
    seed: (row) => runs.set(row, Math.sign(one.at(row) - other.at(row))),
    each(from, to) {
      let run = runs.at(from - 1)
      for (let row = from; row < to; row += 1) {
        const distance = one.at(row) - other.at(row)
        const isSame = Number(run * distance > 0)
        run = run * isSame + Math.sign(distance)
        runs.set(row, run)
      }
    },
  })
  return runs
}
