import type { Trade } from '@stratomate/contracts/trading'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { medianOf, summariseDay } from './today-summary.ts'

const trade: Trade = {
  id: '5f0c0a52-1f0e-4b0f-9a64-6a3a6a3a6a3a',
  leaseId: '5f0c0a52-1f0e-4b0f-9a64-6a3a6a3a6a3b',
  signalId: 'signal-1',
  broker: 'paper',
  account: 'paper',
  symbol: 'EURUSD',
  timeframeS: 60,
  indicatorId: 'super-trend',
  side: 'buy',
  candleTime: 1_759_838_280,
  stakeCents: 1_000,
  currency: 'USD',
  payoutPct: 86,
  signalAt: '2025-10-07T10:00:00.000Z',
  receivedAt: '2025-10-07T10:00:00.010Z',
  sentAt: '2025-10-07T10:00:00.500Z',
  acknowledgedAt: null,
  expiresAt: '2025-10-07T10:03:00.000Z',
  state: 'settled',
  result: 'won',
  profitCents: 860,
}
const day = '2025-10-07'

describe('the summary of a day', () => {
  test('counts and adds up what was settled', () => {
    const lost = { ...trade, result: 'lost', profitCents: -1_000 } as const
    const open = { ...trade, state: 'placed', result: null, profitCents: null } as const

    expect(summariseDay([open, lost, trade], day)).toMatchObject({
      account: 'paper',
      profitCents: -140,
      won: 1,
      lost: 1,
      open: 1,
      medianMs: 500,
      withinLimit: 3,
    })
  })

  test('leaves out other days and what never reached the broker', () => {
    const yesterday = { ...trade, sentAt: '2025-10-06T23:59:59.999Z' }
    const rejected = { ...trade, state: 'rejected', result: null, profitCents: null } as const

    expect(summariseDay([yesterday, rejected], day)).toMatchObject({ account: null, medianMs: null, won: 0, open: 0 })
  })

  test('never adds up results of different accounts: live goes first', () => {
    const live = { ...trade, account: 'live', profitCents: 90 } as const

    expect(summariseDay([trade, live], day)).toMatchObject({ account: 'live', profitCents: 90, won: 1 })
  })

  test('counts a late order as late', () => {
    const late = { ...trade, sentAt: '2025-10-07T10:00:02.310Z' }

    expect(summariseDay([late, trade], day)).toMatchObject({ withinLimit: 1, latenciesMs: [500, 2_310] })
  })
})

test('the median of nothing is null', () => {
  expect(medianOf([])).toBeNull()
})

test('as many values lie under the median as over it', () => {
  fc.assert(
    fc.property(fc.array(fc.integer(), { minLength: 1 }), (values) => {
      const median = medianOf(values) ?? Number.NaN
      const under = values.filter((value) => value < median).length
      const over = values.filter((value) => value > median).length

      expect(Math.max(under, over)).toBeLessThanOrEqual(values.length / 2)
    }),
  )
})
