import type { Column } from '../column.ts'
import type { Sheet } from '../sheet.ts'
import { rollingRange } from './rolling-range.ts'
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
  const d = sma(sheet, k, periods.signal)
  sheet.joinSteps(4, ([range, place, slowed, signal]) => (row) => {
    range(row)
    place(row)
    slowed(row)
    signal(row)
  })
  return { k, d }
}

/** Without a range, the place before stands; at the beginning 50. */
function placeInRange(sheet: Sheet, source: StochasticSource, period: number): Column {
  const { close } = source
  const { highest, lowest } = rollingRange(sheet, source, period)
  const place = sheet.addColumn(highest)
  sheet.addFormula({
    start: place.start,
    seeds: [{ start: place.start, set: (row) => place.set(row, Number.isNaN(place.at(row)) ? 50 : place.at(row)) }],
    each(from, to) {
      const tops = highest.rows
      const bottoms = lowest.rows
      const closes = close.rows
      const result = place.rows
      let before = result[from - 1] ?? 0
      for (let row = from; row < to; row += 1) {
        const bottom = bottoms[row] ?? 0
        const range = (tops[row] ?? 0) - bottom
        if (range > 0) before = 100 * (((closes[row] ?? 0) - bottom) / range)
        result[row] = before
      }
    },
    step() {
      const bottom = lowest.now
      const range = highest.now - bottom
      place.push(range > 0 ? 100 * ((close.now - bottom) / range) : place.now)
    },
  })
  return place
}
