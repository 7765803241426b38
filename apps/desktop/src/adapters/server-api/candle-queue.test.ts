import { expect, test } from 'vitest'
import { chartOf } from '@stratomate/engine/testing/chart-of'
import { CandleQueue } from './candle-queue.ts'

const chart = (symbol: string) => chartOf(symbol, { key: symbol, feed: symbol })

function filled(symbols: readonly string[], count: number): CandleQueue {
  const queue = new CandleQueue()
  for (const symbol of symbols) {
    for (let bar = 0; bar < count; bar += 1) {
      queue.add(chart(symbol), { type: 'bar', run: 'r', seq: bar, bar: bar * 60, o: 1, h: 1, l: 1, c: 1, vol: 1 })
    }
  }
  return queue
}

const timesOf = (queue: CandleQueue) => queue.take().flatMap(({ candles }) => candles.map(({ time }) => time))

test('a call takes 500 candles at most, oldest first, and the rest waits', () => {
  const queue = filled(['A', 'B', 'C'], 200)

  expect(queue.take().map(({ candles }) => candles.length)).toEqual([200, 200, 100])
  expect(queue.take().map(({ chart: { symbol }, candles }) => [symbol, candles.length])).toEqual([['C', 100]])
  expect(queue.take()).toEqual([])
})

test('of a chart the newest 300 are kept', () => {
  expect(timesOf(filled(['A'], 350))[0]).toBe(50 * 60)
})

test('what could not be sent comes back in order', () => {
  const queue = filled(['A'], 3)
  queue.putBack(queue.take())

  expect(timesOf(queue)).toEqual([0, 60, 120])
})

test('a server that lost the history gets it again', () => {
  const queue = filled(['A'], 3)
  queue.take()
  queue.resend('A:60')
  queue.resend('unknown:60')

  expect(timesOf(queue)).toEqual([0, 60, 120])
})
