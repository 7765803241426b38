import { times } from '@stratomate/commands/soak-scale'
import { type Candle, candleColumns, type Indicator } from '@stratomate/indicators'
import type { Snapshot } from '@stratomate/indicators/indicator'
import { arbitraryParameters } from '@stratomate/indicators/testing/arbitrary-parameters'
import { arbitraryCandles, flatCandles, walkOf } from '@stratomate/indicators/testing/candle-arbitraries'
import { batchReadings, batchSignals, readNext, streamReadings } from '@stratomate/indicators/testing/readings'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { baselineOscillator } from './baseline-oscillator.ts'
import { binaryEagle } from './binary-eagle.ts'

const runs = { numRuns: times(12, 300) }
const hostile = arbitraryCandles(260)
const walk = walkOf(2_600, 11)
const swapped = { buy: 'sell', sell: 'buy' } as const

/** Add-ons that are a rule of the engine; the others are programs for the terminal alone and are compared there. */
const all: [string, Indicator][] = [binaryEagle, baselineOscillator].map((indicator) => [indicator.id, indicator])

/** What the library holds each of its indicators to (packages/indicators), for the add-ons. */
describe.each(all)('%s', (_, indicator) => {
  const parameters = arbitraryParameters(indicator)

  test('the batch equals the stream bit for bit', () => {
    expect(batchReadings(indicator, walk)).toEqual(streamReadings(indicator, walk))
    expect([...indicator.signals(candleColumns(walk), indicator.defaults)]).toEqual(batchSignals(indicator, walk))
    fc.assert(
      fc.property(hostile, parameters, (candles, chosen) => {
        expect(batchReadings(indicator, candles, chosen)).toEqual(streamReadings(indicator, candles, chosen))
      }),
      runs,
    )
  })

  test('a restart from a snapshot in the middle changes nothing', () => {
    fc.assert(
      fc.property(hostile, parameters, fc.nat(260), (candles, chosen, cut) => {
        const before = indicator.createStream(chosen)
        const first = candles.slice(0, cut).map((candle) => readNext(before, candle))
        const after = indicator.createStream(chosen)
        after.restore(JSON.parse(JSON.stringify(before.snapshot())) as Snapshot)
        const rest = candles.slice(cut).map((candle) => readNext(after, candle))

        expect([...first, ...rest]).toEqual(streamReadings(indicator, candles, chosen))
      }),
      runs,
    )
  })

  test('later candles never change what was said before', () => {
    fc.assert(
      fc.property(hostile, parameters, fc.nat(260), (candles, chosen, cut) => {
        const early = batchReadings(indicator, candles.slice(0, cut), chosen)
        expect(early).toEqual(batchReadings(indicator, candles, chosen).slice(0, cut))
      }),
      runs,
    )
    expect(batchReadings(indicator, walk.slice(0, 1_500))).toEqual(batchReadings(indicator, walk).slice(0, 1_500))
  })

  test('looking at a forming candle changes nothing', () => {
    const stream = indicator.createStream(indicator.defaults)
    const readings = walk.map((candle) => {
      stream.peek({ ...candle, high: candle.high * 2, close: candle.low / 2, low: candle.low / 2 })
      const peeked = stream.peek(candle)
      const reading = readNext(stream, candle)
      expect(peeked).toEqual(reading)
      return reading
    })

    expect(readings).toEqual(streamReadings(indicator, walk))
  })

  test('no signal comes in the warm-up, and a late start agrees with a long history after it', () => {
    const warmUp = indicator.warmUp(indicator.defaults)
    const late = batchSignals(indicator, walk.slice(700)).slice(warmUp)

    expect(streamReadings(indicator, walk).findIndex(({ signal }) => signal !== null)).toBeGreaterThanOrEqual(warmUp)
    expect(late).toEqual(batchSignals(indicator, walk).slice(700 + warmUp))
  })

  test('mirrored prices swap buy and sell', () => {
    const mirrored = walk.map(({ time, open, high, low, close, volume }) => {
      return { time, open: -open, high: -low, low: -high, close: -close, volume }
    })
    const expected = streamReadings(indicator, walk).map(({ signal }) => (signal === null ? null : swapped[signal]))

    expect(streamReadings(indicator, mirrored).map(({ signal }) => signal)).toEqual(expected)
  })

  test.each([2 ** 20, 2 ** -30])('prices times %d give the same signals', (factor) => {
    expect(batchSignals(indicator, scaled(walk, factor))).toEqual(batchSignals(indicator, walk))
  })

  test('a market that never moves gives no signal, and a feed that stalls falls silent', () => {
    const stalled = [...walk.slice(0, 900), ...flatCandles(3_000, walk[899]?.close ?? 1)]

    expect(batchSignals(indicator, flatCandles(2_200, 1.1)).some((signal) => signal !== 0)).toBe(false)
    expect(
      batchSignals(indicator, stalled)
        .slice(1_200)
        .some((signal) => signal !== 0),
    ).toBe(false)
  })

  test('no candle and one candle say nothing', () => {
    expect(batchReadings(indicator, [])).toEqual([])
    expect(streamReadings(indicator, walk.slice(0, 1)).map(({ signal }) => signal)).toEqual([null])
  })

  test('every number that it says is finite', () => {
    fc.assert(
      fc.property(hostile, parameters, (candles, chosen) => {
        const values = batchReadings(indicator, candles, chosen).flatMap(({ lines }) => Object.values(lines))
        expect(values.every((value) => value === null || Number.isFinite(value))).toBe(true)
      }),
      runs,
    )
  })
})

function scaled(candles: readonly Candle[], factor: number): Candle[] {
  return candles.map(({ time, open, high, low, close, volume }) => {
    return { time, open: open * factor, high: high * factor, low: low * factor, close: close * factor, volume }
  })
}
