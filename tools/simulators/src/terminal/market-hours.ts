import { dayS, weekS } from '@stratomate/std/time'

// Unix time began on a Thursday; the currency market is closed from Friday 22:00 to Sunday 22:00 UTC.
const closesS = dayS + 22 * 3_600
const opensS = 3 * dayS + 22 * 3_600

/** Whether the currency market is closed at `timeS` (Unix seconds). */
export function isMarketResting(timeS: number): boolean {
  const inWeek = timeS % weekS
  return inWeek >= closesS && inWeek < opensS
}

/** The first opening at or after `timeS` of a candle while the market is open. */
export function nextOpenTime(timeS: number): number {
  return isMarketResting(timeS) ? timeS - (timeS % weekS) + opensS : timeS
}

/** The last time at or before `timeS` at which the market was open: Friday noon when it is closed. */
export function lastOpenTime(timeS: number): number {
  return isMarketResting(timeS) ? timeS - (timeS % weekS) + dayS + 12 * 3_600 : timeS
}
