import { expect, test } from 'vitest'
import { ChartRegistry } from './chart-registry.ts'
import { chartOf } from '../testing/chart-of.ts'

const chart = (symbol: string) => chartOf(symbol, { key: `${symbol}:60` })

test('after a restart the charts that came first keep their slots, whoever connects first now', () => {
  const kept: string[][] = []
  const before = new ChartRegistry({ known: [], onNew: (keys) => kept.push([...keys]) })
  for (const symbol of ['A', 'B', 'C']) before.connect(chart(symbol))

  const after = new ChartRegistry({ known: kept.at(-1) ?? [], onNew: (keys) => kept.push([...keys]) })
  for (const symbol of ['C', 'B', 'A']) after.connect(chart(symbol))

  expect(after.connected().map(({ symbol }) => symbol)).toEqual(['A', 'B', 'C'])
  expect(after.slotStatus(chart('C'), 'first', 2).kind).toBe('chart_limit')
  expect(kept).toHaveLength(3)
})

test('a chart with two connections stays until both are gone', () => {
  const registry = new ChartRegistry()
  registry.connect(chart('A'))
  registry.connect(chart('A'))

  registry.disconnect(chart('A'))
  const between = registry.connected()
  registry.disconnect(chart('A'))

  expect(between).toHaveLength(1)
  expect(registry.connected()).toEqual([])
})

test('a candle is taken once and only forwards', () => {
  const registry = new ChartRegistry()

  expect([60, 60, 0, 120].map((timeS) => registry.closeBar(chart('A'), timeS))).toEqual([true, false, false, true])
  expect(registry.lastBarS(chart('A'))).toBe(120)
})

test('of two terminals that show one chart, the one that stays is the chart when the other has gone', () => {
  const charts = new ChartRegistry()
  const first = chartOf('EURUSD', { feed: 'first' })
  const second = chartOf('EURUSD', { feed: 'second' })
  charts.connect(first)
  charts.connect(second)
  expect(charts.connected()).toEqual([second])
  charts.disconnect(second)
  expect(charts.connected()).toEqual([first])
  charts.disconnect(first)

  expect(charts.connected()).toEqual([])
})
