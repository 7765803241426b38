import { expect, test } from 'vitest'
import { ChartRegistry } from './chart-registry.ts'
import { chooseCharts, isSameChart } from './choose-charts.ts'
import type { ConnectedChart } from '../ports.ts'

function chart(symbol: string, timeframeS = 60): ConnectedChart {
  return {
    key: `${symbol}:${timeframeS}`,
    feed: `t:${symbol}:${timeframeS}`,
    symbol,
    isCustom: false,
    timeframeS,
    digits: 5,
    indicator: 'x',
    indicatorId: 'x',
    speed: 1,
    isSimulated: false,
  }
}

function favorite(symbol: string) {
  return { symbol, timeframeS: 60, direction: 'both', stakeCents: null, expiryCandles: null } as const
}

const three = [chart('A'), chart('B'), chart('C')]

function kinds(slotStatuses: ReturnType<typeof chooseCharts>): Record<string, string> {
  return Object.fromEntries([...slotStatuses].map(([key, { kind }]) => [key, kind]))
}

test('with "first", the first charts to connect take the slots of the plan', () => {
  expect(kinds(chooseCharts(three, 'first', 2))).toEqual({
    'A:60': 'favorite',
    'B:60': 'favorite',
    'C:60': 'chart_limit',
  })
})

test('a list decides by its own order, whoever connects first', () => {
  const slotStatuses = chooseCharts(three, [favorite('C'), favorite('a')], 1)

  expect(kinds(slotStatuses)).toEqual({ 'C:60': 'favorite', 'A:60': 'chart_limit', 'B:60': 'not_favorite' })
})

test('unlimited slots take every chart, none take none', () => {
  expect(Object.values(kinds(chooseCharts(three, 'first', 'unlimited')))).toEqual(['favorite', 'favorite', 'favorite'])
  expect(Object.values(kinds(chooseCharts(three, 'first', 0)))).toEqual(['chart_limit', 'chart_limit', 'chart_limit'])
})

test('the same symbol on another timeframe is another chart', () => {
  expect(kinds(chooseCharts([chart('A', 300)], [favorite('A')], 3))).toEqual({ 'A:300': 'not_favorite' })
})

test('a chart that leaves frees its slot, and comes back to its old place', () => {
  const registry = new ChartRegistry()
  for (const one of three) registry.connect(one)
  registry.disconnect(chart('A'))
  expect(registry.slotStatus(chart('C'), 'first', 2).kind).toBe('favorite')

  registry.connect(chart('A'))

  expect(registry.slotStatus(chart('A'), 'first', 2).kind).toBe('favorite')
  expect(registry.slotStatus(chart('C'), 'first', 2).kind).toBe('chart_limit')
})

test('candles that are not newer than the last are not taken', () => {
  const registry = new ChartRegistry()

  expect([60, 120, 120, 60, 180].map((time) => registry.closeBar(chart('A'), time))).toEqual([
    true,
    true,
    false,
    false,
    true,
  ])
})

test.each([
  ['EURUSD', 60, true],
  ['eurusd', 60, true],
  ['EURUSD', 300, false],
  ['EURUSD.a', 60, false],
])('%s at %i s beside EURUSD at 60 s', (symbol, timeframeS, isSame) => {
  expect(isSameChart({ symbol, timeframeS }, { symbol: 'EURUSD', timeframeS: 60 })).toBe(isSame)
})
