import { setTimeout as sleep } from 'node:timers/promises'
import { times } from '@stratomate/commands/soak-scale'
import { noFaults } from '@stratomate/simulators/broker/broker-faults'
import { expect } from 'vitest'
import { chartOf } from '@stratomate/engine/testing/chart-of'
import type { Fact } from './broker-contract.ts'
import { connected, eventOf, eventsOf, eventually, orderOn, placed, type RemoteWorld } from './broker-world.ts'
import { measureContract } from './measure-contract.ts'

/** Asks until the order is not unclear any more; null when the broker never got it. */
async function cleared(world: RemoteWorld, id: string) {
  const endMs = Date.now() + 5_000
  for (;;) {
    // While the line is down the broker cannot be asked; the desk asks again too.
    const found = await asked(world, [id])
    const order = found?.get(id)
    if (found !== null && (order === undefined || !('isUnclear' in order))) return order ?? null
    if (Date.now() > endMs) throw new Error(`Still unclear.\n${world.log.join('\n')}`)
    await sleep(20)
  }
}

async function asked(world: RemoteWorld, ids: readonly string[]) {
  try {
    return await world.broker.findOrders(ids)
  } catch {
    return null
  }
}

/** What holds for every broker behind a line that can break. */
export const remoteContract: readonly Fact<RemoteWorld>[] = [
  [
    'a connection that breaks after the order left: the order is found again and never resent',
    async (world) => {
      await connected(world)
      world.faults.drop = 'after_order'
      const order = orderOn(world.charts.open)
      const broken = world.nextBreak()
      world.broker.placeOrders([order])
      await broken
      world.faults.drop = 'never'

      expect(await cleared(world, order.id)).toMatchObject({ id: order.id, sentAtMs: order.sentAtMs })
      world.broker.placeOrders([order])
      await sleep(100)
      expect(world.placedCount()).toBe(1)
    },
  ],
  [
    'a connection that breaks before the order arrives: it is unclear first, and then it never happened',
    async (world) => {
      await connected(world)
      world.faults.drop = 'before_order'
      const order = orderOn(world.charts.open)
      const broken = world.nextBreak()
      world.broker.placeOrders([order])
      await broken
      world.faults.drop = 'never'
      await eventually(world, () => world.broker.isConnected())

      expect((await world.broker.findOrders([order.id])).get(order.id)).toMatchObject({ isUnclear: true })
      expect(await cleared(world, order.id)).toBeNull()
      world.broker.placeOrders([order])
      await sleep(100)
      expect(world.placedCount()).toBe(0)
    },
  ],
  [
    'an answer that never comes: the order is found again',
    async (world) => {
      await connected(world)
      world.faults.swallowAck = true
      const order = orderOn(world.charts.open, { expiresTimeS: orderOn(world.charts.open).entryTimeS + 36_000 })
      world.broker.placeOrders([order])
      await eventually(world, () => world.placedCount() === 1)

      expect(await cleared(world, order.id)).toMatchObject({ id: order.id, settlement: null })
      expect(world.placedCount()).toBe(1)
    },
  ],
  [
    'an order that was sent just before a crash is found by the next start',
    async (world) => {
      await connected(world)
      world.faults.swallowAck = true
      const order = orderOn(world.charts.open)
      world.broker.placeOrders([order])
      await eventually(world, () => world.placedCount() === 1)
      world.faults.swallowAck = false
      const next: RemoteWorld = await connected(await world.restart())

      expect(await cleared(next, order.id)).toMatchObject({ id: order.id })
      next.broker.placeOrders([order])
      await sleep(100)
      expect(next.placedCount()).toBe(1)
      await next.end()
    },
  ],
  [
    'many orders of one moment are each placed once, alike ones too',
    async (world) => {
      await connected(world)
      const orders = Array.from({ length: 6 }, () => orderOn(world.charts.open))
      world.broker.placeOrders(orders)

      for (const { id } of orders) await eventually(world, () => eventOf(world, 'placed', id))
      for (const { id } of orders) await eventually(world, () => eventOf(world, 'settled', id))
      expect(world.placedCount()).toBe(6)
      expect(orders.map(({ id }) => eventsOf(world, 'settled', id).length)).toEqual([1, 1, 1, 1, 1, 1])
    },
  ],
  [
    'a slow answer is waited for',
    async (world) => {
      await connected(world)
      world.faults.ackDelayMs = 300
      const order = await placed(world, orderOn(world.charts.open))

      await eventually(world, () => eventOf(world, 'settled', order.id))
      expect(world.placedCount()).toBe(1)
    },
  ],
  [
    'answers that name no order are understood',
    async (world) => {
      world.faults.missingIds = true
      await connected(world)
      const order = await placed(world, orderOn(world.charts.open))
      await eventually(world, () => eventOf(world, 'settled', order.id))
      world.faults.refusal = 'something else'
      const refused = orderOn(world.charts.open)
      world.broker.placeOrders([refused])

      expect((await eventually(world, () => eventOf(world, 'rejected', refused.id))).code).toBe('broker_refused')
    },
  ],
  [
    'an end that is told twice settles once',
    async (world) => {
      await connected(world)
      world.faults.doubleClose = true
      const order = await placed(world, orderOn(world.charts.open))
      await eventually(world, () => eventOf(world, 'settled', order.id))
      await sleep(100)

      expect(eventsOf(world, 'settled', order.id)).toHaveLength(1)
    },
  ],
  [
    'an end that is not told is asked for',
    async (world) => {
      await connected(world)
      world.faults.swallowClose = true
      const order = await placed(world, orderOn(world.charts.open))

      await eventually(world, () => eventOf(world, 'settled', order.id))
      expect(world.placedCount()).toBe(1)
    },
  ],
  [
    'an order that ended while the line was down is settled when it is back',
    async (world) => {
      await connected(world)
      const order = await placed(world, orderOn(world.charts.open))
      const broken = world.nextBreak()
      world.drop()
      await broken
      expect(world.broker.balanceCents()).toBeNull()
      await eventually(world, () => world.exchange.closed().length === 1)
      await eventually(world, () => world.broker.isConnected())

      expect(await cleared(world, order.id)).toMatchObject({ id: order.id })
      await eventually(world, () => eventOf(world, 'settled', order.id))
    },
  ],
  [
    'a clock that is seconds away hides no order',
    async (world) => {
      world.faults.clockDriftMs = 7_000
      await connected(world)
      world.faults.drop = 'after_order'
      const order = orderOn(world.charts.open)
      const broken = world.nextBreak()
      world.broker.placeOrders([order])
      await broken
      world.faults.drop = 'never'

      expect(await cleared(world, order.id)).toMatchObject({ id: order.id })
    },
  ],
  [
    'trades that the person makes by hand are not taken for ours',
    async (world) => {
      await connected(world)
      const [asset] = world.exchange.orders.length === 0 ? world.exchange.assets : []
      const own = await placed(world, orderOn(world.charts.open))
      world.exchange.place({ requestId: null, asset: asset?.symbol ?? '', side: 'buy', stakeCents: 700, durationS: 60 })
      await eventually(world, () => world.exchange.closed().length === 2)
      await eventually(world, () => eventOf(world, 'settled', own.id))
      await sleep(100)

      expect(world.events.filter(({ kind }) => kind === 'settled')).toHaveLength(1)
    },
  ],
  [
    'a payout that changes between the look and the order is recorded as it was given',
    async (world) => {
      await connected(world)
      world.faults.payoutPctAtOrder = 50
      const order = await placed(world, orderOn(world.charts.open))

      expect(eventOf(world, 'placed', order.id)?.order.payoutPct).toBe(50)
    },
  ],
  [
    'an order while the line is down is rejected and was never sent',
    async (world) => {
      await connected(world)
      const broken = world.nextBreak()
      world.drop()
      await broken
      const order = orderOn(world.charts.open)
      world.broker.placeOrders([order])

      expect((await eventually(world, () => eventOf(world, 'rejected', order.id))).code).toBe('broker_disconnected')
      await eventually(world, () => world.broker.isConnected())
      expect(world.placedCount()).toBe(0)
    },
  ],
  [
    'a refused sign-in stops and waits for the person',
    async (world) => {
      world.faults.refuseSignIn = true
      world.broker.start()
      await eventually(world, () => world.broker.lineState() === 'sign_in')
      await sleep(300)
      expect(world.broker.lineState()).toBe('sign_in')
      expect(world.events).toMatchObject([{ kind: 'disconnected' }])

      world.faults.refuseSignIn = false
      world.broker.connectNow()
      await eventually(world, () => world.broker.isConnected())
    },
  ],
  ...measureContract,
  [
    'a symbol that could be two assets, or an OTC symbol without its like, is refused',
    async (world) => {
      const { broker } = await connected(world)

      expect(broker.quote(chartOf('EURUSDGBPUSD'), 0)).toEqual({ kind: 'unknown' })
      expect(broker.quote(chartOf('NZDUSD', { isCustom: true }), 0)).toEqual({ kind: 'unknown' })
    },
  ],
  [
    'a storm of broken lines, lost answers and doubled ends loses no order and doubles none',
    async (world) => {
      await connected(world)
      const ids: string[] = []
      // It lasts until enough orders have really come through: the line may be away for most of a short storm.
      for (let round = 0; round < times(40, 400) || (world.placedCount() < 10 && round < 2_000); round += 1) {
        weather(world)
        const side = Math.random() < 0.5 ? 'buy' : 'sell'
        const order = orderOn(world.charts.open, { side, stakeCents: Math.random() < 0.5 ? 1_000 : 2_000 })
        ids.push(order.id)
        world.broker.placeOrders([order])
        await sleep(Math.random() * 60)
        // As the desk does: an unclear order holds those like it back until somebody asks what became of it.
        if (round % 10 === 9) void asked(world, ids)
      }
      Object.assign(world.faults, noFaults)
      let profitCents = 0
      let found = 0
      for (const id of ids) {
        const order = await cleared(world, id)
        if (order === null) continue
        found += 1
        profitCents += (await eventually(world, () => eventOf(world, 'settled', id))).order.settlement?.profitCents ?? 0
        expect(eventsOf(world, 'settled', id)).toHaveLength(1)
      }
      expect(found).toBe(world.placedCount())
      expect(found).toBeGreaterThanOrEqual(10)
      expect(profitCents).toBe(world.exchange.orders.reduce((sum, order) => sum + order.profitCents, 0))
    },
  ],
]

/** Changes what goes wrong at the broker, by chance. */
function weather({ faults }: RemoteWorld): void {
  const happens = (share: number): boolean => Math.random() < share
  faults.drop = happens(0.1) ? (happens(0.5) ? 'before_order' : 'after_order') : 'never'
  faults.swallowAck = happens(0.1)
  faults.swallowClose = happens(0.1)
  faults.doubleClose = happens(0.3)
  faults.missingIds = happens(0.3)
  faults.ackDelayMs = happens(0.3) ? 50 : 0
  faults.refusal = happens(0.05) ? 'something else' : null
}
