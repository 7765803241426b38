import { expect, test } from 'vitest'
import { isNearEvent, NewsCalendar } from './news-calendar.ts'

const minuteMs = 60_000
const atMs = Date.UTC(2026, 10, 18, 13, 30)
const event = { atMs, currency: 'USD', importance: 2, name: 'CPI' }
const rules = { importance: 'medium', minutesBefore: 30, minutesAfter: 10 } as const

test.each([
  ['a millisecond before it counts', -30 * minuteMs - 1, false],
  ['from then on', -30 * minuteMs, true],
  ['at the event', 0, true],
  ['until so long after it', 10 * minuteMs, true],
  ['a millisecond later', 10 * minuteMs + 1, false],
])('an event keeps trades back in its minutes: %s', (_, fromEventMs, isNear) => {
  expect(isNearEvent(rules, [event], atMs + fromEventMs)).toBe(isNear)
})

test.each([
  ['off', 3, false],
  ['low', 1, true],
  ['medium', 1, false],
  ['medium', 2, true],
  ['medium', 3, true],
  ['high', 2, false],
  ['high', 3, true],
] as const)('of importance %s, an event of %i counts: %s', (importance, own, isNear) => {
  expect(isNearEvent({ ...rules, importance }, [{ ...event, importance: own }], atMs)).toBe(isNear)
})

test('a reading takes the place of the one before it when it has ended, for its symbol only', () => {
  const calendar = new NewsCalendar()
  calendar.take('chart', event)
  expect([calendar.around('EURUSD', atMs), calendar.isKnown()]).toEqual([[], false])

  calendar.end('chart', 'eurusd')
  calendar.take('chart', { ...event, name: 'moved', atMs: atMs + minuteMs })
  expect(calendar.around('EURUSD', atMs)).toEqual([event])
  expect([calendar.around('GBPJPY', atMs), calendar.isKnown()]).toEqual([[], true])

  calendar.end('chart', 'EURUSD')
  expect(calendar.around('EURUSD', atMs).map(({ name }) => name)).toEqual(['moved'])
  calendar.end('chart', 'EURUSD')
  expect(calendar.around('EURUSD', atMs)).toEqual([])
})

test('what is farther away than anybody can choose is not around, and the next events are listed once', () => {
  const calendar = new NewsCalendar()
  const later = { ...event, name: 'later', atMs: atMs + 240 * minuteMs + 1 }
  for (const symbol of ['EURUSD', 'USDJPY']) {
    for (const one of [later, event, { ...event, name: 'past', atMs: atMs - 1 }]) calendar.take(symbol, one)
    calendar.end(symbol, symbol)
  }

  expect(calendar.around('EURUSD', atMs).map(({ name }) => name)).toEqual(['CPI', 'past'])
  expect(calendar.next(atMs, 5).map(({ name }) => name)).toEqual(['CPI', 'later'])
  expect(calendar.next(atMs, 1)).toHaveLength(1)
})

test('a chart that sends without end is cut, and so is the number of charts', () => {
  const calendar = new NewsCalendar()
  for (let count = 0; count < 600; count += 1) calendar.take('chart', event)
  calendar.end('chart', 'EURUSD')
  expect(calendar.around('EURUSD', atMs)).toHaveLength(500)

  for (let count = 0; count < 1_000; count += 1) calendar.end('chart', `S${count}`)
  expect(calendar.around('EURUSD', atMs)).toEqual([])
})
