import { setTimeout as sleep } from 'node:timers/promises'
import { times } from '@stratomate/commands/soak-scale'
import { noFaults } from '@stratomate/simulators/broker/broker-faults'
import { expect } from 'vitest'
import { chartOf } from '@stratomate/engine/testing/chart-of'
import type { Fact } from './broker-contract.ts'
import {
  asked,
  cleared,
  connected,
  eventOf,
  eventsOf,
  eventually,
  orderOn,
  placed,
  type RemoteFixture,
  placedUnheard,
} from './broker-fixture.ts'
import { measureContract } from './measure-contract.ts'
import { powerCutContract } from './power-cut-contract.ts'

/** What holds for every broker behind a connection that can break. */
export const remoteContract: readonly Fact<RemoteFixture>[] = [
  [
    'a connection that breaks after the order left: the order is found again and never resent',
    async (fixture) => {
      await connected(fixture)
      fixture.faults.drop = 'after_order'
      const order = orderOn(fixture.charts.open)
      const broken = fixture.nextBreak()
      fixture.broker.placeOrders([order])
      await broken
      fixture.faults.drop = 'never'

      expect(await cleared(fixture, order.id)).toMatchObject({ id: order.id, sentAtMs: order.sentAtMs })
      fixture.broker.placeOrders([order])
      await sleep(100)
      expect(fixture.placedCount()).toBe(1)
    },
  ],
  [
    'a connection that breaks before the order arrives: it is unclear first, and then it never happened',
    async (fixture) => {
      await connected(fixture)
      fixture.faults.drop = 'before_order'
      const order = orderOn(fixture.charts.open)
      const broken = fixture.nextBreak()
      fixture.broker.placeOrders([order])
      await broken
      fixture.faults.drop = 'never'
      await eventually(fixture, () => fixture.broker.isConnected())

      expect((await fixture.broker.findOrders([order.id])).get(order.id)).toMatchObject({ isUnclear: true })
      expect(await cleared(fixture, order.id)).toBeNull()
      fixture.broker.placeOrders([order])
      await sleep(100)
      expect(fixture.placedCount()).toBe(0)
    },
  ],
  [
    'an answer that never comes: the order is found again',
    async (fixture) => {
      await connected(fixture)
      const order = await placedUnheard(fixture)

      expect(await cleared(fixture, order.id)).toMatchObject({ id: order.id, settlement: null })
      expect(fixture.placedCount()).toBe(1)
    },
  ],
  [
    'an order that was sent just before a crash is found by the next start',
    async (fixture) => {
      await connected(fixture)
      fixture.faults.swallowAck = true
      const order = orderOn(fixture.charts.open)
      fixture.broker.placeOrders([order])
      await eventually(fixture, () => fixture.placedCount() === 1)
      fixture.faults.swallowAck = false
      const next: RemoteFixture = await connected(await fixture.restart())

      expect(await cleared(next, order.id)).toMatchObject({ id: order.id })
      next.broker.placeOrders([order])
      await sleep(100)
      expect(next.placedCount()).toBe(1)
      await next.end()
    },
  ],
  ...powerCutContract,
  [
    'many orders of one moment are each placed once, alike ones too',
    async (fixture) => {
      await connected(fixture)
      const orders = Array.from({ length: 6 }, () => orderOn(fixture.charts.open))
      fixture.broker.placeOrders(orders)

      for (const { id } of orders) await eventually(fixture, () => eventOf(fixture, 'placed', id))
      for (const { id } of orders) await eventually(fixture, () => eventOf(fixture, 'settled', id))
      expect(fixture.placedCount()).toBe(6)
      expect(orders.map(({ id }) => eventsOf(fixture, 'settled', id).length)).toEqual([1, 1, 1, 1, 1, 1])
    },
  ],
  [
    'a slow answer is waited for',
    async (fixture) => {
      await connected(fixture)
      fixture.faults.ackDelayMs = 300
      const order = await placed(fixture, orderOn(fixture.charts.open))

      await eventually(fixture, () => eventOf(fixture, 'settled', order.id))
      expect(fixture.placedCount()).toBe(1)
    },
  ],
  [
    'answers that name no order are understood',
    async (fixture) => {
      fixture.faults.missingIds = true
      await connected(fixture)
      const order = await placed(fixture, orderOn(fixture.charts.open))
      await eventually(fixture, () => eventOf(fixture, 'settled', order.id))
      fixture.faults.refusal = 'something else'
      const refused = orderOn(fixture.charts.open)
      fixture.broker.placeOrders([refused])

      expect((await eventually(fixture, () => eventOf(fixture, 'rejected', refused.id))).code).toBe('broker_refused')
    },
  ],
  [
    'an end that is told twice settles once',
    async (fixture) => {
      await connected(fixture)
      fixture.faults.doubleClose = true
      const order = await placed(fixture, orderOn(fixture.charts.open))
      await eventually(fixture, () => eventOf(fixture, 'settled', order.id))
      await sleep(100)

      expect(eventsOf(fixture, 'settled', order.id)).toHaveLength(1)
    },
  ],
  [
    'an end that is not told is asked for',
    async (fixture) => {
      await connected(fixture)
      fixture.faults.swallowClose = true
      const order = await placed(fixture, orderOn(fixture.charts.open))

      await eventually(fixture, () => eventOf(fixture, 'settled', order.id))
      expect(fixture.placedCount()).toBe(1)
    },
  ],
  [
    'an order that ended while the line was down is settled when it is back',
    async (fixture) => {
      await connected(fixture)
      const order = await placed(fixture, orderOn(fixture.charts.open))
      const broken = fixture.nextBreak()
      fixture.drop()
      await broken
      expect(fixture.broker.balanceCents()).toBeNull()
      await eventually(fixture, () => fixture.exchange.closed().length === 1)
      await eventually(fixture, () => fixture.broker.isConnected())

      expect(await cleared(fixture, order.id)).toMatchObject({ id: order.id })
      await eventually(fixture, () => eventOf(fixture, 'settled', order.id))
    },
  ],
  [
    'a clock that is seconds away hides no order',
    async (fixture) => {
      fixture.faults.clockDriftMs = 7_000
      await connected(fixture)
      fixture.faults.drop = 'after_order'
      const order = orderOn(fixture.charts.open)
      const broken = fixture.nextBreak()
      fixture.broker.placeOrders([order])
      await broken
      fixture.faults.drop = 'never'

      expect(await cleared(fixture, order.id)).toMatchObject({ id: order.id })
    },
  ],
  [
    'trades that the person makes by hand are not taken for ours',
    async (fixture) => {
      await connected(fixture)
      const [asset] = fixture.exchange.orders.length === 0 ? fixture.exchange.assets : []
      const own = await placed(fixture, orderOn(fixture.charts.open))
      fixture.exchange.place({
        requestId: null,
        asset: asset?.symbol ?? '',
        side: 'buy',
        stakeCents: 700,
        durationS: 60,
      })
      await eventually(fixture, () => fixture.exchange.closed().length === 2)
      await eventually(fixture, () => eventOf(fixture, 'settled', own.id))
      await sleep(100)

      expect(fixture.events.filter(({ kind }) => kind === 'settled')).toHaveLength(1)
    },
  ],
  [
    'a payout that changes between the look and the order is recorded as it was given',
    async (fixture) => {
      await connected(fixture)
      fixture.faults.payoutPctAtOrder = 50
      const order = await placed(fixture, orderOn(fixture.charts.open))

      expect(eventOf(fixture, 'placed', order.id)?.order.payoutPct).toBe(50)
    },
  ],
  [
    'an order while the line is down is rejected and was never sent',
    async (fixture) => {
      await connected(fixture)
      const broken = fixture.nextBreak()
      fixture.drop()
      await broken
      const order = orderOn(fixture.charts.open)
      fixture.broker.placeOrders([order])

      expect((await eventually(fixture, () => eventOf(fixture, 'rejected', order.id))).code).toBe('broker_disconnected')
      await eventually(fixture, () => fixture.broker.isConnected())
      expect(fixture.placedCount()).toBe(0)
    },
  ],
  [
    'a refused sign-in stops and waits for the person',
    async (fixture) => {
      fixture.faults.refuseSignIn = true
      fixture.broker.start()
      await eventually(fixture, () => fixture.broker.lineState() === 'sign_in')
      await sleep(300)
      expect(fixture.broker.lineState()).toBe('sign_in')
      expect(fixture.events).toMatchObject([{ kind: 'disconnected' }])

      fixture.faults.refuseSignIn = false
      fixture.broker.connectNow()
      await eventually(fixture, () => fixture.broker.isConnected())
    },
  ],
  ...measureContract,
  [
    'a symbol that could be two assets, or an OTC symbol without its like, is refused',
    async (fixture) => {
      const { broker } = await connected(fixture)

      expect(broker.quote(chartOf('EURUSDGBPUSD'), 0)).toEqual({ kind: 'unknown' })
      expect(broker.quote(chartOf('NZDUSD', { isCustom: true }), 0)).toEqual({ kind: 'unknown' })
    },
  ],
  [
    'a storm of broken lines, lost answers and doubled ends loses no order and doubles none',
    async (fixture) => {
      await connected(fixture)
      const ids: string[] = []
      // It lasts until enough orders have really arrived: the connection may be lost for most of a short storm.
      for (let round = 0; round < times(40, 400) || (fixture.placedCount() < 10 && round < 2_000); round += 1) {
        weather(fixture)
        const side = Math.random() < 0.5 ? 'buy' : 'sell'
        const order = orderOn(fixture.charts.open, { side, stakeCents: Math.random() < 0.5 ? 1_000 : 2_000 })
        ids.push(order.id)
        fixture.broker.placeOrders([order])
        await sleep(Math.random() * 60)
        // As the engine does: an unclear order holds back similar orders until its outcome is known.
        if (round % 10 === 9) void asked(fixture, ids)
      }
      Object.assign(fixture.faults, noFaults)
      let profitCents = 0
      let found = 0
      for (const id of ids) {
        const order = await cleared(fixture, id)
        if (order === null) continue
        found += 1
        profitCents +=
          (await eventually(fixture, () => eventOf(fixture, 'settled', id))).order.settlement?.profitCents ?? 0
        expect(eventsOf(fixture, 'settled', id)).toHaveLength(1)
      }
      expect(found).toBe(fixture.placedCount())
      expect(found).toBeGreaterThanOrEqual(10)
      expect(profitCents).toBe(fixture.exchange.orders.reduce((sum, order) => sum + order.profitCents, 0))
    },
  ],
]

/** Changes what goes wrong at the broker, by chance. */
function weather({ faults }: RemoteFixture): void {
  const happens = (share: number): boolean => Math.random() < share
  faults.drop = happens(0.1) ? (happens(0.5) ? 'before_order' : 'after_order') : 'never'
  faults.swallowAck = happens(0.1)
  faults.swallowClose = happens(0.1)
  faults.doubleClose = happens(0.3)
  faults.missingIds = happens(0.3)
  faults.ackDelayMs = happens(0.3) ? 50 : 0
  faults.refusal = happens(0.05) ? 'something else' : null
}
