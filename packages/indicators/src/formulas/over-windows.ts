import type { Series } from './series.ts'

/** Answers for the last `period` values of each candle, null until there are so many. */
export function overWindows(values: Series, period: number, answer: (window: number[]) => number): Series {
  return values.map((_, index) => {
    const window = values.slice(Math.max(0, index - period + 1), index + 1).filter((value) => value !== null)
    return window.length < period ? null : answer(window)
  })
}

/** The mean, summed as distances from the newest value, so that the mean of equal prices is exactly that price. */
export function meanOf(window: readonly number[]): number {
  const newest = window.at(-1) ?? 0
  return newest + window.reduce((sum, value) => sum + (value - newest), 0) / window.length
}
