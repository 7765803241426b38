import type { PreviewSignal } from './preview.ts'

/** So many candles are as wide as a word on a phone. */
const wordCandles = 8

/**
 * Whether the word beside an arrow would not lie on that of another: the first arrow of a side bears one, and then each
 * that stands far enough from the last one that bore one. The arrows themselves all stand.
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
