import type { Column } from '../../column.ts'
import type { Sheet } from '../../sheet.ts'
import { highestTouching, lowestTouching, sideOf, turnOf } from '../arithmetic/side-of.ts'

/** Asked on rows with a turn, 1 or -1, whether it counts. */
export type TurnFilter = (turn: number, glance: Glance) => boolean

/** What a filter sees of columns: their value on the row of the turn, and on the row before. */
export type Glance = {
  now(column: Column): number
  before(column: Column): number
}

const lastStep: Glance = { now: (column) => column.now, before: (column) => column.before }

/**
 * 1 on the rows where `one` crosses above `other`, −1 where it crosses below, else 0. Computes
 * `formulas/crossing-of.ts` 7 times as fast.
 */
export function crossings(sheet: Sheet, one: Column, other: Column): Column {
  return crossingsWhere(sheet, { one, other }, null)
}

/** The crossings that pass a condition. */
export function crossingsWhere(
  sheet: Sheet,
  { one, other }: { one: Column; other: Column },
  counts: TurnFilter | null,
): Column {
  const start = Math.max(one.start, other.start)
  const turns = sheet.addColumn({ start, settled: Math.max(one.settled, other.settled) + 1 })
  sheet.addFormula({
    start,
    seeds: [{ start, set: (row) => turns.set(row, 0) }],
    each(from, to) {
      const first = one.rows
      const second = other.rows
      const result = turns.rows
      let before = sideOf(first[from - 1] ?? 0, second[from - 1] ?? 0)
      for (let row = from; row < to; row += 1) {
        const now = sideOf(first[row] ?? 0, second[row] ?? 0)
        result[row] = turnOf(before, now)
        before = now
      }
      if (counts !== null) dropTurns({ turns, counts }, from, to)
    },
    step() {
      const turn = turnOf(sideOf(one.before, other.before), sideOf(one.now, other.now))
      turns.now = turn
      if (counts !== null && turn !== 0 && !counts(turn, lastStep)) turns.now = 0
    },
  })
  return turns
}

export type Levels = { readonly up: number; readonly down: number }

/**
 * 1 on the rows where the column crosses above the level `up`, −1 where it crosses below the level `down`, else 0.
 * Computes `formulas/crossing-of.ts` 49 times as fast.
 */
export function levelCrossings(sheet: Sheet, source: Column, levels: Levels): Column {
  return levelCrossingsWhere(sheet, { source, ...levels }, null)
}

/** The crossings of levels that pass a condition. */
export function levelCrossingsWhere(
  sheet: Sheet,
  { source, up, down }: Levels & { source: Column },
  counts: TurnFilter | null,
): Column {
  const { start } = source
  const top = highestTouching(up)
  const bottom = lowestTouching(down)
  const turns = sheet.addColumn({ start, settled: source.settled + 1 })
  sheet.addFormula({
    start,
    seeds: [{ start, set: (row) => turns.set(row, 0) }],
    each(from, to) {
      const values = source.rows
      const result = turns.rows
      let above = Number((values[from - 1] ?? 0) > top)
      let below = Number((values[from - 1] ?? 0) < bottom)
      for (let row = from; row < to; row += 1) {
        const value = values[row] ?? 0
        const aboveNow = Number(value > top)
        const belowNow = Number(value < bottom)
        result[row] = (aboveNow & ~above) - (belowNow & ~below)
        above = aboveNow
        below = belowNow
      }
      if (counts !== null) dropTurns({ turns, counts }, from, to)
    },
    step() {
      const value = source.now
      const before = source.before
      const turn = (Number(value > top) & ~Number(before > top)) - (Number(value < bottom) & ~Number(before < bottom))
      turns.now = turn
      if (counts !== null && turn !== 0 && !counts(turn, lastStep)) turns.now = 0
    },
  })
  return turns
}

/** A loop of its own, because a call would slow down every row of the loops above. */
function dropTurns({ turns, counts }: { turns: Column; counts: TurnFilter }, from: number, to: number): void {
  const { rows } = turns
  let here = from
  const glance: Glance = { now: (column) => column.at(here), before: (column) => column.at(here - 1) }
  for (let row = from; row < to; row += 1) {
    const turn = rows[row] ?? 0
    if (turn === 0) continue
    here = row
    if (!counts(turn, glance)) rows[row] = 0
  }
}
