import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chartOf } from '../testing/chart-of.ts'
import { emptyDay } from '../limits/daily-stats.ts'
import { type GateContext, judgeSignal } from './gate.ts'
import { tradeOf } from '../testing/trade-of.ts'
import { TradeLedger } from '../orders/trade-ledger.ts'
import { tradingDefaults, type TradingSettings } from './trading-settings.ts'

const startMs = Date.UTC(2026, 10, 18)
const endMs = Date.UTC(2026, 10, 19)

const chart = chartOf('EURUSD')
const favorite = { symbol: 'EURUSD', timeframeS: 60, direction: 'both', stakeCents: null, expiryCandles: null } as const

type At = { nowMs: number; settings: TradingSettings; spot?: number | null }

function contextAt({ nowMs, settings, spot = null }: At, ledger: TradeLedger): GateContext {
  const lease = { jti: 'l', day: '', n: 'unlimited', notBeforeMs: 0, expiresAtMs: endMs * 2, spent: 0 } as const
  return {
    nowMs,
    settings,
    isPaused: false,
    isClockSetBack: false,
    isSeen: false,
    hasOppositeTwin: false,
    lastClosedBarS: 600,
    slotStatus: { kind: 'favorite', favorite },
    account: 'entitled',
    allowedIndicatorId: null,
    isBrokerConnected: true,
    quote: { kind: 'offered', payoutPct: 87, ...(spot === null ? {} : { spot }) },
    balanceCents: 1e9,
    openTrades: ledger.openOn('EURUSD'),
    openTradeCount: ledger.openCount(),
    ordersLastSecond: 0,
    today: ledger.today(nowMs),
    lastTradeAtMs: ledger.lastTradeAtMs('EURUSD'),
    lastLossAtMs: ledger.lastLossAtMs(),
    leases: { leases: [lease], exhaustedDay: null, hasInvalid: false },
  }
}

const limits = fc.record({
  stakeCents: fc.integer({ min: 1, max: 5_000 }),
  openTradesMax: fc.integer({ min: 1, max: 5 }),
  tradesPerDayMax: fc.option(fc.integer({ min: 1, max: 10 })),
  dailyLossCentsMax: fc.option(fc.integer({ min: 1, max: 20_000 })),
  dailyProfitCentsMax: fc.option(fc.integer({ min: 1, max: 10_000 })),
  lossesInARowMax: fc.option(fc.integer({ min: 1, max: 4 })),
  coolDownMs: fc.constantFrom(0, 60_000, 600_000),
  coolDownAfterLossMs: fc.constantFrom(0, 300_000),
  quoteGapMax: fc.option(fc.integer({ min: 1, max: 50 })),
})

/** The next event: a signal after some time, or the end of the oldest open trade. */
const events = fc.array(
  fc.record({
    afterMs: fc.integer({ min: 0, max: 900_000 }),
    what: fc.constantFrom('signal', 'won', 'lost', 'tie'),
    spot: fc.option(fc.double({ min: 0.99, max: 1.01, noNaN: true })),
  }),
  { maxLength: 60 },
)

type Sent = { atMs: number; stakeCents: number; profitCents: number | null }

test('whatever comes, no order ever breaks a rule in force', () => {
  fc.assert(
    fc.property(limits, events, (chosen, happenings) => {
      const settings = { ...tradingDefaults, ...chosen }
      const ledger = new TradeLedger()
      const sent: Sent[] = []
      const open: string[] = []
      let lastLossMs = Number.NEGATIVE_INFINITY
      let nowMs = startMs
      for (const { afterMs, what, spot } of happenings) {
        nowMs = Math.min(nowMs + afterMs, endMs - 1)
        if (what !== 'signal') {
          const id = open.shift()
          const trade = sent[Number(id)]
          if (id === undefined || trade === undefined) continue
          trade.profitCents = { won: Math.round(trade.stakeCents * 0.87), lost: -trade.stakeCents, tie: 0 }[what]
          ledger.move(id, { state: 'settled', result: what, profitCents: trade.profitCents, expiresAtMs: nowMs })
          if (what === 'lost') lastLossMs = nowMs
          continue
        }
        const stamps = { emittedAtMs: nowMs, receivedAtMs: nowMs }
        const signal = { id: 's', chart, side: 'buy', barTimeS: 600, price: 1, ...stamps } as const
        const verdict = judgeSignal(signal, contextAt({ nowMs, settings, spot }, ledger))
        if (verdict.kind === 'refuse') continue
        const last = sent.at(-1)
        const worst = sent.reduce((sum, { stakeCents, profitCents }) => sum + (profitCents ?? -stakeCents), 0)
        const gap = spot === null ? 0 : Math.abs(spot - 1) * 10_000
        expect(gap).toBeLessThanOrEqual((settings.quoteGapMax ?? Number.POSITIVE_INFINITY) + 1e-6)
        expect(sent.length).toBeLessThan(settings.tradesPerDayMax ?? Number.POSITIVE_INFINITY)
        expect(open.length).toBeLessThan(settings.openTradesMax)
        expect(verdict.stakeCents - worst).toBeLessThanOrEqual(settings.dailyLossCentsMax ?? Number.POSITIVE_INFINITY)
        expect(nowMs - (last?.atMs ?? Number.NEGATIVE_INFINITY)).toBeGreaterThanOrEqual(settings.coolDownMs)
        expect(nowMs - lastLossMs).toBeGreaterThanOrEqual(settings.coolDownAfterLossMs)
        const won = sent.reduce((sum, { profitCents }) => sum + (profitCents ?? 0), 0)
        expect(won).toBeLessThan(settings.dailyProfitCentsMax ?? Number.POSITIVE_INFINITY)
        const id = String(sent.length)
        sent.push({ atMs: nowMs, stakeCents: verdict.stakeCents, profitCents: null })
        open.push(id)
        ledger.add(tradeOf({ id, intendedAtMs: nowMs, stakeCents: verdict.stakeCents, state: 'sent' }))
      }
      const worstOfAll = sent.reduce((sum, { stakeCents, profitCents }) => sum + (profitCents ?? -stakeCents), 0)
      expect(-worstOfAll).toBeLessThanOrEqual(settings.dailyLossCentsMax ?? Number.POSITIVE_INFINITY)
    }),
  )
})

test('after so many losses in a row nothing is sent for the rest of the day, and the next day begins again', () => {
  const ledger = new TradeLedger()
  const settings = { ...tradingDefaults, lossesInARowMax: 2 }
  for (const [index, result] of (['lost', 'lost', 'won'] as const).entries())
    ledger.add(tradeOf({ id: String(index), state: 'settled', result, profitCents: 0, expiresAtMs: startMs + index }))
  const judgeAt = (nowMs: number) => {
    const stamps = { emittedAtMs: nowMs, receivedAtMs: nowMs }
    const signal = { id: 's', chart, side: 'buy', barTimeS: 600, price: 1, ...stamps } as const
    return judgeSignal(signal, contextAt({ nowMs, settings }, ledger))
  }

  expect(judgeAt(endMs - 1)).toEqual({ kind: 'refuse', code: 'losing_streak' })
  expect(ledger.today(endMs)).toEqual(emptyDay)
  expect(judgeAt(endMs).kind).toBe('accept')
})
