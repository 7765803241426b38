import type { Candle } from '@stratomate/indicators'
import { bollingerLines } from '@stratomate/indicators/formulas/bollinger-lines'
import { crossingOf } from '@stratomate/indicators/formulas/crossing-of'
import { exponentialAverage } from '@stratomate/indicators/formulas/exponential-average'
import { highestOf, lowestOf } from '@stratomate/indicators/formulas/highest-and-lowest'
import { medianPrices } from '@stratomate/indicators/formulas/median-prices'
import { overWindows } from '@stratomate/indicators/formulas/over-windows'
import { combineSeries, type Series, subtractSeries } from '@stratomate/indicators/formulas/series'
import { simpleAverage } from '@stratomate/indicators/formulas/simple-average'
import { averageTrueRanges, trueRanges } from '@stratomate/indicators/formulas/true-ranges'
import { describeRule } from '@stratomate/indicators/testing/describe-rule'
import { baselineOscillator } from './baseline-oscillator.ts'
import { binaryEagle } from './binary-eagle.ts'

/** The band is inside the average true ranges for some candles, and this candle breaks out of it. */
describeRule(binaryEagle, {
  expected({ candles, high, low, close }, { period, width, ranges, candles: candlesBefore }) {
    const { middle: average, upper } = bollingerLines(close, period, width)
    const meanRange = simpleAverage(trueRanges(candles), period)
    const isInside = combineSeries(subtractSeries(upper, average), meanRange, (half, range) => {
      return half < ranges * range ? 1 : 0
    })
    const squeeze = countOnes(isInside)
    const middle = combineSeries(highestOf(high, period), lowestOf(low, period), (top, bottom) => (top + bottom) / 2)
    const center = combineSeries(middle, average, (one, other) => (one + other) / 2)
    const momentum = overWindows(subtractSeries(close, center), period, endOfLine)
    const sideAt = (index: number): number => {
      const isReleased = squeeze[index] === 0 && (squeeze[index - 1] ?? 0) >= candlesBefore
      const [now = null, before = null] = [momentum[index], momentum[index - 1]]
      if (now === null || before === null) return 0
      const isGrowing = Math.sign(now) === Math.sign(now - before)
      return isReleased && isGrowing ? Math.sign(now) : 0
    }
    return { lines: { momentum, squeeze }, sideAt }
  },
})

describeRule(baselineOscillator, {
  inputs: [{ mode: 0, level: 1 }],
  expected({ candles, close }, { baseline, atr, smoothing, level, mode }) {
    const distance = subtractSeries(close, exponentialAverage(medianPrices(candles), baseline))
    const inRanges = combineSeries(distance, averageTrueRanges(candles, atr), (way, range) => way / range)
    const oscillator = exponentialAverage(keptAtRest(inRanges, candles), smoothing)
    const [up, down] = mode === 0 ? [-level, level] : [0, 0]
    const sideAt = (index: number): number => {
      if (crossingOf(oscillator, up, index) === 1) return 1
      return crossingOf(oscillator, down, index) === -1 ? -1 : 0
    }
    return { lines: { oscillator }, sideAt }
  },
})

/** A candle that closes where the one before closed keeps the value. */
function keptAtRest(values: Series, candles: readonly Candle[]): Series {
  let kept = 0
  return values.map((value, index) => {
    const { high, low } = candles[index] ?? {}
    const isResting = high === low && low === candles[index - 1]?.close
    if (value !== null && !isResting) kept = value
    return value === null ? null : kept
  })
}

/** The number of candles in a row for which the series has been 1. */
function countOnes(values: Series): Series {
  let count = 0
  return values.map((value) => {
    count = value === 1 ? count + 1 : 0
    return value === null ? null : count
  })
}

/** The end of the least-squares line through the window, by the normal equations. */
function endOfLine(window: readonly number[]): number {
  const count = window.length
  const places = window.map((_, place) => place)
  const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)
  const [x, y] = [sumOf(places), sumOf(window)]
  const xy = sumOf(window.map((value, place) => value * place))
  const xx = sumOf(places.map((place) => place * place))
  const slope = (count * xy - x * y) / (count * xx - x * x)
  return (y - slope * x) / count + slope * (count - 1)
}
