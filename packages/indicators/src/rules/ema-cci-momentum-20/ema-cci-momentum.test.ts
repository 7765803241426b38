import { commodityChannel } from '../../formulas/commodity-channel.ts'
import { crossingOf } from '../../formulas/crossing-of.ts'
import { exponentialAverage } from '../../formulas/exponential-average.ts'
import { momentumSeries } from '../../formulas/momentum-series.ts'
import { describeRule } from '../../testing/describe-rule.ts'
import { emaCciMomentum } from './ema-cci-momentum.ts'
import { describe, expect, test } from 'vitest'
import {
  candlesClosing,
  candlesOf,
  firstOf,
  playFromStart,
  playScene,
  rest,
  rounded,
  steps,
} from '../../testing/hand-made.ts'

describeRule(emaCciMomentum, {
  signalsPerThousand: 85,
  expected({ candles, close }, { ema, cci, level, momentum }) {
    const average = exponentialAverage(close, ema)
    const channel = commodityChannel(candles, cci)
    const moves = momentumSeries(close, momentum)
    const sideAt = (index: number): number => {
      const [above, move] = [(close[index] ?? 0) - (average[index] ?? 0), moves[index] ?? 0]
      if (crossingOf(channel, level, index) === 1 && above > 0 && move > 0) return 1
      return crossingOf(channel, -level, index) === -1 && above < 0 && move < 0 ? -1 : 0
    }
    return { lines: { average, cci: channel, momentum: moves }, sideAt }
  },
})

describe('EMA CCI MOMENTUM 20', () => {
  const short = { ema: 3, cci: 4, momentum: 2 }

  test('draws the price, 0 and 0 in a market that rests', () => {
    const { signals, lines } = playScene(emaCciMomentum, rest(30, 1.1))

    expect(lines).toEqual({ average: rest(30, 1.1), cci: rest(30, 0), momentum: rest(30, 0) })
    expect(signals).toEqual([])
  })

  test('on a straight rise momentum is 20 steps, and CCI is the same whatever the steps', () => {
    const [slow, fast] = [0.5, 8].map((step) => playFromStart(emaCciMomentum, steps(200, 100, step)).lines)

    // The newest of 20 consecutive numbers is 9.5 above their mean, and their average distance from it is 5.
    expect(slow?.['cci']?.at(-1)).toBeCloseTo(9.5 / (0.015 * 5), 8)
    expect(fast?.['cci']?.at(-1)).toBeCloseTo(9.5 / (0.015 * 5), 8)
    expect([slow?.['momentum']?.at(-1), fast?.['momentum']?.at(-1)]).toEqual([10, 160])
  })

  test('buys when CCI crosses above its level in a rise, and sells mirrored', () => {
    const { signals, lines } = playScene(emaCciMomentum, [100, 101, 102, 103, 101, 98, 96], short)

    expect(rounded(lines['momentum'])).toEqual([0, 1, 2, 2, -1, -5, -5])
    expect(signals).toEqual(['1 buy', '5 sell'])
  })

  test('a level that CCI does not reach gives no signal', () => {
    expect(playScene(emaCciMomentum, [100, 101, 102, 103, 101, 98, 96], { ...short, level: 300 }).signals).toEqual([])
  })

  test('a strong candle below the close of some candles ago is no buy', () => {
    const closes = [100, 90, 80, 80, 80, 95]

    expect(playScene(emaCciMomentum, closes, { ...short, momentum: 2 }).signals).toContain('5 buy')
    expect(playScene(emaCciMomentum, closes, { ...short, momentum: 5 }).signals).not.toContain('5 buy')
  })

  test('a strong candle below its average is no buy', () => {
    const closes = [100, 60, 60, 60, 60, 70]

    expect(playScene(emaCciMomentum, closes, { ...short, ema: 3 }).signals).toContain('5 buy')
    expect(playScene(emaCciMomentum, closes, { ...short, ema: 60 }).signals).not.toContain('5 buy')
  })

  test('a strong candle at the very close of some candles ago is no buy', () => {
    const closes = [100, 95, 80, 80, 80, 95]

    expect(playScene(emaCciMomentum, closes, { ...short, momentum: 3 }).signals).toContain('5 buy')
    expect(playScene(emaCciMomentum, closes, { ...short, momentum: 4 }).signals).not.toContain('5 buy')
  })

  test('a candle that closes exactly at its average is no buy, however high it was', () => {
    // The average over three candles moves half of the way: 98, 99 and then 99 again.
    const scene = (close: number) => [...candlesClosing([100, 96, 100]), ...candlesOf([[100, 120, close, close]])]

    expect(playScene(emaCciMomentum, scene(99.5), short).signals).toEqual(['1 sell', '3 buy'])
    expect(playScene(emaCciMomentum, scene(99), short).lines['average']?.at(-1)).toBe(99)
    expect(playScene(emaCciMomentum, scene(99), short).signals).toEqual(['1 sell'])
  })

  test('a gap is bought at once and forgotten when the index has its period behind it', () => {
    const { signals, lines } = playScene(emaCciMomentum, [100, ...rest(30, 110)])

    expect(signals).toEqual(['1 buy'])
    expect(lines['cci']?.[21]).toBeCloseTo(0, 6)
  })

  test.each([
    [20, 20, 20],
    [2, 2, 1],
    [200, 200, 200],
  ])('with %i, %i and %i the lines begin with these candles', (ema, cci, momentum) => {
    const { lines } = playFromStart(emaCciMomentum, steps(201, 1, 1), { ema, cci, momentum })

    expect([lines['average'], lines['cci'], lines['momentum']].map(firstOf)).toEqual([ema - 1, cci - 1, momentum])
  })
})
