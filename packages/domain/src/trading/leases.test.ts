import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isOverused, leaseBlock, type LeaseCount, returnedTrades, settleLease, shareWaitMs } from './leases.ts'

test('a single device gets the whole rest of the day', () => {
  expect(leaseBlock({ limit: 250, granted: 40, activeDevices: 1, want: 1_000 })).toBe(210)
})

test('several devices share in blocks of ten or a fifth of the limit', () => {
  expect(leaseBlock({ limit: 250, granted: 0, activeDevices: 2, want: 1_000 })).toBe(50)
  expect(leaseBlock({ limit: 10, granted: 0, activeDevices: 2, want: 1_000 })).toBe(10)
  expect(leaseBlock({ limit: 100, granted: 95, activeDevices: 3, want: 1_000 })).toBe(5)
})

test('an unlimited plan is leased without a count', () => {
  expect(leaseBlock({ limit: 'unlimited', granted: 0, activeDevices: 4, want: 5 })).toBe('unlimited')
})

test('any devices in any order are never handed more than the limit', () => {
  const request = fc.record({ activeDevices: fc.integer({ min: 1, max: 9 }), want: fc.integer({ min: 1, max: 400 }) })
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 500 }), fc.array(request, { maxLength: 60 }), (limit, requests) => {
      let granted = 0
      for (const each of requests) {
        const block = leaseBlock({ limit, granted, ...each })
        expect(block).not.toBe('unlimited')
        granted += Number(block)
      }

      expect(granted).toBeLessThanOrEqual(limit)
    }),
  )
})

const lease: LeaseCount = { n: 50, seq: 3, used: 20, closed: false }

test('a newer, larger report is applied', () => {
  expect(settleLease(lease, { seq: 4, used: 21 })).toEqual({ kind: 'applied', seq: 4, used: 21 })
})

test('the same report again is a repeat, also after the lease was closed', () => {
  expect(settleLease({ ...lease, closed: true }, { seq: 3, used: 20 })).toEqual({ kind: 'repeated', seq: 3, used: 20 })
})

test.each([
  [{ seq: 2, used: 30 }, 'out_of_order'],
  [{ seq: 3, used: 21 }, 'out_of_order'],
  [{ seq: 4, used: 19 }, 'out_of_order'],
  [{ seq: 4, used: 51 }, 'overused'],
] as const)('the report %o is refused as %s', (report, reason) => {
  expect(settleLease(lease, report)).toEqual({ kind: 'refused', reason })
})

test.each([
  ['the same total', { seq: 4, used: 20 }, 'closed'],
  ['a smaller total', { seq: 4, used: 19 }, 'closed'],
  ['one trade more', { seq: 4, used: 21 }, 'overused'],
] as const)('a closed lease takes no further use: %s', (_what, report, reason) => {
  expect(settleLease({ ...lease, closed: true }, report)).toEqual({ kind: 'refused', reason })
})

test('an open lease covers what it granted, a closed one what it had used', () => {
  expect([50, 51].map((trades) => isOverused(lease, trades))).toEqual([false, true])
  expect([20, 21].map((trades) => isOverused({ ...lease, closed: true }, trades))).toEqual([false, true])
  expect(isOverused({ ...lease, n: 'unlimited', closed: true }, 1_000)).toBe(false)
})

test('closing returns what is unused, once', () => {
  expect(returnedTrades(lease)).toBe(30)
  expect(returnedTrades({ ...lease, closed: true })).toBe(0)
  expect(returnedTrades({ ...lease, n: 'unlimited' })).toBe(0)
})

test('reports in any order and number end at the largest valid total, never beyond the lease', () => {
  const report = fc.record({ seq: fc.integer({ min: 1, max: 12 }), used: fc.integer({ min: 0, max: 70 }) })
  fc.assert(
    fc.property(fc.array(report, { maxLength: 40 }), (reports) => {
      const end = reports.reduce<LeaseCount>(
        (count, each) => {
          const judged = settleLease(count, each)
          return judged.kind === 'refused' ? count : { ...count, seq: judged.seq, used: judged.used }
        },
        { n: 50, seq: 0, used: 0, closed: false },
      )

      expect(end.used).toBeLessThanOrEqual(50)
      expect(returnedTrades(end)).toBe(50 - end.used)
    }),
  )
})

test.each([
  ['nobody else holds any', [], null],
  ['a lease is four minutes old', [0], 6 * 60_000],
  ['the older of two is asked for first', [0, -120_000], 4 * 60_000],
  ['an old one comes within a minute or not', [-3_600_000], 60_000],
] as const)('how long to wait for a share when %s', (_when, issuedMs, waitMs) => {
  expect(shareWaitMs(issuedMs, 4 * 60_000)).toBe(waitMs)
})
