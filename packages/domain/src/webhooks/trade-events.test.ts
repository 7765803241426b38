import { expect, test } from 'vitest'
import { tradeEventsOf } from './trade-events.ts'

test.each([
  [null, 'intended', []],
  [null, 'placed', ['trade.opened']],
  [null, 'unknown', []],
  [null, 'rejected', []],
  [null, 'settled', ['trade.opened', 'trade.settled']],
  ['intended', 'placed', ['trade.opened']],
  ['intended', 'rejected', []],
  ['unknown', 'placed', ['trade.opened']],
  ['unknown', 'settled', ['trade.opened', 'trade.settled']],
  ['placed', 'settled', ['trade.settled']],
  ['placed', 'placed', []],
  ['settled', 'settled', []],
] as const)('a trade that was %s and is %s reports %j', (before, after, events) => {
  expect(tradeEventsOf(before, after)).toEqual(events)
})
