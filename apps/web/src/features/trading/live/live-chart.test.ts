import { expect, test } from 'vitest'
import { addCandles, chartKey, listCharts, mergeCharts } from './live-chart.ts'
import { candleOf, chartOf, listedChartOf } from '#web/features/trading/testing/chart-of.ts'

const chart = chartOf()

test('newer candles are added at the end', () => {
  const next = addCandles(chart, [candleOf(60), candleOf(120)])

  expect(next.candles.map(({ time }) => time)).toEqual([0, 60, 120])
})

test('candles that are there already change nothing', () => {
  expect(addCandles(chart, [candleOf(60)])).toBe(chart)
})

test('history that comes late takes its place before the rest', () => {
  const late = addCandles({ ...chart, candles: [candleOf(120)] }, [candleOf(0), candleOf(60)])

  expect(late.candles.map(({ time }) => time)).toEqual([0, 60, 120])
})

test('at most 500 candles are kept', () => {
  const many = Array.from({ length: 600 }, (_, index) => candleOf(120 + index * 60))

  expect(addCandles(chart, many).candles).toHaveLength(500)
})

test('a chart that the device lists again keeps its candles', () => {
  const merged = mergeCharts([chart], { deviceId: 'd1', charts: [listedChartOf({ favorite: false })] })

  expect(merged).toEqual([{ ...chart, favorite: false }])
})

test('charts that the device no longer lists are gone, those of other devices stay', () => {
  const other = { ...chart, deviceId: 'd2' }

  expect(mergeCharts([chart, other], { deviceId: 'd1', charts: [] })).toEqual([other])
})

test('a chart that was unknown has to be read, for events told only its newest candles', () => {
  expect(mergeCharts([], { deviceId: 'd1', charts: [listedChartOf()] })).toBeNull()
})

test('two windows of one symbol and timeframe are one chart, the favorite one', () => {
  const listed = listCharts([chart, { ...chart, favorite: false, indicatorId: 'other' }])

  expect(listed).toEqual([{ id: chartKey(chart), symbol: 'EURUSD', timeframeS: 60, favorite: true }])
})

test('a candle does not change the list of charts', () => {
  expect(listCharts([addCandles(chart, [candleOf(120)])])).toEqual(listCharts([chart]))
})
