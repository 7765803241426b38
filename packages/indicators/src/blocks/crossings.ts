import type { Column } from '../column.ts'
import type { Sheet } from '../sheet.ts'

/** Lines closer than this share of their size differ by rounding alone: they touch. */
const rounding = 1e-12

/** 1 on the rows where `one` crosses above `other`, -1 where it crosses below, else 0. To touch is not to cross. */
export function crossings(sheet: Sheet, one: Column, other: Column): Column {
  const start = Math.max(one.start, other.start)
  const turns = sheet.addColumn({ start, settled: Math.max(one.settled, other.settled) + 1 })
  sheet.addFormula({
    start,
    each(from, to) {
      let before = distanceOf(one.at(from - 1), other.at(from - 1))
      for (let row = from; row < to; row += 1) {
        const now = distanceOf(one.at(row), other.at(row))
        turns.set(row, turnOf(before, now))
        before = now
      }
    },
  })
  return turns
}

/** 1 on the rows where the column crosses above the level `up`, -1 where it crosses below the level `down`, else 0. */
export function levelCrossings(sheet: Sheet, source: Column, { up, down }: { up: number; down: number }): Column {
  const turns = sheet.addColumn({ start: source.start, settled: source.settled + 1 })
  sheet.addFormula({
    start: source.start,
    each(from, to) {
      for (let row = from; row < to; row += 1) {
        const rise = turnOf(distanceOf(source.at(row - 1), up), distanceOf(source.at(row), up))
        const fall = turnOf(distanceOf(source.at(row - 1), down), distanceOf(source.at(row), down))
        turns.set(row, rise > 0 ? 1 : fall < 0 ? -1 : 0)
      }
    },
  })
  return turns
}

function distanceOf(one: number, other: number): number {
  const distance = one - other
  return distance * Number(Math.abs(distance) > rounding * (Math.abs(one) + Math.abs(other)))
}

/** A NaN, as in the warm-up, never crosses. */
function turnOf(before: number, now: number): number {
  if (before <= 0 && now > 0) return 1
  return before >= 0 && now < 0 ? -1 : 0
}
