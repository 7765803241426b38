import type { FilterInput } from '@stratomate/contracts/statistics/schemas'
import { addCounts, type CountsChange, noCounts, weekdayOf } from './count-trade.ts'
import type { CountedCell } from './statistics-of.ts'
import { sourceOf } from './trade-source.ts'

type CountedDay = { day: string; counts: CountsChange; cells: Iterable<CountedCell> }
type Kept = Pick<FilterInput, 'dimension' | 'values'>

/**
 * What a filter leaves of one day; null when no trade is left. Weekdays follow from the day, and sources from the
 * indicators.
 */
export function filterDay({ day, counts, cells }: CountedDay, { dimension, values }: Kept): CountsChange | null {
  if (dimension === 'weekday') return values.includes(String(weekdayOf(day))) ? counts : null
  let kept: CountsChange | null = null
  for (const cell of cells) {
    const isAsked =
      dimension === 'source'
        ? cell.dimension === 'indicator' && values.includes(sourceOf(cell.value))
        : cell.dimension === dimension && values.includes(cell.value)
    if (isAsked) kept = addCounts(kept ?? noCounts, cell)
  }
  return kept
}
