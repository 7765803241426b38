import { expect, test } from 'vitest'
import { referenceVerdict } from './reference-verdict.ts'

const same = { candles: 1_000, covered: 1_000, medianPoints: 0, p99Points: 0, rangePoints: 20 }

test.each([
  ['the very candles', {}, 'agrees'],
  [
    'quotes of another broker, within a tenth and half of the usual range',
    { medianPoints: 2, p99Points: 10 },
    'agrees',
  ],
  ['half of the candles more than a tenth apart', { medianPoints: 3 }, 'differs'],
  ['one of a hundred more than half a candle apart', { p99Points: 11 }, 'differs'],
  ['a point of rounding where candles hardly move', { medianPoints: 1, p99Points: 1, rangePoints: 1 }, 'agrees'],
  ['nine tenths covered', { covered: 900 }, 'agrees'],
  ['less than nine tenths covered', { covered: 899 }, 'partly'],
  ['nothing covered', { covered: 0, rangePoints: 0 }, 'partly'],
  ['few covered, and those of another market', { covered: 10, p99Points: 400 }, 'differs'],
] as const)('%s: %s is %s', (_, change, verdict) => {
  expect(referenceVerdict({ ...same, ...change })).toBe(verdict)
})
