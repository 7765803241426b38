import { expect, test } from 'vitest'
import { hasFreeSlot } from './use-favorite.ts'
import { chartOf } from '#web/features/trading/testing/chart-of.ts'

const own = [chartOf(), chartOf({ symbol: 'GBPUSD' }), chartOf({ symbol: 'USDJPY', favorite: false })]

test.each([
  [-1, true],
  [0, false],
  [2, false],
  [3, true],
])('with two favorites and a plan of %i charts there is room: %s', (allowed, isFree) => {
  expect(hasFreeSlot(own, { deviceId: 'd1' }, allowed)).toBe(isFree)
})

test('favorites of another computer take no place of this one', () => {
  expect(hasFreeSlot(own, { deviceId: 'd2' }, 1)).toBe(true)
})
