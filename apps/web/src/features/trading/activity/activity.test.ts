import { expect, test } from 'vitest'
import { activityTabOf, listActivity } from './activity.ts'
import { refusalOf } from '#web/features/trading/testing/refusal-of.ts'
import { tradeOf } from '#web/features/trading/testing/trade-of.ts'

const lists = {
  trades: [
    tradeOf({ id: 't2', sentAt: '2025-10-07T10:02:00.000Z' }),
    tradeOf({ id: 't1', sentAt: '2025-10-07T10:00:00.000Z' }),
  ],
  refusals: [refusalOf({ id: 'r1', at: '2025-10-07T10:01:00.000Z' })],
}

test('refused signals stand between the trades by their time', () => {
  expect(listActivity(lists, 'all').map(({ id }) => id)).toEqual(['t2', 'r1', 't1'])
})

test('a tab shows its kind only', () => {
  expect(listActivity(lists, 'trades').map(({ id }) => id)).toEqual(['t2', 't1'])
  expect(listActivity(lists, 'alerts').map(({ id }) => id)).toEqual(['r1'])
})

test('an unknown tab in the address is all of it', () => {
  expect([activityTabOf(null), activityTabOf('nonsense'), activityTabOf('alerts')]).toEqual(['all', 'all', 'alerts'])
})
