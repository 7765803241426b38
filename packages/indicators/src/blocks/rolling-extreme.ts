import type { Column } from '../column.ts'
import type { Sheet } from '../sheet.ts'
import { largerOf } from './larger-of.ts'

/** The highest of the last `period` values. */
export function rollingHighest(sheet: Sheet, source: Column, period: number): Column {
  return rollingExtreme(sheet, source, { period, sign: 1 })
}

/** The lowest of the last `period` values. */
export function rollingLowest(sheet: Sheet, source: Column, period: number): Column {
  return rollingExtreme(sheet, source, { period, sign: -1 })
}

/**
 * After van Herk, Gil and Werman: the history is cut into blocks of `period` values. A window covers the tail of one
 * block, whose extremes were filled in backwards when it ended, and the head of the next, whose extreme grows.
 */
function rollingExtreme(sheet: Sheet, source: Column, { period, sign }: { period: number; sign: 1 | -1 }): Column {
  const beginning = { start: source.start, settled: source.settled + period - 1 }
  const extreme = sheet.addColumn({ ...beginning, start: source.start + period - 1 })
  const heads = sheet.addColumn(beginning)
  const tails = sheet.addColumn(beginning)
  source.keep(period)
  tails.keep(period)
  const extendHead = (from: number, to: number): void => {
    let head = heads.at(from - 1)
    for (let row = from; row < to; row += 1) {
      head = largerOf(head, sign * source.at(row))
      heads.set(row, head)
    }
  }
  const fillTail = (end: number): void => {
    let tail = sign * source.at(end)
    for (let row = end; row > end - period; row -= 1) {
      tail = largerOf(tail, sign * source.at(row))
      tails.set(row, tail)
    }
  }
  sheet.addFormula({
    start: source.start,
    each(from, to) {
      const blockStart = from - ((sheet.candleOf(from) - source.start) % period)
      for (let start = blockStart; start < to; start += period) {
        const end = start + period
        if (start >= from) heads.set(start, sign * source.at(start))
        extendHead(Math.max(from, start + 1), Math.min(to, end))
        if (end <= to) fillTail(end - 1)
      }
      for (let row = from; row < to; row += 1) {
        extreme.set(row, sign * largerOf(tails.at(row - period + 1), heads.at(row)))
      }
    },
  })
  return extreme
}
