import type { WindowAlert } from '@stratomate/contracts/desktop-window/state'
import { windowPageRows } from '@stratomate/contracts/desktop-window/values'
import { expect, test } from 'vitest'
import { filterRows, mergeAlerts, withChanges } from './alert-rows.ts'

function refused(id: string, atMs: number, symbol = 'EURUSD'): WindowAlert {
  const signal = { id, atMs, symbol, timeframeS: 60, indicator: 'X', side: 'buy' } as const
  return {
    ...signal,
    candleTimeS: null,
    emittedAtMs: null,
    receivedAtMs: null,
    isUnconfirmed: false,
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

  expect(filterRows(alerts, { chart: 'GBPUSD 60', outcome: 'all' }).map(({ id }) => id)).toEqual(['b'])
  expect(filterRows(alerts, { chart: '', outcome: 'traded' })).toEqual([])
  expect(filterRows(alerts, { chart: '', outcome: 'refused' })).toHaveLength(2)
})

test('changes stand among the alerts by their time, and wait for the page that they belong to', () => {
  const change = (atMs: number) => ({
    kind: 'changed' as const,
    id: `import ${atMs}`,
    atMs,
    symbol: 'EURUSD',
    timeframeS: 60,
    words: 'Imported',
    canUndo: false,
  })
  const few = [refused('b', 30), refused('a', 10)]
  const page = Array.from({ length: windowPageRows }, (_, index) => refused(`p${index}`, 1_000 - index))
  const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)

  expect(idsOf(withChanges(few, [change(20), change(5)]))).toEqual(['b', 'import 20', 'a', 'import 5'])
  expect(idsOf(withChanges([], [change(5)]))).toEqual(['import 5'])
  expect(idsOf(withChanges(page, [change(2_000), change(5)]).slice(0, 2))).toEqual(['import 2000', 'p0'])
  expect(withChanges(page, [change(2_000), change(5)])).toHaveLength(windowPageRows + 1)
  expect(filterRows([change(5)], { chart: '', outcome: 'refused' })).toEqual([])
  expect(filterRows([change(5)], { chart: 'EURUSD 60', outcome: 'all' })).toHaveLength(1)
})
