import type { Column } from '../column.ts'
import type { Sheet } from '../sheet.ts'
import { rollingHighest, rollingLowest } from './rolling-extreme.ts'
import { sma } from './sma.ts'

export type StochasticSource = { readonly high: Column; readonly low: Column; readonly close: Column }
export type StochasticPeriods = { readonly period: number; readonly slowing: number; readonly signal: number }
export type StochasticLines = { readonly k: Column; readonly d: Column }

/**
 * Stochastic oscillator (George Lane): where the close stands in the range of the last `period` values, from 0 to 100.
 * %K is its average over `slowing` values, %D the average of %K.
 */
export function stochastic(sheet: Sheet, source: StochasticSource, periods: StochasticPeriods): StochasticLines {
  const k = sma(sheet, placeInRange(sheet, source, periods.period), periods.slowing)
  return { k, d: sma(sheet, k, periods.signal) }
}

/** Without a range, the place before stands; at the beginning 50. */
function placeInRange(sheet: Sheet, { high, low, close }: StochasticSource, period: number): Column {
  const highest = rollingHighest(sheet, high, period)
  const lowest = rollingLowest(sheet, low, period)
  const place = sheet.addColumn(highest)
  const placeOf = (row: number, before: number): number => {
    const range = highest.at(row) - lowest.at(row)
    return range > 0 ? 100 * ((close.at(row) - lowest.at(row)) / range) : before
  }
  sheet.addFormula({
    start: place.start,
    seed: (row) => place.set(row, placeOf(row, 50)),
    each(from, to) {
      for (let row = from; row < to; row += 1) place.set(row, placeOf(row, place.at(row - 1)))
    },
  })
  return place
}
