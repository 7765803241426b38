import { hourS, dayS } from '@stratomate/std/time'
import type { ClockOffset } from './candle-set.ts'
import { isNewYorkSummer } from './is-new-york-summer.ts'

/** Turns the times of a file's clock into UTC, Unix seconds. The array itself is changed and answered. */
export function toUtc(times: Float64Array, offset: ClockOffset): Float64Array {
  if (offset.kind === 'fixed') {
    if (offset.offsetS !== 0)
      for (let index = 0; index < times.length; index += 1) times[index] = (times[index] ?? 0) - offset.offsetS
    return times
  }
  // Computed once for each day of the file's clock, because a calendar is slow; for each candle on the two Sundays of
  // the change.
  let [knownDay, aheadS] = [Number.NaN, offset.winterS]
  for (let index = 0; index < times.length; index += 1) {
    const local = times[index] ?? 0
    const day = Math.floor(local / dayS)
    if (day !== knownDay) {
      aheadS = aheadOf(local, offset.winterS)
      knownDay = isChangeDay(day, offset.winterS) ? Number.NaN : day
    }
    times[index] = local - aheadS
  }
  return times
}

/**
 * How far a New York clock is ahead of UTC at a second of its own. In the hour that autumn repeats, the later one is
 * assumed.
 */
function aheadOf(localS: number, winterS: number): number {
  return isNewYorkSummer(localS - winterS) && isNewYorkSummer(localS - winterS - hourS) ? winterS + hourS : winterS
}

function isChangeDay(day: number, winterS: number): boolean {
  return aheadOf(day * dayS, winterS) !== aheadOf((day + 1) * dayS, winterS)
}
