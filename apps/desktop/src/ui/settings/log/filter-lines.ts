import type { WindowLogLine } from '@stratomate/contracts/desktop-window/diagnostics'
import { formatExactClock } from '../../shown/format.ts'

export const logFilters = ['all', 'warning', 'error'] as const
export type LogFilter = (typeof logFilters)[number]

/** The lines of a level and above that contain every word of a search, newest first; case is ignored. */
export function filterLines(lines: readonly WindowLogLine[], { filter, search }: LogSearch): WindowLogLine[] {
  const words = search.toLowerCase().split(/\s+/u)
  return lines
    .filter(({ level, text }) => {
      const isWanted = filter === 'all' || level === 'error' || level === filter
      const lower = text.toLowerCase()
      return isWanted && words.every((word) => lower.includes(word))
    })
    .toReversed()
}

export type LogSearch = { filter: LogFilter; search: string }

/** A line for copying: time, level when it matters, text. */
export function lineText({ atMs, level, text }: WindowLogLine): string {
  return [formatExactClock(atMs), ...(level === 'info' ? [] : [level.toUpperCase()]), text].join(' ')
}
