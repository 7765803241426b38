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
  type BrokerWorld,
} from './broker-world.ts'

export type Fact<World> = readonly [fact: string, check: (world: World) => Promise<void>]

/** What holds for every broker, whatever it speaks. */
export const brokerContract: readonly Fact<BrokerWorld>[] = [
  [
    'it is not connected before its start, then it connects and tells its balance',
    async (world) => {
      expect(world.broker.isConnected()).toBe(false)
      expect(world.broker.balanceCents()).toBeNull()

      await connected(world)

      expect(world.broker.balanceCents()).toBe(1_000_000)
      expect(world.events[0]).toMatchObject({ kind: 'connected', balanceCents: 1_000_000 })
      expect(world.broker.currency).toBe('USD')
    },
  ],
  [
    'it quotes a payout, and says when a market is closed or a symbol unknown',
    async (world) => {
      const { broker, charts } = await connected(world)
      const offered = broker.quote(charts.open, entryTimeS)

      expect(offered.kind === 'offered' && offered.payoutPct > 0 && offered.payoutPct < 100).toBe(true)
      await eventually(world, () => broker.quote(charts.closed, entryTimeS + 3 * 86_400).kind === 'closed')
      expect(broker.quote(charts.unknown, entryTimeS)).toEqual({ kind: 'unknown' })
    },
  ],
  [
    'a buy and a sell are placed and acknowledged under our own ids',
    async (world) => {
      await connected(world)
      const orders = [orderOn(world.charts.open), orderOn(world.charts.open, { side: 'sell', stakeCents: 2_000 })]
      world.broker.placeOrders(orders)

      for (const { id, sentAtMs } of orders) {
        const event = await eventually(world, () => eventOf(world, 'placed', id))
        expect(event.order).toMatchObject({ id, sentAtMs, settlement: null })
        expect(event.order.payoutPct).toBeGreaterThan(0)
        expect(event.order.placedAtMs).toBeGreaterThanOrEqual(sentAtMs)
        // Some brokers tell it with the first price after the placing.
        await eventually(world, () => eventsOf(world, 'placed', id).some(({ order }) => (order.entryPrice ?? 0) > 0))
      }
      expect(world.placedCount()).toBe(2)
    },
  ],
  endsAs('won'),
  endsAs('lost'),
  endsAs('tie'),
  [
    'a stake above the balance and an unknown symbol are rejected with their codes',
    async (world) => {
      await connected(world)
      const tooMuch = orderOn(world.charts.open, { stakeCents: 1_000_001 })
      const unknown = orderOn(world.charts.unknown)
      world.broker.placeOrders([tooMuch, unknown])

      expect((await eventually(world, () => eventOf(world, 'rejected', tooMuch.id))).code).toBe('low_balance')
      expect((await eventually(world, () => eventOf(world, 'rejected', unknown.id))).code).toBe('unknown_symbol')
      expect(world.placedCount()).toBe(0)
      expect([...(await world.broker.findOrders([tooMuch.id, unknown.id]))]).toEqual([])
    },
  ],
  [
    'an id that was placed is never placed again, not even after a restart',
    async (world) => {
      await connected(world)
      const order = await placed(world, orderOn(world.charts.open))
      world.broker.placeOrders([order])
      world.broker.placeOrders([order, order])
      await sleep(100)
      const next = await connected(await world.restart())
      next.broker.placeOrders([order])
      await sleep(200)

      expect(next.placedCount()).toBe(1)
      await next.end()
    },
  ],
  [
    'after a restart open and closed orders are found with what became of them',
    async (world) => {
      await connected(world)
      world.decide('won')
      const closed = await placed(world, orderOn(world.charts.open))
      world.finish()
      await eventually(world, () => eventOf(world, 'settled', closed.id))
      const open = await placed(world, orderOn(world.charts.open, { expiresTimeS: entryTimeS + 36_000 }))

      const next = await connected(await world.restart())
      const found = await next.broker.findOrders([closed.id, open.id, randomUUID()])

      expect(found.size).toBe(2)
      expect(found.get(closed.id)).toMatchObject({ id: closed.id, settlement: { result: 'won' } })
      expect(found.get(open.id)).toMatchObject({ id: open.id, sentAtMs: open.sentAtMs, settlement: null })
      await next.end()
    },
  ],
  [
    'asked about nothing it answers nothing, asked while it is away it rejects',
    async (world) => {
      expect((await world.broker.findOrders([])).size).toBe(0)
      await expect(world.broker.findOrders([randomUUID()])).rejects.toThrow(/not (?:connected|running)/u)
      await connected(world)
      expect((await world.broker.findOrders([randomUUID()])).size).toBe(0)
    },
  ],
  [
    'no secret is ever logged',
    async (world) => {
      await connected(world)
      await placed(world, orderOn(world.charts.open))
      const next = await connected(await world.restart())
      const lines = [...world.log, ...next.log].join('\n')
      await next.end()

      expect(world.secrets.filter((secret) => lines.includes(secret))).toEqual([])
    },
  ],
]

function endsAs(result: 'won' | 'lost' | 'tie'): Fact<BrokerWorld> {
  return [
    `an order that ends ${result} is settled so, once, with its profit`,
    async (world) => {
      await connected(world)
      world.decide(result)
      const { id } = await placed(world, orderOn(world.charts.open))
      const payoutPct = eventOf(world, 'placed', id)?.order.payoutPct ?? 0
      world.finish()

      const { order } = await eventually(world, () => eventOf(world, 'settled', id))
      const profit = { won: Math.round(10 * payoutPct), lost: -1_000, tie: 0 }
      expect(order.settlement).toEqual({ result, profitCents: profit[result] })
      await sleep(50)
      expect(eventsOf(world, 'settled', id)).toHaveLength(1)
      await eventually(world, () => world.broker.balanceCents() === 1_000_000 + profit[result])
    },
  ]
}
