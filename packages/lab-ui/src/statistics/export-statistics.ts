import type { StatisticsAnswer } from '@stratomate/contracts/statistics/schemas'
import { breakEvenOf } from '@stratomate/domain/statistics/count-trade'
import { wilsonInterval } from '@stratomate/lab/judge/win-share'
import { shareFrom } from '#lab-ui/figures/won-share.tsx'
import { sortCells } from './cell-label.ts'

const head = [
  'by',
  'value',
  'won',
  'lost',
  'refunded',
  'share_low_95',
  'share_high_95',
  'break_even',
  'result',
  'currency',
]

/** A row for each value, with what a share needs beside it; of few trades the counts alone. Money in whole units. */
export function csvOfStatistics({ cells, chosen }: StatisticsAnswer): string {
  const rows = sortCells(cells)
    .toSorted((one, other) => one.dimension.localeCompare(other.dimension))
    .map((cell) => {
      const n = cell.won + cell.lost
      const { low, high } = wilsonInterval(n === 0 ? 0 : cell.won / n, n)
      const shares = n < shareFrom ? ['', '', ''] : [low, high, breakEvenOf(cell)].map((share) => share.toFixed(4))
      const money = [(cell.profitCents / 100).toFixed(2), chosen?.currency ?? '']
      return [cell.dimension, cellText(cell.value), cell.won, cell.lost, cell.tied, ...shares, ...money].join(',')
    })
  return `${[head.join(','), ...rows].join('\n')}\n`
}

/** Quoted where it must be; a spreadsheet takes no text of a symbol for a formula. */
function cellText(value: string): string {
  const safe = /^[=+\-@\t]/u.test(value) ? `'${value}` : value
  return /[",\n]/u.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Everything for programs: counts, days and the course of the money. */
export function jsonOfStatistics({ chosen, from, total, cells, days, course, filtersTried }: StatisticsAnswer): string {
  return JSON.stringify({ account: chosen, from, total, cells: sortCells(cells), days, course, filtersTried }, null, 2)
}
