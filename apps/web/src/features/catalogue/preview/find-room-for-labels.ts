import type { PreviewSignal } from './preview.ts'

/** A word on a phone is as wide as this many candles. */
const wordCandles = 8

/**
 * The signals whose arrow has room for a word beside it: the first of each side, and then each that is far enough from
 * the last one of its side with a word. All arrows are drawn.
 */
export function findRoomForLabels(signals: readonly PreviewSignal[], candleS: number): ReadonlySet<PreviewSignal> {
  const lastTimes = { buy: Number.NEGATIVE_INFINITY, sell: Number.NEGATIVE_INFINITY }
  return new Set(
    signals.filter(({ time, side }) => {
      const hasRoom = time - lastTimes[side] >= wordCandles * candleS
      if (hasRoom) lastTimes[side] = time
      return hasRoom
    }),
  )
}
