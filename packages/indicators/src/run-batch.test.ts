import { describe, expect, test } from 'vitest'
import { candleColumns } from './candle.ts'
import { superTrend } from './rules/super-trend/super-trend.ts'
import { flatCandles, walkOf } from './testing/candle-arbitraries.ts'

const walk = candleColumns(walkOf(300, 3))
const { defaults } = superTrend

describe('a whole history', () => {
  test('has a signal and a value of each line for every candle', () => {
    const { lines, signals } = superTrend.batch(walk, defaults)

    expect([signals.length, lines.line.length, lines.trend.length]).toEqual([300, 300, 300])
  })

  test('has no line and no signal within the warm-up', () => {
    const warmUp = superTrend.warmUp(defaults)
    const { lines, signals } = superTrend.batch(walk, defaults)

    expect(signals.slice(0, warmUp).every((signal) => signal === 0)).toBe(true)
    expect(lines.line[0]).toBeNaN()
  })

  test('that ends within the warm-up says nothing', () => {
    const few = candleColumns(flatCandles(superTrend.warmUp(defaults) - 1, 1.1))

    expect(superTrend.batch(few, defaults).signals.some((signal) => signal !== 0)).toBe(false)
  })

  test('is refused with a price that is not finite, wherever it is', () => {
    for (const wrong of [Number.NaN, Number.POSITIVE_INFINITY]) {
      for (const place of [0, 150, 299]) {
        const close = walk.close.with(place, wrong)

        expect(() => superTrend.signals({ ...walk, close }, defaults)).toThrow(RangeError)
      }
    }
  })

  test('is refused when one of its columns is shorter than the others', () => {
    expect(() => superTrend.batch({ ...walk, low: walk.low.slice(1) }, defaults)).toThrow(RangeError)
  })

  test('leaves the prices of its caller as they were', () => {
    const before = structuredClone(walk)
    superTrend.batch(walk, defaults)

    expect(walk).toEqual(before)
  })
})
