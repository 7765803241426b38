import { describe, expect, expectTypeOf, test } from 'vitest'
import { candleColumns, type PriceColumns } from './candle.ts'
import { areChecked, checkColumns, type CheckedColumns } from './check-columns.ts'
import type { Indicator } from './indicator.ts'
import { indicators } from './indicators.ts'
import { sampleCandles } from './sample-candles.ts'

const columns = candleColumns(sampleCandles(3_000))

function withPrice(name: keyof PriceColumns, index: number, price: number): PriceColumns {
  const wrong = columns[name].slice()
  wrong[index] = price
  return { ...columns, [name]: wrong }
}

describe('checkColumns', () => {
  test.each(Object.values<Indicator>(indicators))('$id computes the same of them as of plain columns', (indicator) => {
    const checked = checkColumns(columns)

    expect(indicator.batch(checked, indicator.defaults)).toEqual(indicator.batch(columns, indicator.defaults))
    expect(indicator.signals(checked, indicator.defaults)).toEqual(indicator.signals(columns, indicator.defaults))
  })

  test.each(['open', 'high', 'low', 'close'] as const)(
    'a wrong %s is refused with its candle, as by a batch',
    (name) => {
      for (const price of [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, -1e300, 1e15]) {
        for (const index of [0, 1_023, 1_024, 2_998, 2_999]) {
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
