import type { Column } from '../column.ts'
import type { Sheet } from '../sheet.ts'
import { isAbove, isBelow } from './side-of.ts'
import { addWindow, stepWindow } from './sma.ts'

export type GreenLineShape = { readonly period: number; readonly shift: number; readonly closes: number }
export type GreenLine = { readonly line: Column; readonly turns: Column }

/**
 * A simple average displaced forward by `shift` candles, and the reversals of the closes around it: what `sma` and
 * `reversals` say one after the other, here in one loop, because a stream pays for each loop that begins.
 */
export function greenLine(sheet: Sheet, { period, shift, closes }: GreenLineShape): GreenLine {
  const { close } = sheet
  const average = sheet.addColumn({ start: close.start + period - 1, settled: close.settled + period - 1 })
  const window = addWindow(sheet, close, average)
  const { anchors, sums, repeats, seed, period: back } = window
  const line = sheet.addColumn({ start: average.start + shift, settled: average.settled + shift })
  const forward = average.keep(shift)
  const turns = sheet.addColumn({ start: line.start, settled: line.settled + 1 })
  const [runsAbove, runsBelow] = [sheet.addColumn(turns), sheet.addColumn(turns)]
  const share = 1 / period
  const set = (row: number): void => {
    seed.set(row)
    average.set(row, anchors.at(row) + sums.at(row) * share)
  }
  sheet.addFormula({
    start: average.start,
    seeds: [{ ...seed, set }],
    each(from, to) {
      const values = close.rows
      const averages = average.rows
      const lines = line.rows
      const result = turns.rows
      let anchor = anchors.at(from - 1)
      let sum = sums.at(from - 1)
      // Integers for the processor, and counted with bits: a branch here would be guessed wrong too often.
      let times = repeats.at(from - 1) | 0
      let above = runsAbove.at(from - 1) | 0
      let below = runsBelow.at(from - 1) | 0
      let before = values[from - 1] ?? 0
      for (let row = from; row < to; row += 1) {
        const newest = values[row] ?? 0
        sum += newest - (values[row - back] ?? 0)
        times = (times & -Number(newest === before)) + 1
        if (times >= back) {
          anchor = newest
          sum = 0
        }
        averages[row] = anchor + sum * share
        // NaN until the line begins, and a price stands on no side of that.
        const base = averages[row - forward] ?? 0
        const isUp = isAbove(newest, base) & Number(below >= closes)
        lines[row] = base
        result[row] = isUp - (isBelow(newest, base) & Number(above >= closes))
        above = (above + 1) & -Number(newest > base)
        below = (below + 1) & -Number(newest < base)
        before = newest
      }
      anchors.set(to - 1, anchor)
      sums.set(to - 1, sum)
      repeats.set(to - 1, times)
      runsAbove.set(to - 1, above)
      runsBelow.set(to - 1, below)
    },
    step(row) {
      const newest = close.now
      stepWindow(window, row)
      average.now = anchors.now + sums.now * share
      const base = average.recall(row, forward)
      const above = runsAbove.now
      const below = runsBelow.now
      line.now = base
      const isUp = isAbove(newest, base) & Number(below >= closes)
      turns.now = isUp - (isBelow(newest, base) & Number(above >= closes))
      runsAbove.now = (above + 1) * Number(newest > base)
      runsBelow.now = (below + 1) * Number(newest < base)
    },
  })
  return { line, turns }
}
