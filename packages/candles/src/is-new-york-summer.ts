import { secondMs, hourS, dayS } from '@stratomate/std/time'

// Unix time began on a Thursday.
const firstWeekday = 4

/**
 * Whether the United States have summer time at a Unix second, UTC: from 02:00 (07:00 UTC) on the second Sunday of March to
 * 02:00 of summer time (06:00 UTC) on the first Sunday of November, the rule since 2007.
 */
export function isNewYorkSummer(timeS: number): boolean {
  const { startS, endS } = summerOf(new Date(timeS * secondMs).getUTCFullYear())
  return timeS >= startS && timeS < endS
}

function summerOf(year: number): { startS: number; endS: number } {
  return {
    startS: sundayOf({ year, month: 2, count: 2 }) + 7 * hourS,
    endS: sundayOf({ year, month: 10, count: 1 }) + 6 * hourS,
  }
}

/** Midnight UTC of the n-th Sunday of a month counted from 0, Unix seconds. */
function sundayOf({ year, month, count }: { year: number; month: number; count: number }): number {
  const firstS = Date.UTC(year, month, 1) / secondMs
  const weekday = (firstS / dayS + firstWeekday) % 7
  return firstS + (((7 - weekday) % 7) + 7 * (count - 1)) * dayS
}
