import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { times } from '@stratomate/commands/soak-scale'
import { type Candle, candleColumns } from '../candle.ts'
import type { Indicator, Reading, Snapshot } from '../indicator.ts'
import { ParameterError } from '../parameters.ts'
import { arbitraryParameters } from './arbitrary-parameters.ts'
import { arbitraryCandles, coarseWalk, flatCandles, walkOf } from './candle-arbitraries.ts'
import { testLimits } from './test-limits.ts'
import { testScale } from './test-scale.ts'
import { testSeams } from './test-seams.ts'
import { batchReadings, batchSignals, readNext, streamReadings } from './readings.ts'

const runs = { numRuns: times(12, 300) }
const hostile = arbitraryCandles(260)
/** Longer than two pieces of the batch, so that its seams and renewals are inside. */
const walk = walkOf(9_000, 11)
const swapped = { buy: 'sell', sell: 'buy' } as const

/** What every indicator promises, in the catalogue and in the add-ons. */
export function describeContract(indicator: Indicator): void {
  describe.each([indicator])('$id', () => {
    testEquality(indicator)
    testSeams(indicator)
    testLimits(indicator)
    testCoarsePrices(indicator)
    testScale(indicator)
    testSnapshots(indicator)
    testForming(indicator)
    testSignals(indicator)
    testRest(indicator)
    testRefusals(indicator)
  })
}

/** The batch, the lines alone and the stream give the same, whatever candles follow. */
function testEquality(indicator: Indicator): void {
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

  test('the lines alone are those of the batch, in arrays that are used again too', () => {
    const columns = candleColumns(walk)
    const { lines } = indicator.batch(columns, indicator.defaults)
    const used = Object.fromEntries(Object.keys(lines).map((name) => [name, new Float64Array(walk.length).fill(7)]))

    expect(indicator.lines(columns, indicator.defaults)).toEqual(lines)
    expect(indicator.lines(columns, indicator.defaults, used)).toBe(used)
    expect(used).toEqual(lines)
    expect(() => indicator.lines(candleColumns(walk.slice(1)), indicator.defaults, used)).toThrow('as long as')
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

  test('no candle and one candle say nothing', () => {
    const [candle] = walk
    const one = candle === undefined ? [] : [candle]

    expect(batchReadings(indicator, [])).toEqual([])
    expect(streamReadings(indicator, one).map(({ signal }) => signal)).toEqual([null])
    expect(batchReadings(indicator, one)).toEqual(streamReadings(indicator, one))
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
}

/** Where the comparisons of batch and stream could differ: at a value that is met exactly. */
function testCoarsePrices(indicator: Indicator): void {
  test('where prices are coarse, so that candles meet lines exactly, the batch equals the stream', () => {
    const coarse = coarseWalk(3_000, 5)
    const margins = Object.entries(indicator.parameters).filter(([, { minimum }]) => minimum === 0)
    const withoutMargins = { ...indicator.defaults, ...Object.fromEntries(margins.map(([name]) => [name, 0])) }

    for (const values of [indicator.defaults, withoutMargins]) {
      expect(batchReadings(indicator, coarse, values)).toEqual(streamReadings(indicator, coarse, values))
    }
    fc.assert(
      fc.property(fc.nat(1_000_000), arbitraryParameters(indicator), (seed, chosen) => {
        const candles = coarseWalk(200, seed)
        expect(batchReadings(indicator, candles, chosen)).toEqual(streamReadings(indicator, candles, chosen))
      }),
      runs,
    )
  })
}

/** A stream continues after a restart as if there had been none. */
function testSnapshots(indicator: Indicator): void {
  const parameters = arbitraryParameters(indicator)

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

  test('a restart on either side of a renewal changes nothing, and saves what would have been saved', () => {
    const whole = streamReadings(indicator, walk)
    for (const cut of [600, 4_095, 4_096, 4_097, 6_000, 8_192, 8_999]) {
      const before = indicator.createStream(indicator.defaults)
      for (const candle of walk.slice(0, cut)) before.next(candle)
      const snapshot = before.snapshot()
      const after = indicator.createStream(indicator.defaults)
      for (const candle of walk.slice(0, 300)) after.next(candle)
      after.restore(JSON.parse(JSON.stringify(snapshot)) as Snapshot)

      expect(after.snapshot()).toEqual(snapshot)
      expect(walk.slice(cut).map((candle) => readNext(after, candle))).toEqual(whole.slice(cut))
      for (const candle of walk.slice(cut)) before.next(candle)
      expect(after.snapshot()).toEqual(before.snapshot())
    }
  })

  test('a snapshot of another version, indicator or parameters or with a part missing is refused', () => {
    const stream = indicator.createStream(indicator.defaults)
    const snapshot = stream.snapshot()
    const [name = ''] = Object.keys(snapshot.parameters)

    // In the format of an older program.
    const older = JSON.parse(JSON.stringify({ ...snapshot, version: 2 })) as Snapshot
    expect(() => stream.restore(older)).toThrow('another version')
    expect(() => stream.restore({ ...snapshot, indicator: 'another' })).toThrow('another indicator')
    expect(() => stream.restore({ ...snapshot, parameters: { ...snapshot.parameters, [name]: 7.5 } })).toThrow(
      'other parameters',
    )
    expect(() => stream.restore({ ...snapshot, columns: snapshot.columns.slice(1) })).toThrow('damaged')
    expect(() => stream.restore({ ...snapshot, candles: -1 })).toThrow('damaged')
    const infinite = snapshot.columns.map((column) => column.map(() => Number.POSITIVE_INFINITY))
    expect(() => stream.restore({ ...snapshot, columns: infinite })).toThrow('damaged')
  })
}

/** A forming candle can be looked at without any effect. */
function testForming(indicator: Indicator): void {
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

  test('a reading of a forming candle says the same when thousands of candles have followed', () => {
    const stream = indicator.createStream(indicator.defaults)
    const kept = walk.map((candle) => {
      const peeked = stream.peek({ ...candle, close: candle.low })
      stream.next(candle)
      return { peeked, said: structuredClone(peeked) }
    })

    expect(kept.map(({ peeked }) => peeked)).toEqual(kept.map(({ said }) => said))
  })
}

/** Signals come after the warm-up, agree with a longer history, and mirror each other. */
function testSignals(indicator: Indicator): void {
  test('lines begin once and then always have a value, and no signal comes in the warm-up', () => {
    const readings = streamReadings(indicator, walk)
    const warmUp = indicator.warmUp(indicator.defaults)
    const steady = Object.keys(readings[0]?.lines ?? {}).filter((name) => !linesWithGaps(indicator).includes(name))

    expect(readings.slice(warmUp).every((reading) => hasValues(reading, steady))).toBe(true)
    expect(readings.findLastIndex((reading) => !hasValues(reading, steady))).toBeLessThan(warmUp)
    expect(readings.slice(0, warmUp).every(({ signal }) => signal === null)).toBe(true)
    expect(readings.filter(({ signal }) => signal === 'buy').length).toBeGreaterThan(15)
    expect(readings.filter(({ signal }) => signal === 'sell').length).toBeGreaterThan(15)
  })

  test('a live start and a long history agree after the warm-up', () => {
    const warmUp = indicator.warmUp(indicator.defaults)
    const late = batchSignals(indicator, walk.slice(700))
    const long = batchSignals(indicator, walk).slice(700)
    const differences = late.slice(warmUp).filter((signal, index) => signal !== long[warmUp + index])

    // A used swing or line may be older than any warm-up, so rules that remember one may differ once.
    expect(differences.length).toBeLessThanOrEqual(linesWithGaps(indicator).length > 0 ? 2 : 0)
  })

  test('mirrored prices swap buy and sell', () => {
    const mirrored = walk.map(({ time, open, high, low, close, volume }) => {
      return { time, open: -open, high: -low, low: -high, close: -close, volume }
    })
    const expected = streamReadings(indicator, walk).map(({ signal }) => (signal === null ? null : swapped[signal]))

    expect(streamReadings(indicator, mirrored).map(({ signal }) => signal)).toEqual(expected)
  })

  test('prices times a power of two give the same signals', () => {
    expect(batchSignals(indicator, scaled(walk, 2 ** 20))).toEqual(batchSignals(indicator, walk))
    expect(batchSignals(indicator, scaled(walk, 2 ** -30))).toEqual(batchSignals(indicator, walk))
  })
}

/** A market without movement gives no signals. */
function testRest(indicator: Indicator): void {
  test('a market that never moves gives no signal', () => {
    const readings = streamReadings(indicator, flatCandles(2_200, 1.1))

    expect(readings.filter(({ signal }) => signal !== null)).toEqual([])
  })

  test('a feed that stalls falls silent', () => {
    const stalled = [...walk.slice(0, 900), ...flatCandles(3_000, walk[899]?.close ?? 1)]

    expect(
      batchSignals(indicator, stalled)
        .slice(1_200)
        .every((signal) => signal === 0),
    ).toBe(true)
  })
}

/** Wrong prices and parameters are refused by name. */
function testRefusals(indicator: Indicator): void {
  test.each([Number.NaN, Number.POSITIVE_INFINITY, -1e300])('a price of %s is refused and changes nothing', (price) => {
    const stream = indicator.createStream(indicator.defaults)
    const wrong = { time: 0, open: 1, high: price, low: 1, close: 1, volume: 0 }

    expect(() => stream.next(wrong)).toThrow('Candle 0')
    expect(() => batchReadings(indicator, [...walk.slice(0, 3), wrong])).toThrow('Candle 3')
    expect(walk.slice(0, 900).map((candle) => readNext(stream, candle))).toEqual(
      streamReadings(indicator, walk.slice(0, 900)),
    )
  })

  test('columns of different lengths are refused', () => {
    const columns = candleColumns(walk)

    expect(() => indicator.batch({ ...columns, low: columns.low.slice(1) }, indicator.defaults)).toThrow(
      'differ in length',
    )
  })

  test('parameters out of their range are refused by name', () => {
    for (const [name, { minimum, maximum }] of Object.entries(indicator.parameters)) {
      for (const value of [minimum - 1, maximum + 1, Number.NaN, Number.POSITIVE_INFINITY]) {
        const wrong = { ...indicator.defaults, [name]: value }
        expect(() => indicator.createStream(wrong)).toThrow(ParameterError)
        expect(() => indicator.batch(candleColumns(walk), wrong)).toThrow(name)
        expect(() => indicator.warmUp(wrong)).toThrow(name)
      }
    }
  })
}

/** Lines that jump have no value where there is nothing to draw. */
function linesWithGaps({ drawing }: Indicator): string[] {
  return Object.entries(drawing?.lines ?? {}).flatMap(([name, { jumps }]) => (jumps === true ? [name] : []))
}

function hasValues({ lines }: Reading, names: readonly string[]): boolean {
  return names.every((name) => lines[name] !== null)
}

function scaled(candles: readonly Candle[], factor: number): Candle[] {
  return candles.map(({ time, open, high, low, close, volume }) => {
    return { time, open: open * factor, high: high * factor, low: low * factor, close: close * factor, volume }
  })
}
