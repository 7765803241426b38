import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'vitest'
import {
  connected,
  entryTimeS,
  eventOf,
  eventsOf,
  eventually,
  orderOn,
  placed,
  type BrokerFixture,
} from './broker-fixture.ts'

export type Fact<Fixture> = readonly [fact: string, check: (fixture: Fixture) => Promise<void>]

/** What every broker must do, whatever its protocol. */
export const brokerContract: readonly Fact<BrokerFixture>[] = [
  [
    'it is not connected before its start, then it connects and tells its balance',
    async (fixture) => {
      expect(fixture.broker.isConnected()).toBe(false)
      expect(fixture.broker.balanceCents()).toBeNull()

      await connected(fixture)

      expect(fixture.broker.balanceCents()).toBe(1_000_000)
      expect(fixture.events[0]).toMatchObject({ kind: 'connected', balanceCents: 1_000_000 })
      expect(fixture.broker.currency).toBe('USD')
    },
  ],
  [
    'it quotes a payout, and says when a market is closed or a symbol unknown',
    async (fixture) => {
      const { broker, charts } = await connected(fixture)
      const offered = broker.quote(charts.open, entryTimeS)

      expect(offered.kind === 'offered' && offered.payoutPct > 0 && offered.payoutPct < 100).toBe(true)
      await eventually(fixture, () => broker.quote(charts.closed, entryTimeS + 3 * 86_400).kind === 'closed')
      expect(broker.quote(charts.unknown, entryTimeS)).toEqual({ kind: 'unknown' })
    },
  ],
  [
    'a buy and a sell are placed and acknowledged under our own ids',
    async (fixture) => {
      await connected(fixture)
      const orders = [orderOn(fixture.charts.open), orderOn(fixture.charts.open, { side: 'sell', stakeCents: 2_000 })]
      fixture.broker.placeOrders(orders)

      for (const { id, sentAtMs } of orders) {
        const event = await eventually(fixture, () => eventOf(fixture, 'placed', id))
        expect(event.order).toMatchObject({ id, sentAtMs, settlement: null })
        expect(event.order.payoutPct).toBeGreaterThan(0)
        expect(event.order.placedAtMs).toBeGreaterThanOrEqual(sentAtMs)
        // Some brokers send it with the first price after the order was placed.
        await eventually(fixture, () =>
          eventsOf(fixture, 'placed', id).some(({ order }) => (order.entryPrice ?? 0) > 0),
        )
      }
      expect(fixture.placedCount()).toBe(2)
    },
  ],
  endsAs('won'),
  endsAs('lost'),
  endsAs('tie'),
  [
    'a stake above the balance and an unknown symbol are rejected with their codes',
    async (fixture) => {
      await connected(fixture)
      const tooMuch = orderOn(fixture.charts.open, { stakeCents: 1_000_001 })
      const unknown = orderOn(fixture.charts.unknown)
      fixture.broker.placeOrders([tooMuch, unknown])

      expect((await eventually(fixture, () => eventOf(fixture, 'rejected', tooMuch.id))).code).toBe('low_balance')
      expect((await eventually(fixture, () => eventOf(fixture, 'rejected', unknown.id))).code).toBe('unknown_symbol')
      expect(fixture.placedCount()).toBe(0)
      expect([...(await fixture.broker.findOrders([tooMuch.id, unknown.id]))]).toEqual([])
    },
  ],
  [
    'an id that was placed is never placed again, not even after a restart',
    async (fixture) => {
      await connected(fixture)
      const order = await placed(fixture, orderOn(fixture.charts.open))
      fixture.broker.placeOrders([order])
      fixture.broker.placeOrders([order, order])
      await sleep(100)
      const next = await connected(await fixture.restart())
      next.broker.placeOrders([order])
      await sleep(200)

      expect(next.placedCount()).toBe(1)
      await next.end()
    },
  ],
  [
    'after a restart open and closed orders are found with what became of them',
    async (fixture) => {
      await connected(fixture)
      fixture.decide('won')
      const closed = await placed(fixture, orderOn(fixture.charts.open))
      fixture.finish()
      await eventually(fixture, () => eventOf(fixture, 'settled', closed.id))
      const open = await placed(fixture, orderOn(fixture.charts.open, { expiresTimeS: entryTimeS + 36_000 }))

      const next = await connected(await fixture.restart())
      const found = await next.broker.findOrders([closed.id, open.id, randomUUID()])

      expect(found.size).toBe(2)
      expect(found.get(closed.id)).toMatchObject({ id: closed.id, settlement: { result: 'won' } })
      expect(found.get(open.id)).toMatchObject({ id: open.id, sentAtMs: open.sentAtMs, settlement: null })
      await next.end()
    },
  ],
  [
    'asked about nothing it answers nothing, asked while it is away it rejects',
    async (fixture) => {
      expect((await fixture.broker.findOrders([])).size).toBe(0)
      await expect(fixture.broker.findOrders([randomUUID()])).rejects.toThrow(/not (?:connected|running)/u)
      await connected(fixture)
      expect((await fixture.broker.findOrders([randomUUID()])).size).toBe(0)
    },
  ],
  [
    'no secret is ever logged',
    async (fixture) => {
      await connected(fixture)
      await placed(fixture, orderOn(fixture.charts.open))
      const next = await connected(await fixture.restart())
      const lines = [...fixture.log, ...next.log].join('\n')
      await next.end()

      expect(fixture.secrets.filter((secret) => lines.includes(secret))).toEqual([])
    },
  ],
]

function endsAs(result: 'won' | 'lost' | 'tie'): Fact<BrokerFixture> {
  return [
    `an order that ends ${result} is settled so, once, with its profit`,
    async (fixture) => {
      await connected(fixture)
      fixture.decide(result)
      const { id } = await placed(fixture, orderOn(fixture.charts.open))
      const payoutPct = eventOf(fixture, 'placed', id)?.order.payoutPct ?? 0
      fixture.finish()

      const { order } = await eventually(fixture, () => eventOf(fixture, 'settled', id))
      const profit = { won: Math.round(10 * payoutPct), lost: -1_000, tie: 0 }
      const ended = result === 'tie' ? fixture.tieAs : result
      expect(order.settlement).toEqual({ result: ended, profitCents: profit[ended] })
      expect(order.ref).toMatch(/\S/u)
      expect(order.exitPrice).toBeGreaterThan(0)
      await sleep(50)
      expect(eventsOf(fixture, 'settled', id)).toHaveLength(1)
      await eventually(fixture, () => fixture.broker.balanceCents() === 1_000_000 + profit[ended])
    },
  ]
}
