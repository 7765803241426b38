import { crossingOf } from '../../formulas/crossing-of.ts'
import { exponentialAverage } from '../../formulas/exponential-average.ts'
import { swingHighs, swingLows } from '../../formulas/swing-points.ts'
import { trendLineSeries } from '../../formulas/trend-line-series.ts'
import { describeRule } from '../../testing/describe-rule.ts'
import { emaAlertsWithTrendLines } from './ema-alerts-with-trend-lines.ts'
import { describe, expect, test } from 'vitest'
import { rowsPerPiece } from '../../sheet.ts'
import { flatCandles } from '../../testing/candle-arbitraries.ts'
import { batchSignals } from '../../testing/readings.ts'
import { candlesAround, firstOf, playFromStart, playScene, rest, rounded, steps } from '../../testing/hand-made.ts'

describeRule(emaAlertsWithTrendLines, {
  signalsPerThousand: 23,
  expected({ high, low, close }, { fast, slow, strength, window }) {
    const averages = { fast: exponentialAverage(close, fast), slow: exponentialAverage(close, slow) }
    const [highs, lows] = [swingHighs(high, strength), swingLows(low, strength)]
    const falling = trendLineSeries(highs, -1, close.length)
    const rising = trendLineSeries(lows, 1, close.length)
    const used = new Set<object>()
    const lastCross = (index: number): number => {
      const turns = Array.from({ length: window }, (_, age) => crossingOf(averages.fast, averages.slow, index - age))
      return turns.find((turn) => turn !== 0) ?? 0
    }
    const sideAt = (index: number): number => {
      const turn = lastCross(index)
      const line = (turn > 0 ? falling : rising)[index] ?? null
      const newest = (turn > 0 ? highs : lows).findLast(({ knownAt }) => knownAt <= index)
      if (turn === 0 || line === null || newest === undefined || used.has(newest)) return 0
      if (turn * ((close[index] ?? 0) - line) <= 0) return 0
      used.add(newest)
      return turn
    }
    return { lines: { ...averages, falling, rising }, sideAt }
  },
})

describe('EMA Alerts with Trend Lines', () => {
  const short = { fast: 2, slow: 3, strength: 2 }
  /** Tops of 109 at candle 3 and 107 at candle 7: the line falls half a point per candle. */
  const falling = [100, 102, 105, 108, 105, 102, 104, 106, 103, 101, 100, 99]

  test('draws the price and no trend line in a market that rests', () => {
    const { signals, lines } = playScene(emaAlertsWithTrendLines, rest(30, 1.1))

    expect(lines['fast']).toEqual(rest(30, 1.1))
    expect([firstOf(lines['falling']), firstOf(lines['rising'])]).toEqual([-1, -1])
    expect(signals).toEqual([])
  })

  test('a straight rise has no swings and so no line to break', () => {
    const { signals, lines } = playScene(emaAlertsWithTrendLines, candlesAround(steps(60, 100, 1)), short)

    expect([firstOf(lines['falling']), firstOf(lines['rising'])]).toEqual([-1, -1])
    expect(signals).toEqual([])
  })

  test('the line goes through two falling tops, from the candle on with which the second is known', () => {
    const { lines } = playScene(emaAlertsWithTrendLines, candlesAround(falling), short)

    expect(firstOf(lines['falling'])).toBe(9)
    expect(rounded(lines['falling']?.slice(9))).toEqual([106, 105.5, 105])
  })

  test('buys the close above the falling line soon after the averages have crossed, once', () => {
    const { signals } = playScene(emaAlertsWithTrendLines, candlesAround([...falling, 104, 106, 108]), short)

    expect(signals).toEqual(['13 buy'])
  })

  test('sells mirrored, below a rising line', () => {
    const upsideDown = candlesAround([...falling, 104, 106, 108].map((close) => 200 - close))

    expect(playScene(emaAlertsWithTrendLines, upsideDown, short).signals).toEqual(['13 sell'])
  })

  test('a line that breaks in the last row of a piece of the batch does not break again in the next', () => {
    const closes = [...falling, 104, 106, 108, 110]
    const turned = closes.map((close) => 200 - close)

    for (const [scene, side] of [
      [closes, 1],
      [turned, -1],
    ] as const) {
      const candles = [...flatCandles(rowsPerPiece - 14, 100), ...candlesAround(scene)]
      const signals = batchSignals(emaAlertsWithTrendLines, candles, { ...emaAlertsWithTrendLines.defaults, ...short })

      expect(signals.flatMap((signal, row) => (signal === 0 ? [] : [[row, signal]]))).toEqual([
        [rowsPerPiece - 1, side],
      ])
    }
  })

  test('a close above the line long after the crossing is no signal', () => {
    const slow = [...falling, 102, 102.5, 102.7, 102.8, 102.9, 103]
    const signalsOf = (window: number) =>
      playScene(emaAlertsWithTrendLines, candlesAround(slow), { ...short, window }).signals

    expect(signalsOf(20)).toEqual(['16 buy'])
    expect(signalsOf(3)).toEqual([])
  })

  test('a close exactly on the line does not break it', () => {
    // At candle 12 the line is at 104.5.
    expect(playScene(emaAlertsWithTrendLines, candlesAround([...falling, 104.5]), short).signals).toEqual([])
    expect(playScene(emaAlertsWithTrendLines, candlesAround([...falling, 104.51]), short).signals).toEqual(['12 buy'])
    const mirrored = (last: number) => candlesAround([...falling, last].map((close) => 200 - close))
    expect(playScene(emaAlertsWithTrendLines, mirrored(104.5), short).signals).toEqual([])
    expect(playScene(emaAlertsWithTrendLines, mirrored(104.51), short).signals).toEqual(['12 sell'])
  })

  test('two rising tops make no falling line', () => {
    const rising = [100, 102, 104, 106, 103, 101, 104, 109, 105, 103]

    expect(firstOf(playScene(emaAlertsWithTrendLines, candlesAround(rising), short).lines['falling'])).toBe(-1)
  })

  test('of two equal highs neither is a top', () => {
    const level = [100, 102, 108, 108, 105, 102, 104, 106, 103, 101]

    expect(firstOf(playScene(emaAlertsWithTrendLines, candlesAround(level), short).lines['falling'])).toBe(-1)
  })

  test.each([
    [9, 21],
    [2, 3],
    [100, 200],
  ])('with the periods %i and %i the averages begin with these candles', (fast, slow) => {
    const { lines } = playFromStart(emaAlertsWithTrendLines, steps(slow, 1, 1), { fast, slow })

    expect([firstOf(lines['fast']), firstOf(lines['slow'])]).toEqual([fast - 1, slow - 1])
  })
})
