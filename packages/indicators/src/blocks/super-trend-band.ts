import type { Column } from '../column.ts'
import type { Sheet } from '../sheet.ts'
import { largerOf, smallerOf } from './larger-of.ts'
import { averageTrueRange } from './true-range.ts'

export type SuperTrendShape = { readonly period: number; readonly multiplier: number }
/** `trend` is 1 while up and -1 while down; `line` is the band on the other side of the price. */
export type SuperTrendBand = { readonly line: Column; readonly trend: Column }

/**
 * SuperTrend (Olivier Seban): bands of `multiplier` average true ranges around the middle of the candle. A band only
 * moves toward the price (the ratchet) until the price closes beyond it, which turns the trend. The first trend is up
 * when its candle closes at or above its middle.
 */
export function superTrendBand(sheet: Sheet, { period, multiplier }: SuperTrendShape): SuperTrendBand {
  const { high, low, close } = sheet
  const range = averageTrueRange(sheet, period)
  const [top, bottom, trend, line] = [
    sheet.addColumn(range),
    sheet.addColumn(range),
    sheet.addColumn(range),
    sheet.addColumn(range),
  ]
  sheet.addFormula({
    start: range.start,
    seed(row) {
      const middle = (high.at(row) + low.at(row)) / 2
      const distance = multiplier * range.at(row)
      const isUp = close.at(row) >= middle
      top.set(row, middle + distance)
      bottom.set(row, middle - distance)
      trend.set(row, isUp ? 1 : -1)
      line.set(row, isUp ? bottom.at(row) : top.at(row))
    },
    each(from, to) {
      let [upper, lower, before] = [top.at(from - 1), bottom.at(from - 1), close.at(from - 1)]
      let isUp = trend.at(from - 1) > 0
      for (let row = from; row < to; row += 1) {
        const middle = (high.at(row) + low.at(row)) / 2
        const distance = multiplier * range.at(row)
        const price = close.at(row)
        upper = before > upper ? middle + distance : smallerOf(middle + distance, upper)
        lower = before < lower ? middle - distance : largerOf(middle - distance, lower)
        isUp = isUp ? price >= lower : price > upper
        trend.set(row, isUp ? 1 : -1)
        line.set(row, isUp ? lower : upper)
        before = price
      }
      top.set(to - 1, upper)
      bottom.set(to - 1, lower)
    },
  })
  return { line, trend }
}
