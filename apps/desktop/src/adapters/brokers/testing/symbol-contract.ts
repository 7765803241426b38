import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'vitest'
import { chartOf } from '@stratomate/engine/testing/chart-of'
import type { Fact } from './broker-contract.ts'
import { connected, eventOf, eventually, orderOn, placed, type RemoteFixture } from './broker-fixture.ts'

/** What holds for every broker with a list of assets. */
export const symbolContract: readonly Fact<RemoteFixture>[] = [
  [
    'it lists its assets while it is connected, with their names and whether they are open',
    async (fixture) => {
      expect(fixture.broker.assets()).toEqual([])
      await connected(fixture)
      const assets = fixture.broker.assets()
      expect(fixture.broker.assets()).toBe(assets)
      expect(assets.find(({ core, isOtc }) => core === 'EURUSD' && !isOtc)).toMatchObject({
        name: 'EUR/USD',
        isOpen: true,
      })
      expect(assets.find(({ core, isOtc }) => core === 'GBPUSD' && !isOtc)?.isOpen).toBe(false)

      fixture.faults.refuseSignIn = true
      fixture.drop()
      await eventually(fixture, () => fixture.broker.assets().length === 0)
    },
  ],
  [
    'an own choice counts for the next order without another connection, and so does its end',
    async (fixture) => {
      const { broker, charts } = await connected(fixture)
      const id = openIdOf(fixture)
      expect(broker.quote(charts.unknown, 0)).toEqual({ kind: 'unknown' })
      fixture.map({ [charts.unknown.symbol]: id })
      expect(broker.quote(charts.unknown, 0).kind).not.toBe('unknown')
      await eventually(fixture, () => {
        const quote = broker.quote(charts.unknown, 0)
        return quote.kind === 'offered' && quote.spot !== undefined
      })
      await placed(fixture, orderOn(charts.unknown))
      expect(fixture.exchange.orders.map(({ asset }) => asset)).toEqual([id])

      fixture.map({})
      const after = orderOn(charts.unknown)
      broker.placeOrders([after])
      expect((await eventually(fixture, () => eventOf(fixture, 'rejected', after.id))).code).toBe('unknown_symbol')
      expect(broker.quote(charts.unknown, 0)).toEqual({ kind: 'unknown' })
      expect(fixture.events.filter(({ kind }) => kind === 'connected' || kind === 'disconnected')).toHaveLength(1)
    },
  ],
  [
    'an own choice that would cross between OTC and other assets is never taken',
    async (fixture) => {
      const { broker, charts } = await connected(fixture)
      const real = openIdOf(fixture)
      const otc = broker.assets().find((asset) => asset.isOtc)?.id ?? 'EURUSD_otc'
      const crossing = [
        { chart: chartOf('EURUSD-OTC'), id: real },
        { chart: chartOf('EURUSD_otc', { isCustom: false }), id: real },
        { chart: chartOf('EURUSD', { isCustom: true }), id: real },
        { chart: charts.open, id: otc },
      ]
      for (const { chart, id } of crossing) {
        fixture.map({ [chart.symbol]: id })
        expect(broker.quote(chart, 0)).toEqual({ kind: 'unknown' })
        const order = orderOn(chart)
        broker.placeOrders([order])
        expect((await eventually(fixture, () => eventOf(fixture, 'rejected', order.id))).code).toBe('unknown_symbol')
      }
      await sleep(50)
      expect(fixture.placedCount()).toBe(0)
    },
  ],
]

function openIdOf({ broker }: RemoteFixture): string {
  return broker.assets().find(({ core, isOtc }) => core === 'EURUSD' && !isOtc)?.id ?? ''
}
