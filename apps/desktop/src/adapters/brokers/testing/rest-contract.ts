import { expect } from 'vitest'
import type { Fact } from './broker-contract.ts'
import { connected, eventually, orderOn, placed, type RemoteWorld } from './broker-world.ts'
import { quickTimings } from './quick-timings.ts'

/** What holds for the pauses between the tries to connect. */
export const restContract: readonly Fact<RemoteWorld>[] = [
  [
    'a line that is lost again and again never rests while an order is open',
    async (world) => {
      await connected(world)
      const { entryTimeS } = orderOn(world.charts.open)
      const order = await placed(world, orderOn(world.charts.open, { expiresTimeS: entryTimeS + 36_000 }))
      for (let loss = 0; loss < quickTimings.lossesMax + 2; loss += 1) {
        await eventually(world, () => world.broker.isConnected())
        const broken = world.nextBreak()
        world.drop()
        await broken
      }

      await eventually(world, () => world.broker.isConnected())
      expect((await world.broker.findOrders([order.id])).get(order.id)).toMatchObject({
        id: order.id,
        settlement: null,
      })
      expect(world.log.some((line) => line.includes('The next try is in'))).toBe(false)
    },
  ],
]
