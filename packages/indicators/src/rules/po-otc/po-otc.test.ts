import { relativeStrength } from '../../formulas/relative-strength.ts'
import { describeRule } from '../../testing/describe-rule.ts'
import { poOtc } from './po-otc.ts'
import { describe, expect, test } from 'vitest'
import { candlesOf, firstOf, playFromStart, playScene, rest, rounded, steps } from '../../testing/hand-made.ts'

describeRule(poOtc, {
  signalsPerThousand: 39,
  expected({ open, close }, { candles: count, rsi: period, level }) {
    const rsi = relativeStrength(close, period)
    const bodyOf = (index: number): number => (close[index] ?? 0) - (open[index] ?? 0)
    const sideAt = (index: number): number => {
      const past = Array.from({ length: count }, (_, age) => bodyOf(index - 1 - age))
      const extreme = rsi[index - 1] ?? 50
      if (bodyOf(index) > 0 && past.every((body) => body < 0) && extreme < level) return 1
      return bodyOf(index) < 0 && past.every((body) => body > 0) && extreme > 100 - level ? -1 : 0
    }
    return { lines: { rsi }, sideAt }
  },
})

describe('PO OTC', () => {
  const short = { rsi: 2 }

  test('is 50 and silent in a market that rests', () => {
    const { signals, lines } = playScene(poOtc, rest(30, 1.1))

    expect(lines['rsi']).toEqual(rest(30, 50))
    expect(signals).toEqual([])
  })

  test('buys the first rising candle after three falling ones, and sells mirrored', () => {
    const { signals, lines } = playScene(poOtc, [100, 99, 98, 97, 98, 99, 100, 101, 100], short)

    expect(rounded(lines['rsi']?.slice(0, 6))).toEqual([50, 0, 0, 0, 53.333, 77.419])
    expect(signals).toEqual(['4 buy', '8 sell'])
  })

  test('a candle without a body ends the row', () => {
    expect(playScene(poOtc, [100, 99, 98, 98, 97, 98], short).signals).toEqual([])
  })

  test('a row longer than asked for counts too', () => {
    expect(playScene(poOtc, [...steps(8, 100, -1), 94], short).signals).toEqual(['8 buy'])
  })

  test('looks at the RSI of the candle before, which the turn has not lifted yet', () => {
    const { signals, lines } = playScene(poOtc, [100, 99, 98, 97, 120], short)

    expect(rounded(lines['rsi']?.slice(3))[1]).toBeGreaterThan(90)
    expect(signals).toEqual(['4 buy'])
  })

  test('three small candles down after a great rise leave RSI above the level', () => {
    const rise = steps(6, 100, 10)

    expect(playScene(poOtc, [...rise, 149, 148, 147, 148], { level: 45, rsi: 2 }).signals).toEqual(['6 sell'])
    expect(playScene(poOtc, [...rise, 149, 147, 143, 144], { level: 45, rsi: 2 }).signals).toEqual(['6 sell', '9 buy'])
  })

  test('the colors of candles count, not the gaps between them', () => {
    const risingByGaps = candlesOf([
      [100, 100, 100, 100],
      [103, 103, 102, 102],
      [106, 106, 105, 105],
      [109, 109, 108, 108],
      [108, 109, 108, 109],
    ])

    // Three falling bodies, but each closes higher than the one before: RSI is 100.
    expect(playScene(poOtc, risingByGaps, short).signals).toEqual([])
  })

  test('with one in a row, every change of color at an extreme RSI speaks', () => {
    const closes = [100, 98, 101, 99]

    expect(playScene(poOtc, closes, { candles: 1, rsi: 2, level: 45 }).signals).toEqual(['2 buy', '3 sell'])
    expect(playScene(poOtc, closes, { candles: 2, rsi: 2, level: 45 }).signals).toEqual([])
  })

  test('an RSI exactly at the level is not extreme', () => {
    for (const [closes, side] of [
      [[100, 101, 99.5, 100], 'buy'],
      [[100, 99, 100.5, 100], 'sell'],
    ] as const) {
      expect(playScene(poOtc, closes, { candles: 1, rsi: 2, level: 25 }).signals).not.toContain(`3 ${side}`)
      expect(playScene(poOtc, closes, { candles: 1, rsi: 2, level: 26 }).signals).toContain(`3 ${side}`)
    }
  })

  test('needs ten candles in a row when ten are asked for', () => {
    const fall = (length: number) => [...steps(length + 1, 100, -1), 100 - length + 0.5]

    expect(playScene(poOtc, fall(9), { candles: 10 }).signals).toEqual([])
    expect(playScene(poOtc, fall(10), { candles: 10 }).signals).toEqual(['11 buy'])
  })

  test.each([2, 5, 200])('with an RSI of %i the line begins with that candle after the first', (rsi) => {
    expect(firstOf(playFromStart(poOtc, steps(rsi + 1, 1, 1), { rsi }).lines['rsi'])).toBe(rsi)
  })
})
