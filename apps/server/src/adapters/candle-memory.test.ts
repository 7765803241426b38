import type { Candle } from '@stratomate/contracts'
import { expect, test } from 'vitest'
import { createCandleMemory } from './candle-memory.ts'

const chart = { symbol: 'EURUSD', timeframeS: 60 }

function candles(count: number, from = 0): Candle[] {
  return Array.from({ length: count }, (_, index) => {
    const price = 1.1 + (from + index) / 10_000
    return { time: (from + index) * 60, open: price, high: price + 0.1, low: price - 0.1, close: price, volume: index }
  })
}

function open(nowMs: () => number = () => 0, chartsMax = 10) {
  return createCandleMemory({ nowMs, chartsMax })
}

test('gives the last 300 candles as they were reported, the newer report of a time winning', () => {
  const memory = open()
  memory.add('one', chart, candles(400))
  memory.add('one', chart, candles(60, 390))

  expect(memory.read('one', chart)).toEqual([...candles(400).slice(150, 390), ...candles(60, 390)])
})

test('asks for the history of a chart that it does not hold, once', () => {
  const memory = open()

  expect(memory.add('one', chart, candles(1))).toEqual({ missingHistory: true })
  expect(memory.add('one', chart, candles(1, 1))).toEqual({ missingHistory: false })
})

test('forgets a computer that reports no more, and asks for its history when it is back', () => {
  let nowMs = 0
  const memory = open(() => nowMs)
  memory.add('quiet', chart, candles(100))
  memory.add('heard', chart, candles(100))
  nowMs = 100_000
  memory.hear('heard')
  nowMs = 200_000
  memory.forgetSilent()

  expect([memory.read('quiet', chart).length, memory.read('heard', chart).length]).toEqual([0, 100])
  expect(memory.chartCount()).toBe(1)
  expect(memory.add('quiet', chart, candles(1))).toEqual({ missingHistory: true })
})

test('holds no more charts than it may, and takes new ones when others have gone', () => {
  const memory = open(() => 0, 10)
  for (let index = 0; index < 25; index += 1) memory.add(`computer ${index}`, chart, candles(100))
  const full = memory.chartCount()
  memory.forget('computer 0')
  memory.add('late', chart, candles(100))

  expect([full, memory.chartCount(), memory.read('computer 24', chart), memory.read('late', chart).length]).toEqual([
    10,
    10,
    [],
    100,
  ])
})

test('holds no more than 120 charts of one computer', () => {
  const memory = open(() => 0, 1_000)
  for (let index = 0; index < 130; index += 1) memory.add('one', { symbol: `S${index}`, timeframeS: 60 }, candles(1))

  expect(memory.chartCount()).toBe(120)
})
