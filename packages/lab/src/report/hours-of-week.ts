import type { CandleSet } from '@stratomate/candles/candle-set'
import type { LabTrade } from '../lab-rule.ts'
import type { CellCounts } from './margin.ts'

const [hourS, dayS] = [3_600, 86_400]
// Unix time began on a Thursday; weeks are shown from Monday on.
const firstWeekday = 3

/**
 * Trades by the hour in which they begin, UTC: 7 rows from Monday to Sunday of 24 hours, row after row. Ties are left out.
 */
export function hoursOfWeek({ columns, timeframeS }: CandleSet, trades: readonly LabTrade[]): CellCounts[] {
  const cells = Array.from({ length: 7 * 24 }, () => ({ won: 0, lost: 0 }))
  for (const { index, result } of trades) {
    const beginS = columns.time[index + 1] ?? (columns.time[index] ?? 0) + timeframeS
    const day = (Math.floor(beginS / dayS) + firstWeekday) % 7
    const cell = cells[day * 24 + Math.floor((beginS % dayS) / hourS)]
    if (cell === undefined || result === 0) continue
    if (result > 0) cell.won += 1
    else cell.lost += 1
  }
  return cells
}
