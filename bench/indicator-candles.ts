import {
  type Candle,
  candleColumns,
  type CandleColumns,
  checkColumns,
  type CheckedColumns,
} from '@stratomate/indicators'
import { linearRandom } from '@stratomate/std/random'

/** The same history in the three shapes that the libraries accept. */
export type IndicatorCandles = {
  readonly columns: CandleColumns
  /** Checked before the clock starts, because the peers check nothing; the cost of the check has its own row. */
  readonly checked: CheckedColumns
  readonly candles: readonly Candle[]
  readonly arrays: { readonly [Name in 'open' | 'high' | 'low' | 'close']: number[] }
}

const deviation = 1.65e-4
const stepsPerCandle = 8

/**
 * A seeded random walk with five digits. Prices are as in a market, because a processor predicts branches equally badly
 * there.
 */
export function makeIndicatorCandles(count: number): IndicatorCandles {
  const random = linearRandom(20_251_107)
  let price = 1.1
  const candles = Array.from({ length: count }, (_, index) => {
    const open = price
    let [high, low] = [open, open]
    for (let step = 0; step < stepsPerCandle; step += 1) {
      price = Math.round((price + price * deviation * (random() - 0.5)) * 1e5) / 1e5
      high = Math.max(high, price)
      low = Math.min(low, price)
    }
    return { time: index * 60, open, high, low, close: price, volume: 1 }
  })
  const columns = candleColumns(candles)
  const { open, high, low, close } = columns
  const arrays = { open: [...open], high: [...high], low: [...low], close: [...close] }
  return { columns, checked: checkColumns(columns), candles, arrays }
}
