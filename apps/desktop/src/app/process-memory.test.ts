import { once } from 'node:events'
import { createServer, get } from 'node:http'
import { listeningPort } from '@stratomate/std/ports'
import { dayMs } from '@stratomate/std/time'
import { expect, test } from 'vitest'
import type { Deal } from '#desktop/adapters/brokers/remote/deal.ts'
import { PocketLists } from '#desktop/adapters/brokers/pocket-option/pocket-lists.ts'
import { ChartRegistry } from '@stratomate/engine/charts/chart-registry'
import { placesKept } from '@stratomate/engine/keep-newest'
import { RepaintWatch } from '@stratomate/engine/charts/repaint-watch'
import { chartOf } from '@stratomate/engine/testing/chart-of'
import { tradeOf } from '@stratomate/engine/testing/trade-of'
import { TradeLedger } from '@stratomate/engine/orders/trade-ledger'
import { CandleQueue } from '#desktop/adapters/server-api/candle-queue.ts'
import { createLog } from '#desktop/platform/log/create-log.ts'
import { DayLog } from '#desktop/features/activity/day-log.ts'
import { StateStream } from '#desktop/control-api/state-stream.ts'

// Each of these lives as long as the app, which runs for months: docs/process-memory.md lists them all.
const noonMs = Date.UTC(2026, 10, 18, 12)
const many = Array.from({ length: placesKept + 50 }, (_, place) => place)

test('candles wait for as many charts as the server keeps', () => {
  const queue = new CandleQueue()
  for (const place of many) {
    const chart = chartOf(`S${place}`)
    queue.add(chart, { type: 'bar', run: 'r', seq: 1, bar: 60, o: 1, h: 1, l: 1, c: 1, vol: 1 })
  }
  const taken = [...queue.take(), ...queue.take(), ...queue.take()]

  expect(taken).toHaveLength(120)
  expect(taken.at(-1)?.chart.symbol).toBe(`S${many.length - 1}`)
})

test('charts that are gone give up their places, those that are open never', () => {
  let kept: readonly string[] = []
  const registry = new ChartRegistry({ known: [], onNew: (keys) => (kept = keys) })
  const open = chartOf('OPEN', { key: 'open' })
  registry.connect(open)
  for (const place of many) {
    const chart = chartOf(`S${place}`, { key: `S${place}`, feed: `S${place}` })
    registry.connect(chart)
    registry.closeBar(chart, 60)
    registry.disconnect(chart)
  }

  expect(kept).toHaveLength(placesKept)
  expect([kept[0], kept.at(-1)]).toEqual(['open', `S${many.length - 1}`])
  expect(registry.lastBarS(chartOf('S0', { feed: 'S0' }))).toBeNull()
  expect(registry.lastBarS(chartOf('S', { feed: `S${many.length - 1}` }))).toBe(60)
})

test('days that are over are forgotten, and a late end of an old trade brings none back', () => {
  const ledger = new TradeLedger()
  for (let day = 0; day < 10; day += 1) {
    ledger.add(tradeOf({ id: `t${day}`, intendedAtMs: noonMs + day * dayMs, state: 'placed' }))
  }
  ledger.move('t0', { state: 'settled', result: 'won', profitCents: 1 })

  const trades = [0, 6, 7, 8, 9].map((day) => ledger.today(noonMs + day * dayMs).trades)
  expect(trades).toEqual([0, 0, 1, 1, 1])
  expect(ledger.openCount()).toBe(9)
})

test('leases and symbols of long ago are forgotten', () => {
  const ledger = new TradeLedger()
  for (const place of many) {
    const trade = tradeOf({ id: `t${place}`, leaseId: `l${place}`, symbol: `S${place}`, intendedAtMs: noonMs })
    ledger.add({ ...trade, state: 'settled', result: 'won', profitCents: 1 })
  }
  const last = many.length - 1

  expect([ledger.spentOf('l0'), ledger.spentOf(`l${last}`)]).toEqual([0, 1])
  expect([ledger.lastTradeAtMs('S0'), ledger.lastTradeAtMs(`S${last}`)]).toEqual([null, noonMs])
})

test('the window remembers the last signal of so many charts', () => {
  const log = new DayLog(() => noonMs)
  const chart = (place: number) => ({ symbol: `S${place}`, timeframeS: 60, indicatorId: 'x' })
  for (const place of many) log.take([{ kind: 'trade', trade: tradeOf({ id: `t${place}`, ...chart(place) }) }])

  expect(log.lastSignal(chart(0))).toBeNull()
  expect(log.lastSignal(chart(many.length - 1))).not.toBeNull()
})

test('deals that ended days ago leave the lists of a connection that lasts', () => {
  const lists = new PocketLists()
  const deal = (place: number, openedAtMs: number): Deal => ({
    ref: `d${place}`,
    requestId: null,
    asset: 'EURUSD',
    side: 'buy',
    stakeCents: 100,
    payoutPct: 90,
    openedAtMs,
    closesAtMs: openedAtMs + 60_000,
    entryPrice: null,
    exitPrice: null,
    settlement: place === 0 ? null : { result: 'won', profitCents: 90 },
  })
  for (const place of many) lists.take(deal(place, noonMs))
  lists.take(deal(many.length, noonMs + 3 * dayMs))

  // The first one has not ended yet.
  expect(lists.listing(0).deals.map(({ ref }) => ref)).toEqual(['d0', `d${many.length}`])
})

test('the log keeps its last lines, the secrets of its start and those of the last days', () => {
  const log = createLog(
    () => undefined,
    () => noonMs,
  )
  const secretOf = (place: number) => `secret <${place}>`
  for (let place = 0; place < 5_000; place += 1) log.keepSecret(secretOf(place))
  for (const place of many) log.info(`line ${place}`)

  expect(log.lastLines()).toHaveLength(1_000)
  const shown = [0, 99, 100, 2_999, 3_100, 4_999].map((place) => log.redact(secretOf(place)))
  expect(shown).toEqual(['[secret]', '[secret]', secretOf(100), secretOf(2_999), '[secret]', '[secret]'])
})

test('of the indicators that repaint the last 200 are remembered', () => {
  const watch = new RepaintWatch(null)
  for (const place of many) watch.take(`indicator ${place}`, 'feed', { bar: 60, side: 0, was: 1 })

  expect(JSON.parse(watch.kept())).toHaveLength(200)
  expect([watch.proofs('indicator 0'), watch.proofs(`indicator ${many.length - 1}`)]).toEqual([0, 1])
})

test('eight windows are open at once, and no more', async () => {
  const stream = new StateStream({ read: () => '{}', onEmpty: () => undefined, onError: () => undefined })
  const admitted: boolean[] = []
  const server = createServer((_request, response) => {
    const isAdmitted = stream.add(response)
    admitted.push(isAdmitted)
    if (!isAdmitted) response.end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const port = listeningPort(server)
  for (let place = 0; place < 9; place += 1) await once(get({ port, agent: false }), 'response')

  expect(admitted).toEqual([...Array.from({ length: 8 }, () => true), false])
  expect(stream.count()).toBe(8)
  stream.close()
  server.closeAllConnections()
  server.close()
})
