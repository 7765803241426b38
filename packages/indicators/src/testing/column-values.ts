import { type Candle, candleColumns } from '../candle.ts'
import type { Column } from '../column.ts'
import { runBatch } from '../run-batch.ts'
import { Sheet } from '../sheet.ts'

/** What a block makes of candles: one value per candle, null in its warm-up. */
export function columnValues(candles: readonly Candle[], makeColumn: (sheet: Sheet) => Column): (number | null)[] {
  const sheet = new Sheet()
  const column = makeColumn(sheet)
  const plan = { lines: { column }, signal: column }
  const { lines } = runBatch({ sheet, plan, warmUp: 0 }, candleColumns(candles))
  return Array.from(lines.column, (value) => (Number.isNaN(value) ? null : value))
}
