import { describe, expect, test } from 'vitest'
import { wonTradeOf } from '#web/features/trading/testing/trade-of.ts'
import { refusalOf } from '#web/features/trading/testing/refusal-of.ts'
import { countStale, summariseDay, withDayResult } from './today-summary.ts'

const trade = wonTradeOf({ signalAt: '2025-10-07T10:00:00.000Z', sentAt: '2025-10-07T10:00:00.500Z' })
const day = '2025-10-07'

describe('the result of a day with more trades than the list holds', () => {
  const listed = summariseDay([trade], day)
  const whole = {
    account: 'live',
    currency: 'EUR',
    won: 300,
    lost: 200,
    tied: 1,
    open: 2,
    profitCents: -4_500,
  } as const

  test('is that of the service, of its first account, and the latencies stay those of the list', () => {
    const paper = { ...whole, account: 'paper' } as const

    expect(withDayResult(listed, { day, results: [whole, paper] }, day)).toEqual({ ...listed, ...whole })
  })

  test.each([undefined, { day, results: [] }, { day: '2025-10-06', results: [whole] }])(
    'is that of the list while the service has said nothing of this day: %o',
    (result) => {
      expect(withDayResult(listed, result, day)).toEqual(listed)
    },
  )
})

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

  test('tells the rare times beside the median, of all orders of the day', () => {
    const startMs = Date.parse(trade.signalAt)
    const orders = Array.from({ length: 100 }, (_, index) => ({
      ...trade,
      sentAt: new Date(startMs + (index + 1) * 21).toISOString(),
    }))

    expect(summariseDay(orders, day)).toMatchObject({ p95Ms: 1_995, p99Ms: 2_079, withinLimit: 95 })
    expect(summariseDay([], day)).toMatchObject({ p95Ms: null, p99Ms: null })
  })

  test('counts signals of the day that came too late to be sent, and no other refusals', () => {
    const late = refusalOf({ code: 'stale', at: '2025-10-07T10:01:00.000Z' })
    const others = [{ ...late, at: '2025-10-06T23:59:59.999Z' }, refusalOf({ code: 'paused', at: late.at })]

    expect(countStale([late, ...others], day)).toBe(1)
  })

  test('counts a late order as late', () => {
    const late = { ...trade, sentAt: '2025-10-07T10:00:02.310Z' }

    expect(summariseDay([late, trade], day)).toMatchObject({ withinLimit: 1, latenciesMs: [500, 2_310] })
  })
})
