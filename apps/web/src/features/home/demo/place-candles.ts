import type { DemoCandle } from '@stratomate/lab/demo/demo-run'
import { shownCandles } from './demo-state.ts'

/** Lengths of a drawing in its own units; `plotHeight` is the part with candles. */
export type ChartFrame = {
  readonly width: number
  readonly height: number
  readonly plotHeight: number
  readonly priceWidth: number
}

export type ChartPlaces = {
  /** The width of a candle with its gap. */
  readonly step: number
  /** The middle of a candle, by its number from the left. */
  readonly xOf: (column: number) => number
  readonly yOf: (price: number) => number
  /** Round prices that are labelled, the highest first. */
  readonly levels: readonly number[]
}

/** Room over the highest and under the lowest price, for the marks of signals. */
const marginY = 24
/** At least this many points are visible, so that a very quiet market is not exaggerated. */
const rangeMin = 40e-5
const levelSteps = [10e-5, 20e-5, 50e-5, 100e-5, 200e-5]

/** Where the candles and prices of a chart are drawn. */
export function placeCandles(candles: readonly DemoCandle[], frame: ChartFrame): ChartPlaces {
  const lows = candles.map(({ low, band }) => Math.min(low, band ?? low))
  const highs = candles.map(({ high, band }) => Math.max(high, band ?? high))
  const [lowest, highest] = [Math.min(...lows), Math.max(...highs)]
  const middle = (lowest + highest) / 2
  const range = Math.max(highest - lowest, rangeMin)
  const step = (frame.width - frame.priceWidth) / (shownCandles + 2)
  const yOf = (price: number): number =>
    frame.plotHeight / 2 - ((price - middle) / range) * (frame.plotHeight - 2 * marginY)
  return {
    step,
    xOf: (column) => (column + 0.5) * step,
    yOf,
    levels: levelsBetween(middle - range / 2, middle + range / 2),
  }
}

/** Three to five round prices within the range. */
function levelsBetween(lowest: number, highest: number): number[] {
  const step = levelSteps.find((size) => (highest - lowest) / size <= 5) ?? (highest - lowest) / 4
  const first = Math.ceil(lowest / step)
  return Array.from(
    { length: Math.floor(highest / step) - first + 1 },
    (_, index) => (first + index) * step,
  ).toReversed()
}
