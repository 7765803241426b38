import { DemoRun } from '@stratomate/lab/demo/demo-run'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { placeCandles } from './place-candles.ts'

const frame = { width: 780, height: 352, plotHeight: 290, priceWidth: 76 }

test('every candle, its band and every labelled price are inside of the drawing, and higher prices are higher up', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999 }), (seed) => {
      const candles = new DemoRun({ seed, symbol: 'SAMPLE' }).history
      const { xOf, yOf, levels } = placeCandles(candles, frame)
      const prices = [...levels, ...candles.flatMap(({ low, high, band }) => [low, high, band ?? low])]

      for (const price of prices) {
        expect(yOf(price)).toBeGreaterThanOrEqual(0)
        expect(yOf(price)).toBeLessThanOrEqual(frame.plotHeight)
      }
      expect(xOf(candles.length - 1)).toBeLessThan(frame.width - frame.priceWidth)
      expect(yOf(1.1) - yOf(1.2)).toBeGreaterThan(0)
      expect(levels.length).toBeGreaterThanOrEqual(2)
      expect(levels.length).toBeLessThanOrEqual(6)
    }),
    { numRuns: 200 },
  )
})

test('candles that do not move are drawn in the middle', () => {
  const still = { time: 0, open: 1.1, high: 1.1, low: 1.1, close: 1.1, band: null, trend: 'buy' } as const

  expect(placeCandles([still, still], frame).yOf(1.1)).toBeCloseTo(frame.plotHeight / 2)
})
