import { type Candle, candleColumns, type PriceColumns } from '../candle.ts'
import type { Column } from '../column.ts'
import { defineIndicator } from '../define-indicator.ts'
import type { Indicator } from '../indicator.ts'
import { runBatch } from '../run-batch.ts'
import { Sheet } from '../sheet.ts'
import { streamReadings } from './readings.ts'

/** What a kernel makes of candles, of plain columns unless they are checked: one value per candle, null in its warm-up. */
export function columnValues(
  candles: readonly Candle[],
  makeColumn: (sheet: Sheet) => Column,
  check: (columns: PriceColumns) => PriceColumns = (columns) => columns,
): (number | null)[] {
  const sheet = new Sheet()
  const column = makeColumn(sheet)
  const drawn = { sheet, lines: { column }, signal: column, warmUp: 0 }
  const { lines } = runBatch(drawn, check(candleColumns(candles)))
  return Array.from(lines.column, (value) => (Number.isNaN(value) ? null : value))
}

/** The same from a stream, candle by candle. */
export function streamedValues(candles: readonly Candle[], makeColumn: (sheet: Sheet) => Column): (number | null)[] {
  const indicator: Indicator = defineIndicator({
    id: 'column',
    parameters: {},
    plan: (sheet) => ({ lines: { column: makeColumn(sheet) }, addRule: () => sheet.close }),
  })
  return streamReadings(indicator, candles).map(({ lines }) => lines['column'] ?? null)
}
