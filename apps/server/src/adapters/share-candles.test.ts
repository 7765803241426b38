import type { Candle } from '@stratomate/contracts'
import { expect, test } from 'vitest'
import { joinedBuses } from '#server/main/testing/joined-buses.ts'
import { createCandleMemory } from './candle-memory.ts'
import { shareCandles } from './share-candles.ts'

const chart = { symbol: 'EURUSD', timeframeS: 60 }
const candles = (close: number): Candle[] => [{ time: 60, open: 1, high: 2, low: 1, close, volume: 1 }]

function openServers(count: number) {
  const place = { nowMs: 0 }
  const stores = joinedBuses(count).map((messages) =>
    shareCandles(createCandleMemory({ nowMs: () => place.nowMs }), messages),
  )
  const readAll = () => Promise.all(stores.map((store) => store.read('pc', chart)))
  return { place, stores, readAll }
}

test('every server answers with the candles of the one that holds them', async () => {
  const { stores, readAll } = openServers(3)
  const before = await readAll()
  stores[1]?.add('pc', chart, candles(1.5))

  expect([before, await readAll()]).toEqual([
    [[], [], []],
    [candles(1.5), candles(1.5), candles(1.5)],
  ])
})

test('a computer that begins to report to another server is forgotten by the one before', async () => {
  const { stores, readAll } = openServers(3)
  stores[0]?.add('pc', chart, candles(1.1))
  stores[1]?.add('pc', chart, candles(1.5))

  expect(stores.map((store) => store.chartCount())).toEqual([0, 1, 0])
  expect(await readAll()).toEqual([candles(1.5), candles(1.5), candles(1.5)])
})

test('a computer that went off is held by nobody, and answered for by nobody', async () => {
  const { place, stores, readAll } = openServers(2)
  stores[0]?.add('pc', chart, candles(1.1))
  place.nowMs = 120_001
  stores[0]?.forgetSilent()

  expect(await readAll()).toEqual([[], []])
})
