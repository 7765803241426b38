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

test('a chart that one of two terminals left is the other one, and an unknown connection takes the newest', () => {
  const charts = new ChartRegistry()
  const [first, second, third] = ['first', 'second', 'third'].map((feed) => chartOf('EURUSD', { feed }))
  if (first === undefined || second === undefined || third === undefined) throw new Error('There are three.')
  for (const one of [first, second, third]) charts.connect(one)

  charts.disconnect(first)
  expect(charts.connected()).toEqual([third])
  charts.disconnect(chartOf('EURUSD', { feed: 'nobody' }))
  expect(charts.connected()).toEqual([second])
  charts.disconnect(second)
  expect(charts.connected()).toEqual([])
})

test('of more charts than are remembered those that are gone lose their places, first seen first', () => {
  const known = Array.from({ length: 1_000 }, (_, index) => `gone ${index}:60`)
  const kept: string[][] = []
  const charts = new ChartRegistry({ known: ['here:60', ...known.slice(1)], onNew: (keys) => kept.push([...keys]) })
  charts.connect(chart('here'))
  charts.connect(chart('one'))
  charts.connect(chart('other'))

  const [afterOne = [], afterOther = []] = kept
  expect([afterOne.length, afterOther.length]).toEqual([1_000, 1_000])
  expect(afterOne.slice(0, 2)).toEqual(['here:60', 'gone 2:60'])
  expect(afterOther.slice(0, 2)).toEqual(['here:60', 'gone 3:60'])
  expect(afterOther.slice(-2)).toEqual(['one:60', 'other:60'])
})

test('by the clock of its chart a candle is so many candles late, and its entry so many seconds ago', () => {
  const charts = new ChartRegistry()
  const minute = chart('A')
  const entry = (barTimeS: number, nextBarTimeS: number | null) =>
    charts.secondsSinceEntry({ ...signal, chart: minute, barTimeS, nextBarTimeS }, 10_120_000)
  const signal = { id: 's', side: 'buy', price: 1.1, emittedAtMs: 0, receivedAtMs: 0 } as const
  expect([charts.candlesSince(minute, 600, 10_000_000), entry(600, null)]).toEqual([0, 0])

  // By the chart's clock the candle of 600 closes at 660, which is 10,000 seconds by ours.
  charts.closeBar(minute, 600, 10_000_000)
  const late = [0, 59_999, 60_000, 119_999, 120_000].map((ms) => charts.candlesSince(minute, 600, 10_000_000 + ms))
  expect(late).toEqual([0, 0, 1, 1, 2])
  expect([entry(600, null), entry(600, 720), entry(660, null)]).toEqual([120, 60, 60])
})

test('slots are chosen again when a chart, the favorites or their number change, and only then', () => {
  const charts = new ChartRegistry()
  charts.connect(chart('A'))
  charts.connect(chart('B'))
  const favorite = (symbol: string) =>
    ({ symbol, timeframeS: 60, expiryCandles: null, direction: 'both', stakeCents: null }) as const
  const kinds = (favorites: Parameters<ChartRegistry['slotStatus']>[1], slots: number) =>
    ['A', 'B'].map((symbol) => charts.slotStatus(chart(symbol), favorites, slots).kind)

  expect(kinds('first', 1)).toEqual(['favorite', 'chart_limit'])
  expect(kinds('first', 2)).toEqual(['favorite', 'favorite'])
  const chosen = [favorite('B')]
  expect(kinds(chosen, 2)).toEqual(['not_favorite', 'favorite'])
  expect(charts.slotStatus(chart('B'), chosen, 2)).toBe(charts.slotStatus(chart('B'), chosen, 2))
  charts.disconnect(chart('B'))
  expect(charts.slotStatus(chart('B'), chosen, 2).kind).toBe('not_favorite')
})
