import { expect, test } from 'vitest'
import { candleOf } from '#web/features/trading/testing/chart-of.ts'
import { batchMs, type CandleNews, createCandleBatch } from './candle-batch.ts'

const news = (symbol: string, time: number): CandleNews => ({
  deviceId: 'd1',
  symbol,
  timeframeS: 60,
  candles: [candleOf(time)],
})

function openBatch() {
  const applied: (readonly CandleNews[])[] = []
  const waits: { act: () => void; ms: number }[] = []
  const batch = createCandleBatch(
    (given) => applied.push(given),
    (act, ms) => waits.push({ act, ms }),
  )
  return { ...batch, applied, waits }
}

test('what comes within a quarter of a second is handed over once, per chart', () => {
  const { add, applied, waits } = openBatch()
  add(news('EURUSD', 60))
  add(news('GBPUSD', 60))
  add(news('EURUSD', 120))
  const before = applied.length
  waits[0]?.act()

  expect(before).toBe(0)
  expect(waits.map(({ ms }) => ms)).toEqual([batchMs])
  expect(applied).toEqual([[{ ...news('EURUSD', 60), candles: [candleOf(60), candleOf(120)] }, news('GBPUSD', 60)]])
})

test('after a hand-over the next candle waits again', () => {
  const { add, applied, waits } = openBatch()
  add(news('EURUSD', 60))
  waits[0]?.act()
  add(news('EURUSD', 120))
  waits[1]?.act()

  expect(applied).toEqual([[news('EURUSD', 60)], [news('EURUSD', 120)]])
})

test('what is held can be handed over at once, and then the wait finds nothing', () => {
  const { add, flush, applied, waits } = openBatch()
  add(news('EURUSD', 60))
  flush()
  waits[0]?.act()

  expect(applied).toEqual([[news('EURUSD', 60)]])
})
