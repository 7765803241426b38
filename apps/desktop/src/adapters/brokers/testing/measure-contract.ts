import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'vitest'
import { restContract } from './rest-contract.ts'
import type { Fact } from './broker-contract.ts'
import { connected, eventually, type RemoteFixture } from './broker-fixture.ts'

/** What a broker on the internet measures for the gate beside its payouts. */
export const measureContract: readonly Fact<RemoteFixture>[] = [
  [
    'a quote carries the broker’s own price as it moves, and again after the line broke',
    async (fixture) => {
      const { broker, charts, faults } = await connected(fixture)
      const spotOf = (): number | undefined => {
        const quote = broker.quote(charts.open, 0)
        return quote.kind === 'offered' ? quote.spot : undefined
      }
      await eventually(fixture, () => spotOf() === 1.1)
      faults.spot = 1.2
      await eventually(fixture, () => spotOf() === 1.2)
      const broken = fixture.nextBreak()
      fixture.drop()
      await broken
      await eventually(fixture, () => spotOf() === 1.2)
      faults.spot = -1
      await sleep(500)
      expect(spotOf()).not.toBe(-1)
    },
  ],
  [
    'a clock of the broker that is seconds away is measured',
    async (fixture) => {
      const { broker, faults } = await connected(fixture)
      const first = await eventually(fixture, () => broker.clock())
      expect(Math.abs(first.aheadMs) - first.uncertaintyMs).toBeLessThan(1_000)
      faults.clockDriftMs = 20_000
      const broken = fixture.nextBreak()
      fixture.drop()
      await broken

      const { aheadMs, uncertaintyMs } = await eventually(fixture, () => (broker.isConnected() ? broker.clock() : null))
      expect(aheadMs - uncertaintyMs).toBeGreaterThan(15_000)
    },
  ],
  ...restContract,
]
