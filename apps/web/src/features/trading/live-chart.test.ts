import type { ChartView } from '@stratomate/contracts/trading'
import { expect, test } from 'vitest'
import { addCandles, chartKey, listCharts, mergeCharts, readCharts } from './live-chart.ts'

const candle = (time: number) => ({ time, open: 1, high: 2, low: 0.5, close: 1.5, volume: 10 })
const chart: ChartView = {
  deviceId: 'd1',
  symbol: 'EURUSD',
  timeframeS: 60,
  digits: 5,
  indicatorId: 'super-trend',
  favorite: true,
  simulated: true,
  candles: [candle(0), candle(60)],
}

test('newer candles are added at the end', () => {
  const next = addCandles(chart, [candle(60), candle(120)])

  expect(next.candles.map(({ time }) => time)).toEqual([0, 60, 120])
})

test('candles that are there already change nothing', () => {
  expect(addCandles(chart, [candle(60)])).toBe(chart)
})

test('history that comes late takes its place before the rest', () => {
  const late = addCandles({ ...chart, candles: [candle(120)] }, [candle(0), candle(60)])

  expect(late.candles.map(({ time }) => time)).toEqual([0, 60, 120])
})

test('at most 500 candles are kept', () => {
  const many = Array.from({ length: 600 }, (_, index) => candle(120 + index * 60))

  expect(addCandles(chart, many).candles).toHaveLength(500)
})

test('a chart that the device lists again keeps its candles', () => {
  const { candles: _candles, deviceId: _deviceId, ...listed } = chart

  const merged = mergeCharts([chart], { deviceId: 'd1', charts: [{ ...listed, favorite: false }] })

  expect(merged).toEqual([{ ...chart, favorite: false }])
})

test('charts that the device no longer lists are gone, those of other devices stay', () => {
  const other = { ...chart, deviceId: 'd2' }

  expect(mergeCharts([chart, other], { deviceId: 'd1', charts: [] })).toEqual([other])
})

test('a chart that was unknown has to be read, for events told only its newest candles', () => {
  const { candles: _candles, deviceId: _deviceId, ...listed } = chart

  expect(mergeCharts([], { deviceId: 'd1', charts: [listed] })).toBeNull()
})

test('what events told while the charts were being read is kept', () => {
  const told = { ...chart, candles: [candle(60), candle(120)] }

  const [merged] = readCharts([chart], [told])

  expect(merged?.candles.map(({ time }) => time)).toEqual([0, 60, 120])
})

test('two windows of one symbol and timeframe are one chart, the favorite one', () => {
  const listed = listCharts([chart, { ...chart, favorite: false, indicatorId: 'other' }])

  expect(listed).toEqual([{ id: chartKey(chart), symbol: 'EURUSD', timeframeS: 60, favorite: true }])
})

test('a candle does not change the list of charts', () => {
  expect(listCharts([addCandles(chart, [candle(120)])])).toEqual(listCharts([chart]))
})
