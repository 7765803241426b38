import type { Trade, TradeState } from '@stratomate/contracts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { paperTrade } from '#server/main/testing/paper-trade.ts'
import { judgeReports, type Report } from './judge-reports.ts'
import type { LeaseRow } from '../queries/quota.ts'
import type { OwnedTrade } from '../queries/reports.ts'

const day = new Date().toISOString().slice(0, 10)
const leaseOf = (id: string, userId: string): LeaseRow => ({
  id,
  userId,
  deviceId: 'device',
  day,
  n: 100,
  sequence: 0,
  used: 0,
  overused: false,
  issuedAt: new Date(),
  expiresAt: new Date(),
  closedAt: null,
})
const leases = new Map([
  ['of ann', leaseOf('of ann', 'ann')],
  ['of bob', leaseOf('of bob', 'bob')],
])
const trades = ['of ann', 'of ann', 'of bob', 'unknown'].map((leaseId) => paperTrade(leaseId))

const reportedTrades = fc.record({
  userId: fc.constantFrom('ann', 'bob'),
  tells: fc.array(
    fc.record({
      place: fc.nat(trades.length - 1),
      state: fc.constantFrom<TradeState>('intended', 'placed', 'unknown', 'settled', 'rejected'),
      entryPrice: fc.constantFrom(null, 1.1, 1.2),
      stakeCents: fc.constantFrom(1_000, 1_000, 1_000, 2_000),
    }),
    { maxLength: 5 },
  ),
})

function reportOf({ userId, tells }: typeof reportedTrades extends fc.Arbitrary<infer Value> ? Value : never): Report {
  const list = tells.flatMap(({ place, ...change }): Trade[] => {
    const trade = trades[place]
    return trade === undefined ? [] : [{ ...trade, ...change }]
  })
  return { desktop: { kind: 'desktop', userId, deviceId: `computer of ${userId}` }, trades: list }
}

test('reports that come together are judged and stored as if each had come alone', () => {
  fc.assert(
    fc.property(fc.array(reportedTrades, { maxLength: 8 }), fc.nat(3), (all, before) => {
      const reports = all.map(reportOf)
      const stored = new Map<string, OwnedTrade>()
      const alone = reports.map((report) => {
        const judged = judgeReports([report], { leases, trades: new Map(stored) })
        for (const trade of [...judged.added, ...judged.moved]) stored.set(trade.id, trade)
        return judged.verdicts[0]
      })
      // Some were reported before, so they are stored already when all of them are reported together.
      const earlier = new Map<string, OwnedTrade>()
      const first = judgeReports(reports.slice(0, before), { leases, trades: earlier })
      for (const trade of [...first.added, ...first.moved]) earlier.set(trade.id, trade)
      const rest = judgeReports(reports.slice(before), { leases, trades: earlier })

      expect([...first.verdicts, ...rest.verdicts]).toEqual(alone)
      expect(
        new Map([...earlier, ...[...rest.added, ...rest.moved].map((trade) => [trade.id, trade] as const)]),
      ).toEqual(stored)
      expect(rest.added.filter(({ id }) => earlier.has(id))).toEqual([])
      expect(rest.moved.filter(({ id }) => !earlier.has(id))).toEqual([])
    }),
    { numRuns: 1_000 },
  )
})
