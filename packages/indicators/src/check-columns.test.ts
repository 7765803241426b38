import { describe, expect, expectTypeOf, test } from 'vitest'
import { type Candle, candleColumns, type PriceColumns } from './candle.ts'
import { areChecked, checkColumns, type CheckedColumns } from './check-columns.ts'
import type { Indicator } from './indicator.ts'
import { indicators } from './indicators.ts'
import { sampleCandles } from './sample-candles.ts'

const columns = candleColumns(sampleCandles(9_000))

function withPrice(name: keyof PriceColumns, index: number, price: number): PriceColumns {
  const wrong = columns[name].slice()
  wrong[index] = price
  return { ...columns, [name]: wrong }
}

function* candlesOf({ open, high, low, close }: PriceColumns): Generator<Candle> {
  for (let index = 0; index < close.length; index += 1) {
    const [first = 0, top = 0, bottom = 0, last = 0] = [open[index], high[index], low[index], close[index]]
    yield { time: index * 60, open: first, high: top, low: bottom, close: last, volume: 0 }
  }
}

describe('checkColumns', () => {
  test.each(Object.values<Indicator>(indicators))('$id computes the same of them as of plain columns', (indicator) => {
    const checked = checkColumns(columns)

    expect(indicator.batch(checked, indicator.defaults)).toEqual(indicator.batch(columns, indicator.defaults))
    expect(indicator.signals(checked, indicator.defaults)).toEqual(indicator.signals(columns, indicator.defaults))
  })

  test('highs and lows are near when none is more than twice another', () => {
    const [low, high] = [Math.min(...columns.low), Math.max(...columns.high)]

    expect(checkColumns(columns).areNear).toBe(true)
    expect(checkColumns(withPrice('high', 4_000, 2 * low)).areNear).toBe(true)
    expect(checkColumns(withPrice('high', 4_000, 2.001 * low)).areNear).toBe(false)
    expect(checkColumns(withPrice('low', 8_999, 0.499 * high)).areNear).toBe(false)
    expect(checkColumns(withPrice('low', 0, -low)).areNear).toBe(false)
  })

  test('lines of near and of far prices are those of the stream', () => {
    for (const far of [columns, withPrice('high', 4_090, 17.3), withPrice('low', 4_100, 1e-7)]) {
      const { otc } = indicators
      const stream = otc.createStream(otc.defaults)
      const lines = { k: [] as number[], d: [] as number[] }
      for (const candle of candlesOf(far)) {
        stream.next(candle)
        lines.k.push(stream.lines.k.value ?? Number.NaN)
        lines.d.push(stream.lines.d.value ?? Number.NaN)
      }

      expect(otc.lines(checkColumns(far), otc.defaults)).toMatchObject({
        k: Float64Array.from(lines.k),
        d: Float64Array.from(lines.d),
      })
    }
  })

  test.each(['open', 'high', 'low', 'close'] as const)(
    'a wrong %s is refused with its candle, as by a batch',
    (name) => {
      for (const price of [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, -1e300, 1e15]) {
        for (const index of [0, 4_095, 4_096, 8_998, 8_999]) {
          const wrong = withPrice(name, index, price)

          expect(() => checkColumns(wrong)).toThrow(`Candle ${index} has`)
          expect(() => indicators.vortex.batch(wrong, indicators.vortex.defaults)).toThrow(`Candle ${index} has`)
        }
      }
    },
  )

  test.each(['open', 'high', 'low', 'close'] as const)('a column %s of another length is refused', (name) => {
    expect(() => checkColumns({ ...columns, [name]: columns[name].slice(1) })).toThrow('differ in length')
  })

  test('prices that are large only together are taken', () => {
    const large = new Float64Array(3_000).fill(2e14)

    expect(areChecked(checkColumns({ open: large, high: large, low: large, close: large }))).toBe(true)
  })

  test('no candle is a history too', () => {
    expect(checkColumns(candleColumns([])).close).toHaveLength(0)
  })

  test('what is checked is not checked again', () => {
    const checked = checkColumns(columns)

    expect(checkColumns(checked)).toBe(checked)
    expect(checked.close).toBe(columns.close)
  })

  test('a copy and a forgery count as unchecked', () => {
    const checked = checkColumns(columns)
    // Safe: the prototype of an object of a class is an object.
    const forged = Object.assign(Object.create(Object.getPrototypeOf(checked) as object) as object, columns)

    expect(areChecked(structuredClone(checked))).toBe(false)
    expect(areChecked(forged)).toBe(false)
    expectTypeOf<PriceColumns>().not.toExtend<CheckedColumns>()
  })
})
