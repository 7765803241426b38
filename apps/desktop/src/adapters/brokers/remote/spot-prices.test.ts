import { expect, test } from 'vitest'
import { SpotPrices } from './spot-prices.ts'

function newPrices() {
  const clock = { nowMs: 1_000_000 }
  return { clock, prices: new SpotPrices(() => clock.nowMs) }
}

test('a price is good for five seconds, and no longer when the clock was set back', () => {
  const { clock, prices } = newPrices()
  expect([prices.follow('EURUSD'), prices.follow('EURUSD')]).toEqual([true, false])
  expect(prices.field('EURUSD')).toEqual({})
  prices.take('EURUSD', 1.1)

  clock.nowMs += 5_000
  expect(prices.field('EURUSD')).toEqual({ spot: 1.1 })
  clock.nowMs += 1
  expect(prices.field('EURUSD')).toEqual({})
  clock.nowMs -= 60_000
  expect(prices.field('EURUSD')).toEqual({})
})

test.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY, '1.1', null, undefined, {}])(
  'what is no price (%s) leaves the last one',
  (wrong) => {
    const { prices } = newPrices()
    prices.follow('EURUSD')
    prices.take('EURUSD', 1.1)
    prices.take('EURUSD', wrong)

    expect(prices.field('EURUSD')).toEqual({ spot: 1.1 })
  },
)

test('assets that nobody follows are not kept', () => {
  const { prices } = newPrices()
  prices.take('GBPUSD', 1.3)

  expect(prices.field('GBPUSD')).toEqual({})
})
