import { hourS, dayS, weekS } from '@stratomate/std/time'

// Unix time began on a Thursday. In the summer of New York the market opens and closes an hour earlier than in winter.
const [closesEarlyS, closesLateS] = [dayS + 21 * hourS, dayS + 22 * hourS]
const [opensEarlyS, opensLateS] = [3 * dayS + 21 * hourS, 3 * dayS + 22 * hourS]

/**
 * Whether currency markets are certainly closed, in summer and in winter, and until when that answer holds: they are
 * from Friday 22:00 to Sunday 21:00 UTC. Unix seconds, 0 or more.
 */
export function weekendRestAt(timeS: number): { isRest: boolean; untilS: number } {
  const inWeekS = inWeekOf(timeS)
  const weekStartS = timeS - inWeekS
  if (inWeekS >= opensEarlyS) return { isRest: false, untilS: weekStartS + weekS + closesLateS }
  const isRest = inWeekS >= closesLateS
  return { isRest, untilS: weekStartS + (isRest ? opensEarlyS : closesLateS) }
}

/**
 * Whether currency markets are certainly open, in summer and in winter: from Sunday 22:00 to Friday 21:00 UTC. Unix
 * seconds, 0 or more.
 */
export function isMarketOpen(timeS: number): boolean {
  const inWeekS = inWeekOf(timeS)
  return inWeekS < closesEarlyS || inWeekS >= opensLateS
}

/** The remainder by a week; `%` of doubles takes ten times as long, and a year needs half a million of them. */
function inWeekOf(timeS: number): number {
  return timeS - Math.floor(timeS / weekS) * weekS
}
