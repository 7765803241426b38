import { expect } from 'vitest'
import type { Fact } from './broker-contract.ts'
import { connected, eventually, orderOn, placed, type RemoteFixture } from './broker-fixture.ts'
import { quickTimings } from './quick-timings.ts'

/** What holds for the pauses between the tries to connect. */
export const restContract: readonly Fact<RemoteFixture>[] = [
  [
    'a line that is lost again and again never rests while an order is open',
    async (fixture) => {
      await connected(fixture)
      const { entryTimeS } = orderOn(fixture.charts.open)
      const order = await placed(fixture, orderOn(fixture.charts.open, { expiresTimeS: entryTimeS + 36_000 }))
      for (let loss = 0; loss < quickTimings.lossesMax + 2; loss += 1) {
        await eventually(fixture, () => fixture.broker.isConnected())
        const broken = fixture.nextBreak()
        fixture.drop()
        await broken
      }

      await eventually(fixture, () => fixture.broker.isConnected())
      expect((await fixture.broker.findOrders([order.id])).get(order.id)).toMatchObject({
        id: order.id,
        settlement: null,
      })
      expect(fixture.log.some((line) => line.includes('The next try is in'))).toBe(false)
    },
  ],
]
