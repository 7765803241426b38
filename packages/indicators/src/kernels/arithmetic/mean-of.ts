import type { Column } from '../../column.ts'

/** Mean of the last `period` values, summed as distances from the newest: exact when all are equal. */
export function meanOf(source: Column, row: number, period: number): number {
  return source.at(row) + surplusOf(source, row, period) / period
}

/** Sum of the last `period` values, each less the newest one. */
export function surplusOf(source: Column, row: number, period: number): number {
  const newest = source.at(row)
  let surplus = 0
  for (let index = row - period + 1; index < row; index += 1) surplus += source.at(index) - newest
  return surplus
}
