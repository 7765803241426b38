import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'vitest'
import { chartOf } from '@stratomate/engine/testing/chart-of'
import type { Fact } from './broker-contract.ts'
import { connected, eventOf, eventually, orderOn, placed, type RemoteWorld } from './broker-world.ts'

/** What holds for every broker that has a list of assets of its own. */
export const symbolContract: readonly Fact<RemoteWorld>[] = [
  [
    'it lists its assets while it is connected, with their names and whether they are open',
    async (world) => {
      expect(world.broker.assets()).toEqual([])
      await connected(world)
      const assets = world.broker.assets()
      expect(world.broker.assets()).toBe(assets)
      expect(assets.find(({ core, isOtc }) => core === 'EURUSD' && !isOtc)).toMatchObject({
        name: 'EUR/USD',
        isOpen: true,
      })
      expect(assets.find(({ core, isOtc }) => core === 'GBPUSD' && !isOtc)?.isOpen).toBe(false)

      world.faults.refuseSignIn = true
      world.drop()
      await eventually(world, () => world.broker.assets().length === 0)
    },
  ],
  [
    'an own choice counts for the next order without another connection, and so does its end',
    async (world) => {
      const { broker, charts } = await connected(world)
      const id = openIdOf(world)
      expect(broker.quote(charts.unknown, 0)).toEqual({ kind: 'unknown' })
      world.map({ [charts.unknown.symbol]: id })
      expect(broker.quote(charts.unknown, 0).kind).not.toBe('unknown')
      await eventually(world, () => {
        const quote = broker.quote(charts.unknown, 0)
        return quote.kind === 'offered' && quote.spot !== undefined
      })
      await placed(world, orderOn(charts.unknown))
      expect(world.exchange.orders.map(({ asset }) => asset)).toEqual([id])

      world.map({})
      const after = orderOn(charts.unknown)
      broker.placeOrders([after])
      expect((await eventually(world, () => eventOf(world, 'rejected', after.id))).code).toBe('unknown_symbol')
      expect(broker.quote(charts.unknown, 0)).toEqual({ kind: 'unknown' })
      expect(world.events.filter(({ kind }) => kind === 'connected' || kind === 'disconnected')).toHaveLength(1)
    },
  ],
  [
    'an own choice that would cross between OTC and other assets is never taken',
    async (world) => {
      const { broker, charts } = await connected(world)
      const real = openIdOf(world)
      const otc = broker.assets().find((asset) => asset.isOtc)?.id ?? 'EURUSD_otc'
      const crossing = [
        { chart: chartOf('EURUSD-OTC'), id: real },
        { chart: chartOf('EURUSD_otc', { isCustom: false }), id: real },
        { chart: chartOf('EURUSD', { isCustom: true }), id: real },
        { chart: charts.open, id: otc },
      ]
      for (const { chart, id } of crossing) {
        world.map({ [chart.symbol]: id })
        expect(broker.quote(chart, 0)).toEqual({ kind: 'unknown' })
        const order = orderOn(chart)
        broker.placeOrders([order])
        expect((await eventually(world, () => eventOf(world, 'rejected', order.id))).code).toBe('unknown_symbol')
      }
      await sleep(50)
      expect(world.placedCount()).toBe(0)
    },
  ],
]

function openIdOf({ broker }: RemoteWorld): string {
  return broker.assets().find(({ core, isOtc }) => core === 'EURUSD' && !isOtc)?.id ?? ''
}
