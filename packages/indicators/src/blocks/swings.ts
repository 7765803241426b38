import type { Column } from '../column.ts'
import type { Sheet } from '../sheet.ts'
import { largerOf, smallerOf } from './larger-of.ts'
import { rollingHighest, rollingLowest } from './rolling-extreme.ts'

/** `strength` is how many candles on each side a swing stands above or below, and how much later it is known. */
export type Swings = { readonly highs: Column; readonly lows: Column; readonly strength: number }

/**
 * Swing highs and lows: a high above those of the `strength` candles on each side, a low below them. It stands on the
 * row on which it becomes known, `strength` candles after it happened; on all other rows stands NaN. Nothing is ever
 * drawn back onto the swing itself, so nothing repaints.
 */
export function swings(sheet: Sheet, strength: number): Swings {
  const { high, low } = sheet
  const highest = rollingHighest(sheet, high, strength)
  const lowest = rollingLowest(sheet, low, strength)
  const highs = sheet.addColumn({ start: 2 * strength, settled: 2 * strength })
  const lows = sheet.addColumn(highs)
  for (const column of [high, low, highest, lowest]) column.keep(strength + 1)
  sheet.addFormula({
    start: highs.start,
    each(from, to) {
      for (let row = from; row < to; row += 1) {
        const middle = row - strength
        const top = largerOf(highest.at(middle - 1), highest.at(row))
        const bottom = smallerOf(lowest.at(middle - 1), lowest.at(row))
        highs.set(row, high.at(middle) > top ? high.at(middle) : Number.NaN)
        lows.set(row, low.at(middle) < bottom ? low.at(middle) : Number.NaN)
      }
    },
  })
  return { highs, lows, strength }
}
