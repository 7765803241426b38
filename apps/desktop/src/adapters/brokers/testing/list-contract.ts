import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'vitest'
import type { Fact } from './broker-contract.ts'
import { cleared, connected, eventually, orderOn, type RemoteFixture, placedUnheard } from './broker-fixture.ts'
import { quickTimings } from './quick-timings.ts'

/** What holds for a broker whose lists contain entries that nobody knows. */
export const listContract: readonly Fact<RemoteFixture>[] = [
  [
    'odd entries in its lists neither block the start nor hide a trade',
    async (fixture) => {
      fixture.faults.oddEntries = true
      await connected(fixture)
      const order = await placedUnheard(fixture)

      expect(await cleared(fixture, order.id)).toMatchObject({ id: order.id, settlement: null })
      expect(fixture.log.some((line) => line.includes('in an unknown form'))).toBe(true)
    },
  ],
  [
    'a list with an odd entry never says that an order did not happen',
    async (fixture) => {
      fixture.faults.oddEntries = true
      await connected(fixture)
      fixture.faults.drop = 'before_order'
      const order = orderOn(fixture.charts.open)
      const broken = fixture.nextBreak()
      fixture.broker.placeOrders([order])
      await broken
      fixture.faults.drop = 'never'
      await sleep(quickTimings.verdictMs + 2 * quickTimings.askEveryMs)
      await eventually(fixture, () => fixture.broker.isConnected())
      const found = await fixture.broker.findOrders([order.id])
      expect(found.get(order.id)).toMatchObject({ isUnclear: true })
      fixture.faults.oddEntries = false
      fixture.drop()

      expect(await cleared(fixture, order.id)).toBeNull()
      expect(fixture.placedCount()).toBe(0)
    },
  ],
]
