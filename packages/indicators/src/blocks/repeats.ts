import type { Column } from '../column.ts'
import type { Sheet } from '../sheet.ts'

/** How many times in a row the newest value has stood, itself included: a feed that stalls is told by it. */
export function repeats(sheet: Sheet, source: Column): Column {
  const { start, settled } = source
  const count = sheet.addColumn({ start, settled })
  sheet.addFormula({
    start,
    seed: (row) => count.set(row, 1),
    each(from, to) {
      let times = count.at(from - 1)
      for (let row = from; row < to; row += 1) {
        times = source.at(row) === source.at(row - 1) ? times + 1 : 1
        count.set(row, times)
      }
    },
  })
  return count
}
