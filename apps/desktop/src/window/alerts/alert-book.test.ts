import type { WindowAlert } from '@stratomate/contracts/desktop-window-state'
import { expect, test } from 'vitest'
import { filterAlerts, mergeAlerts } from './alert-book.ts'

function refused(id: string, atMs: number, symbol = 'EURUSD'): WindowAlert {
  const signal = { id, atMs, symbol, timeframeS: 60, indicator: 'X', side: 'buy' } as const
  return {
    ...signal,
    candleTimeS: null,
    emittedAtMs: null,
    receivedAtMs: null,
    kind: 'refused',
    code: 'stale',
    pausedReason: null,
  }
}

test('alerts stand newest first and once, in their newest form', () => {
  const merged = mergeAlerts(
    [refused('b', 2), refused('a', 1)],
    [{ ...refused('a', 1), symbol: 'GBPUSD' }, refused('c', 3)],
  )

  expect(merged.map(({ id, symbol }) => `${id} ${symbol}`)).toEqual(['c EURUSD', 'b EURUSD', 'a GBPUSD'])
})

test('memory has an end: the oldest go first', () => {
  const many = Array.from({ length: 6_000 }, (_, index) => refused(`r${index}`, index))
  const merged = mergeAlerts([], many)

  expect([merged.length, merged[0]?.id]).toEqual([5_000, 'r5999'])
})

test('a filter keeps one chart or one outcome', () => {
  const alerts = [refused('a', 1), refused('b', 2, 'GBPUSD')]

  expect(filterAlerts(alerts, { chart: 'GBPUSD 60', outcome: 'all' }).map(({ id }) => id)).toEqual(['b'])
  expect(filterAlerts(alerts, { chart: '', outcome: 'traded' })).toEqual([])
  expect(filterAlerts(alerts, { chart: '', outcome: 'refused' })).toHaveLength(2)
})
