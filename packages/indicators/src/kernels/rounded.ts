import type { Column } from '../column.ts'
import type { Sheet } from '../sheet.ts'

/** A number from 0 to 100 added to it loses what is smaller than 2^-45, about 3e-14. */
const anchor = 128

/**
 * The source, from 0 to 100, rounded to multiples of 2^-45, so that the difference of any two of its values is
 * exact. `formulas/highest-and-lowest.ts` of it can then be computed with `largerExact`, in half the time.
 */
export function rounded(sheet: Sheet, source: Column): Column {
  const result = sheet.addColumn(source)
  result.hasExactDifferences = true
  sheet.addFormula({
    start: source.start,
    each(from, to) {
      const values = source.rows
      const multiples = result.rows
      for (let row = from; row < to; row += 1) multiples[row] = (values[row] ?? 0) + anchor - anchor
    },
    step: () => result.push(source.now + anchor - anchor),
  })
  return result
}
