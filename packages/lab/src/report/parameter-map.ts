import { type SweepResult } from '../sweep/sweep.ts'
import { type CellCounts, isThin, marginOf } from './margin.ts'

/** One combination of a search in a picture of two parameters. */
export type MapCell = CellCounts & {
  /** The row of the search, so that its rule can be copied into the question. */
  readonly row: number
  /** `marginOf` of the cell; null without trades. */
  readonly margin: number | null
  readonly isThin: boolean
}

/** Cells of one expiry: rows of `down` values, each with a cell for each of `across`. Null where there is no combination. */
export type ParameterMap = {
  readonly across: { readonly name: string; readonly values: readonly number[] }
  /** The second parameter; one row without a name when only one was varied. */
  readonly down: { readonly name: string | null; readonly values: readonly number[] }
  readonly cells: readonly (MapCell | null)[]
  /**
   * The cell with the highest margin, when its neighbourhood agrees: the median of the cells around it is above
   * break-even too. A lone best cell is luck, so it is never marked; then null.
   */
  readonly marked: number | null
}

/** The map of one expiry (its place among `expiries`) over the parameters that were varied. */
export function parameterMap(sweep: SweepResult, expiry: number, payoutPct: number): ParameterMap {
  const [first, second] = variedNames(sweep)
  const across = { name: first ?? '', values: valuesOf(sweep, first) }
  const down = { name: second ?? null, values: second === undefined ? [0] : valuesOf(sweep, second) }
  const cells: (MapCell | null)[] = Array.from({ length: across.values.length * down.values.length }, () => null)
  for (const [place, point] of sweep.points.entries()) {
    const column = first === undefined ? 0 : across.values.indexOf(point[first] ?? 0)
    const line = second === undefined ? 0 : down.values.indexOf(point[second] ?? 0)
    cells[line * across.values.length + column] = cellOf(sweep, place * sweep.expiries.length + expiry, payoutPct)
  }
  return { across, down, cells, marked: markedCell(cells, across.values.length) }
}

function cellOf({ won, lost }: SweepResult, row: number, payoutPct: number): MapCell {
  const counts = { won: won[row] ?? 0, lost: lost[row] ?? 0 }
  return { ...counts, row, margin: marginOf(counts, payoutPct), isThin: isThin(counts) }
}

/** Parameters with more than one value in a search, in the order of the grid. */
export function variedNames({ points }: Pick<SweepResult, 'points'>): string[] {
  const [first = {}] = points
  return Object.keys(first).filter((name) => points.some((point) => point[name] !== first[name]))
}

function valuesOf({ points }: SweepResult, name: string | undefined): number[] {
  if (name === undefined) return [0]
  return [...new Set(points.map((point) => point[name] ?? 0))].toSorted((one, other) => one - other)
}

function markedCell(cells: readonly (MapCell | null)[], width: number): number | null {
  let [best, highest] = [-1, 0]
  for (const [place, cell] of cells.entries()) {
    if (cell === null || cell.isThin || cell.margin === null || cell.margin <= highest) continue
    best = place
    highest = cell.margin
  }
  return best !== -1 && isBacked(cells, width, best) ? best : null
}

/** Whether the median of the up to eight cells around is above break-even. Cells with few trades count as below. */
function isBacked(cells: readonly (MapCell | null)[], width: number, place: number): boolean {
  const [line, column] = [Math.floor(place / width), place % width]
  const around = [-1, 0, 1].flatMap((down) =>
    [-1, 0, 1].flatMap((across) => {
      const [y, x] = [line + down, column + across]
      if ((down === 0 && across === 0) || x < 0 || x >= width || y < 0) return []
      const cell = cells[y * width + x] ?? null
      return cell === null ? [] : [cell.isThin ? -1 : (cell.margin ?? -1)]
    }),
  )
  const sorted = around.toSorted((one, other) => one - other)
  // The lower of two middle values, so that half of the neighbours are not enough.
  return (sorted[Math.floor((sorted.length - 1) / 2)] ?? -1) > 0
}
