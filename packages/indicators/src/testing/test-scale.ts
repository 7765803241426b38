import { expect, test } from 'vitest'
import type { Candle } from '../candle.ts'
import type { Indicator } from '../indicator.ts'
import { roughWalk } from './candle-arbitraries.ts'
import { batchReadings } from './readings.ts'

/** Powers of two change no digit of a number, so whatever differs under them depends on the size of prices. */
export function testScale(indicator: Indicator): void {
  const rough = roughWalk(1_200, 41)

  test.each([-20, -3, 1, 17])('at prices that are 2^%i times as large it says the same', (exponent) => {
    const factor = 2 ** exponent
    const readings = batchReadings(indicator, rough)
    const scaled = batchReadings(
      indicator,
      rough.map((candle) => changed(candle, (price) => price * factor)),
    )
    const names = Object.keys(readings.at(-1)?.lines ?? {})

    expect(scaled.map(({ signal }) => signal)).toEqual(readings.map(({ signal }) => signal))
    for (const name of names) {
      const [lines, scaledLines] = [readings, scaled].map((all) => all.map((reading) => reading.lines[name] ?? null))
      const asPrices = lines?.map((value) => (value === null ? null : value * factor))
      expect([lines, asPrices]).toContainEqual(scaledLines)
    }
  })

  test('the same steps at higher prices give the same signals', () => {
    const higher = rough.map((candle) => changed(candle, (price) => price + 0.5))
    const signalsOf = (candles: readonly Candle[]) => batchReadings(indicator, candles).map(({ signal }) => signal)

    expect(signalsOf(higher)).toEqual(signalsOf(rough))
  })

  test('neither the time of candles nor their volume matters', () => {
    const later = rough.map((candle, index) => {
      return { ...candle, time: candle.time * 5 + (index > 600 ? 172_800 : 0), volume: (index % 7) * 1_000 }
    })

    expect(batchReadings(indicator, later)).toEqual(batchReadings(indicator, rough))
  })
}

function changed({ time, open, high, low, close, volume }: Candle, change: (price: number) => number): Candle {
  return { time, open: change(open), high: change(high), low: change(low), close: change(close), volume }
}
