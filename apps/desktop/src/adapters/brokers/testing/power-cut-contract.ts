import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'vitest'
import { tradeOf } from '@stratomate/engine/testing/trade-of'
import type { Fact } from './broker-contract.ts'
import { cleared, connected, entryTimeS, orderOn, type RemoteFixture } from './broker-fixture.ts'

/** What holds after a power cut, which may take from the order file what the journal still has. */
export const powerCutContract: readonly Fact<RemoteFixture>[] = [
  [
    'an order whose row was lost with the power is found by the next start, and never sent again',
    async (fixture) => {
      await connected(fixture)
      const trade = tradeOn(fixture)
      const { id, asset, side, stakeCents } = trade
      fixture.exchange.place({ requestId: id, asset, side, stakeCents, durationS: 180 })
      const next = await connected(await fixture.restart())
      next.broker.adopt?.([trade])

      expect(await cleared(next, id)).toMatchObject({ id, sentAtMs: trade.sentAtMs })
      next.broker.placeOrders([orderOn(next.charts.open, { id })])
      await sleep(100)
      expect(next.placedCount()).toBe(1)
      await next.end()
    },
  ],
  [
    'an order that was intended before a power cut and never left is unclear first, and then it never happened',
    async (fixture) => {
      await connected(fixture)
      const trade = { ...tradeOn(fixture), state: 'intended' as const, sentAtMs: null }
      const next = await connected(await fixture.restart())
      next.broker.adopt?.([trade])

      expect((await next.broker.findOrders([trade.id])).get(trade.id)).toMatchObject({ isUnclear: true })
      expect(await cleared(next, trade.id)).toBeNull()
      expect(next.placedCount()).toBe(0)
      await next.end()
    },
  ],
  [
    'a trade of this run that was never sent is not taken over',
    async (fixture) => {
      const { broker } = await connected(fixture)
      const trade = { ...tradeOn(fixture), intendedAtMs: Date.now() + 1 }
      broker.adopt?.([trade])

      expect(await broker.findOrders([trade.id])).toEqual(new Map())
    },
  ],
]

/** Long enough that the next start is not within the same millisecond: such a trade would count as its own. */
const beforeRestartMs = 50

/** A trade on the open chart, as the journal has it: intended before this moment, in the broker's own name of the symbol. */
function tradeOn({ broker, charts }: RemoteFixture) {
  const quote = broker.quote(charts.open, entryTimeS)
  const { id, side, stakeCents, expiresTimeS, ...order } = orderOn(charts.open)
  const sentAtMs = order.sentAtMs - beforeRestartMs
  const times = { candleTimeS: entryTimeS - charts.open.timeframeS, expiresTimeS, intendedAtMs: sentAtMs, sentAtMs }
  const asset = quote.kind === 'offered' ? (quote.asset ?? '') : ''
  return { ...tradeOf({ ...times, id, side, stakeCents, state: 'sent' }), asset }
}
