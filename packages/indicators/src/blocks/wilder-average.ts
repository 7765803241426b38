/** Wilder's smoothing: the mean of the first `period` values, then a weight of 1/period for each new one. */
export type WilderAverage = {
  /** How many values went in, counted up to the period. */
  count: number
  /** The sum while `count` is below the period, the average from then on. */
  value: number
}

export function emptyWilderAverage(): WilderAverage {
  return { count: 0, value: 0.0 }
}

/** Puts one value into `average` in place; the average is defined once `count` has reached `period`. */
export function addToWilderAverage(average: WilderAverage, value: number, period: number): void {
  if (average.count === period) {
    average.value = wilderStep(average.value, value, period)
    return
  }
  average.count += 1
  average.value += value
  if (average.count === period) average.value /= period
}

/** The next Wilder average after `previous`. */
export function wilderStep(previous: number, value: number, period: number): number {
  return previous + (value - previous) / period
}
