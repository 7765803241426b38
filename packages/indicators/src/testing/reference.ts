import type { Candle } from '../candle.ts'

/**
 * The textbook definitions, written plainly and slowly over whole histories, null in the warm-up. They share no code
 * with the engine: the tests compare the two.
 */
export type Series = readonly (number | null)[]

export function simpleAverage(values: Series, period: number): Series {
  return overWindows(values, period, meanOf)
}

export function exponentialAverage(values: Series, period: number): Series {
  return smoothed(values, period, 2 / (period + 1))
}

export function wilderAverage(values: Series, period: number): Series {
  return smoothed(values, period, 1 / period)
}

function smoothed(values: Series, period: number, weight: number): Series {
  let average: number | null = null
  return overWindows(values, period, (window) => {
    average = average === null ? meanOf(window) : (window.at(-1) ?? 0) * weight + average * (1 - weight)
    return average
  })
}

export function populationDeviation(values: Series, period: number): Series {
  return overWindows(values, period, (window) => {
    const mean = meanOf(window)
    return Math.sqrt(meanOf(window.map((value) => (value - mean) ** 2)))
  })
}

export function highestOf(values: Series, period: number): Series {
  return overWindows(values, period, (window) => Math.max(...window))
}

export function lowestOf(values: Series, period: number): Series {
  return overWindows(values, period, (window) => Math.min(...window))
}

export function trueRanges(candles: readonly Candle[]): Series {
  return candles.map(({ high, low }, index) => {
    const before = candles[index - 1]?.close
    return before === undefined ? null : Math.max(high - low, Math.abs(high - before), Math.abs(low - before))
  })
}

export function relativeStrength(candles: readonly Candle[], period: number): Series {
  const moves = candles.map(({ close }, index) => (index === 0 ? null : close - (candles[index - 1]?.close ?? 0)))
  const gains = wilderAverage(
    map(moves, (move) => Math.max(0, move)),
    period,
  )
  const losses = wilderAverage(
    map(moves, (move) => Math.max(0, -move)),
    period,
  )
  return combine(gains, losses, (gain, loss) => (loss === 0 && gain === 0 ? 50 : 100 - 100 / (1 + gain / loss)))
}

export function commodityChannel(candles: readonly Candle[], period: number): Series {
  const typical = candles.map(({ high, low, close }) => (high + low + close) / 3)
  return overWindows(typical, period, (window) => {
    const mean = meanOf(window)
    const deviation = meanOf(window.map((value) => Math.abs(value - mean)))
    return deviation === 0 ? 0 : ((window.at(-1) ?? 0) - mean) / (0.015 * deviation)
  })
}

export type RangeSource = { readonly high: Series; readonly low: Series; readonly close: Series }

export function stochasticLines(source: RangeSource, [period, slowing, signal]: readonly [number, number, number]) {
  const range = combine(highestOf(source.high, period), lowestOf(source.low, period), (high, low) => high - low)
  const above = combine(source.close, lowestOf(source.low, period), (close, low) => close - low)
  const k = simpleAverage(
    combine(above, range, (part, whole) => (100 * part) / whole),
    slowing,
  )
  return { k, d: simpleAverage(k, signal) }
}

export function directionalLines(candles: readonly Candle[], period: number) {
  const steps = candles.map(({ high, low }, index) => {
    const before = candles[index - 1]
    return before === undefined ? null : { up: high - before.high, down: before.low - low }
  })
  const plusSteps = steps.map((step) => (step === null ? null : step.up > step.down && step.up > 0 ? step.up : 0))
  const minusSteps = steps.map((step) => (step === null ? null : step.down > step.up && step.down > 0 ? step.down : 0))
  const range = wilderAverage(trueRanges(candles), period)
  const percent = (part: number, whole: number): number => (100 * part) / whole
  const plus = combine(wilderAverage(plusSteps, period), range, percent)
  const minus = combine(wilderAverage(minusSteps, period), range, percent)
  const index = combine(plus, minus, (one, other) => (100 * Math.abs(one - other)) / (one + other))
  return { plus, minus, adx: wilderAverage(index, period) }
}

export function vortexSeries(candles: readonly Candle[], period: number) {
  const range = simpleAverage(trueRanges(candles), period)
  const way = (lengthOf: (now: Candle, before: Candle) => number): Series => {
    const ways = candles.map((candle, index) => {
      const before = candles[index - 1]
      return before === undefined ? null : lengthOf(candle, before)
    })
    return combine(simpleAverage(ways, period), range, (part, whole) => part / whole)
  }
  return {
    plus: way((now, before) => Math.abs(now.high - before.low)),
    minus: way((now, before) => Math.abs(now.low - before.high)),
  }
}

export function macdSeries(values: Series, [fast, slow, signal]: readonly [number, number, number]) {
  const macd = subtract(exponentialAverage(values, fast), exponentialAverage(values, slow))
  const average = exponentialAverage(macd, signal)
  return { macd, signal: average, histogram: subtract(macd, average) }
}

export function heikinAshiBodies(candles: readonly Candle[]) {
  const close = candles.map((candle) => (candle.open + candle.high + candle.low + candle.close) / 4)
  const open: number[] = []
  for (const [index, candle] of candles.entries()) {
    const [past = candle.open, last = candle.close] = [open[index - 1], close[index - 1]]
    open.push((past + last) / 2)
  }
  return { open, close }
}

/** SuperTrend as Seban's rule is usually told: bands first, then the ratchet, then the turn. */
export function superTrendSeries(candles: readonly Candle[], period: number, multiplier: number) {
  const range = wilderAverage(trueRanges(candles), period)
  const trend: (number | null)[] = []
  const line: (number | null)[] = []
  let [upper, lower, isUp, closeBefore] = [0, 0, true, 0]
  for (const [index, { high, low, close }] of candles.entries()) {
    const distance = range[index] ?? null
    if (distance === null) {
      trend.push(null)
      line.push(null)
      continue
    }
    const isFirst = index === period
    const [basicUpper, basicLower] = [
      (high + low) / 2 + multiplier * distance,
      (high + low) / 2 - multiplier * distance,
    ]
    if (isFirst || basicUpper < upper || closeBefore > upper) upper = basicUpper
    if (isFirst || basicLower > lower || closeBefore < lower) lower = basicLower
    if (isFirst) isUp = close >= (high + low) / 2
    else if (isUp && close < lower) isUp = false
    else if (!isUp && close > upper) isUp = true
    closeBefore = close
    trend.push(isUp ? 1 : -1)
    line.push(isUp ? lower : upper)
  }
  return { trend, line }
}

/** Whether `one` crosses `other` with candle `index`: 1 upward, -1 downward. */
export function crossingOf(one: Series, other: Series | number, index: number): number {
  const otherAt = (place: number): number | null => (typeof other === 'number' ? other : (other[place] ?? null))
  const [a, b, c, d] = [one[index - 1] ?? null, otherAt(index - 1), one[index] ?? null, otherAt(index)]
  if (a === null || b === null || c === null || d === null) return 0
  if (a <= b && c > d) return 1
  return a >= b && c < d ? -1 : 0
}

export function map(values: Series, change: (value: number) => number): Series {
  return values.map((value) => (value === null ? null : change(value)))
}

export function combine(one: Series, other: Series, join: (one: number, other: number) => number): Series {
  return one.map((value, index) => {
    const second = other[index] ?? null
    return value === null || second === null ? null : join(value, second)
  })
}

export function subtract(one: Series, other: Series): Series {
  return combine(one, other, (first, second) => first - second)
}

function overWindows(values: Series, period: number, answer: (window: number[]) => number): Series {
  return values.map((_, index) => {
    const window = values.slice(Math.max(0, index - period + 1), index + 1).filter((value) => value !== null)
    return window.length < period ? null : answer(window)
  })
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
