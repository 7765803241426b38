import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Candle, candleColumns } from '../candle.ts'
import { arbitraryCandles, walkOf } from './candle-arbitraries.ts'
import { superTrend, superTrendDefaults, type SuperTrendReading } from './index.ts'

const parameters = { period: 3, multiplier: 1.5 }

function streamed(candles: readonly Candle[]): SuperTrendReading[] {
  const stream = superTrend.createStream(parameters)
  return candles.map((candle) => stream.next(candle))
}

function batched(candles: readonly Candle[]): SuperTrendReading[] {
  const { line, defined, trend, signal } = superTrend.batch(candleColumns(candles), parameters)
  return candles.map((_, index) => ({
    line: defined[index] === 1 ? (line[index] ?? null) : null,
    trend: trend[index] === 1 ? 'up' : trend[index] === -1 ? 'down' : null,
    signal: signal[index] === 1 ? 'buy' : signal[index] === -1 ? 'sell' : null,
  }))
}

describe('rules that hold for any candles', () => {
  test('the batch equals the stream bit for bit', () => {
    fc.assert(
      fc.property(arbitraryCandles(160), (candles) => {
        expect(batched(candles)).toEqual(streamed(candles))
      }),
    )
  })

  test('a restart from a snapshot in the middle changes nothing', () => {
    fc.assert(
      fc.property(arbitraryCandles(120), fc.nat(120), (candles, cut) => {
        const before = superTrend.createStream(parameters)
        const first = candles.slice(0, cut).map((candle) => before.next(candle))
        const after = superTrend.createStream(parameters)
        after.restore(JSON.parse(JSON.stringify(before.snapshot())) as ReturnType<typeof before.snapshot>)
        const rest = candles.slice(cut).map((candle) => after.next(candle))

        expect([...first, ...rest]).toEqual(streamed(candles))
      }),
    )
  })

  test('later candles never change what was said before', () => {
    fc.assert(
      fc.property(arbitraryCandles(120), fc.nat(120), (candles, cut) => {
        expect(batched(candles.slice(0, cut))).toEqual(batched(candles).slice(0, cut))
      }),
    )
  })

  test('peeking at a forming candle changes nothing', () => {
    fc.assert(
      fc.property(arbitraryCandles(80), (candles) => {
        const stream = superTrend.createStream(parameters)
        const readings = candles.map((candle) => {
          const peeked = stream.peek(candle)
          stream.peek({ ...candle, close: candle.low, low: candle.low / 2 })
          const reading = stream.next(candle)
          expect(peeked).toEqual(reading)
          return reading
        })

        expect(readings).toEqual(streamed(candles))
      }),
    )
  })

  test('mirrored prices swap buy and sell', () => {
    const swapped = { buy: 'sell', sell: 'buy' } as const
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), (seed) => {
        const candles = walkOf(120, seed)
        const mirrored = candles.map(({ time, open, high, low, close, volume }) => {
          return { time, open: -open, high: -low, low: -high, close: -close, volume }
        })
        const expected = streamed(candles).map(({ signal }) => (signal === null ? null : swapped[signal]))

        expect(streamed(mirrored).map(({ signal }) => signal)).toEqual(expected)
      }),
    )
  })

  test('prices times a power of two give the same signals', () => {
    const candles = walkOf(400, 7)
    const scaled = candles.map(({ time, open, high, low, close, volume }) => {
      return { time, open: open * 8, high: high * 8, low: low * 8, close: close * 8, volume }
    })

    expect(streamed(scaled).map(({ signal }) => signal)).toEqual(streamed(candles).map(({ signal }) => signal))
  })
})

describe('warm-up and silence', () => {
  test('the line starts with the candle after one ATR period', () => {
    const readings = streamed(walkOf(10, 1))

    expect(readings.map(({ line }) => line === null)).toEqual([true, true, true, ...Array<boolean>(7).fill(false)])
  })

  test('no signal comes before 14 periods have closed, and some come after', () => {
    const stream = superTrend.createStream(superTrendDefaults)
    const signals = walkOf(2_000, 5).map((candle) => stream.next(candle).signal)

    expect(signals.slice(0, 140).every((signal) => signal === null)).toBe(true)
    expect(signals.filter((signal) => signal !== null).length).toBeGreaterThan(20)
  })

  test('a flat market gives a line and no signal', () => {
    const flat = Array.from({ length: 200 }, (_, index) => {
      return { time: index * 60, open: 1.1, high: 1.1, low: 1.1, close: 1.1, volume: 0 }
    })
    const readings = streamed(flat)

    expect(readings.every(({ signal }) => signal === null)).toBe(true)
    expect(readings.at(-1)?.line).toBe(1.1)
  })

  test('buy and sell alternate', () => {
    const signals = streamed(walkOf(3_000, 11)).flatMap(({ signal }) => signal ?? [])

    expect(signals.every((signal, index) => index === 0 || signal !== signals[index - 1])).toBe(true)
  })
})

describe('wrong input', () => {
  test.each([
    [{ period: 1, multiplier: 3 }, 'period'],
    [{ period: 10.5, multiplier: 3 }, 'period'],
    [{ period: 10, multiplier: 0 }, 'multiplier'],
    [{ period: 10, multiplier: Number.NaN }, 'multiplier'],
  ])('parameters %j are refused by name', (wrong, name) => {
    expect(() => superTrend.createStream(wrong)).toThrow(name)
  })

  test.each([Number.NaN, Number.POSITIVE_INFINITY])(
    'a price of %s is refused, by the stream and by the batch',
    (price) => {
      const candle = { time: 0, open: 1, high: price, low: 1, close: 1, volume: 0 }

      expect(() => streamed([candle])).toThrow('Candle 0')
      expect(() => batched([candle])).toThrow('Candle 0')
    },
  )

  test('a snapshot of other parameters is refused', () => {
    const snapshot = superTrend.createStream(superTrendDefaults).snapshot()

    expect(() => superTrend.createStream(parameters).restore(snapshot)).toThrow('other parameters')
  })
})
