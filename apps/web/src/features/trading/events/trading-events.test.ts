import { expect, test } from 'vitest'
import { refusalOf } from '../testing/refusal-of.ts'
import { tradeOf, wonTradeOf } from '../testing/trade-of.ts'
import { listEvents } from './trading-events.ts'

const kindsOf = (lists: Parameters<typeof listEvents>[0], max = 100) =>
  listEvents(lists, max).map(({ kind, at }) => `${kind} ${at.slice(14, 19)}`)

test('a trade that has ended is two moments, when it opened and when it ended, newest first', () => {
  expect(kindsOf({ trades: [wonTradeOf()], refusals: [] })).toEqual(['ended 01:00', 'opened 00:00'])
})

test.each([
  ['placed', 'opened'],
  ['intended', 'sending'],
  ['rejected', 'rejected'],
  ['unknown', 'unclear'],
] as const)('a trade that is %s is one moment: %s', (state, kind) => {
  expect(kindsOf({ trades: [tradeOf({ state })], refusals: [] })).toEqual([`${kind} 00:00`])
})

test('an order opened when the broker said so', () => {
  const trade = tradeOf({ acknowledgedAt: '2025-11-07T14:00:02.000Z' })
  expect(kindsOf({ trades: [trade], refusals: [] })).toEqual(['opened 00:02'])
})

test('refused signals stand between trades by their time, with the reason', () => {
  const refusal = refusalOf({ at: '2025-11-07T14:00:30.000Z', code: 'chart_limit' })
  const events = listEvents({ trades: [wonTradeOf()], refusals: [refusal] }, 100)
  expect(events.map(({ kind }) => kind)).toEqual(['ended', 'refused', 'opened'])
  expect(events[1]).toMatchObject({ reason: 'All chart slots of the plan are in use.' })
})

test('of two moments at one instant the end of a trade is the later one', () => {
  const next = tradeOf({ id: 't2', acknowledgedAt: '2025-11-07T14:01:00.000Z' })
  expect(kindsOf({ trades: [next, wonTradeOf()], refusals: [] })).toEqual([
    'ended 01:00',
    'opened 01:00',
    'opened 00:00',
  ])
})

test('only the newest are listed, each under a name of its own', () => {
  const trades = Array.from({ length: 50 }, (_none, place) => wonTradeOf({ id: `t${place}` }))
  const events = listEvents({ trades, refusals: [refusalOf()] }, 60)
  expect(events).toHaveLength(60)
  expect(new Set(events.map(({ id }) => id)).size).toBe(60)
})
