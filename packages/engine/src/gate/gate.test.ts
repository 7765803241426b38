import { refusalCodes, type RefusalCode, type Side } from '@stratomate/contracts'
import type { Confirmation } from '@stratomate/contracts/trading/chart-rules'
import type { NewsRules } from '@stratomate/contracts/trading/news-rules'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { emptyDay } from '../limits/daily-stats.ts'
import { judgeDryRun } from './dry-run.ts'
import { type GateContext, judgeSignal, refuseAtSending } from './gate.ts'
import type { LeaseRecord } from '../limits/lease-selection.ts'
import type { Signal } from '../ports.ts'
import { type Favorite, tradingDefaults } from './trading-settings.ts'

const nowMs = Date.UTC(2026, 10, 18, 12)

const chart = {
  key: 'EURUSD:60:x',
  feed: 't:EURUSD:60',
  symbol: 'EURUSD',
  isCustom: false,
  timeframeS: 60,
  digits: 5,
  indicator: 'super-trend(10,3)',
  indicatorId: 'super-trend',
  speed: 1,
  isSimulated: false,
}

const signal: Signal = {
  id: 'a'.repeat(32),
  chart,
  side: 'buy',
  barTimeS: 600,
  price: 1.1,
  emittedAtMs: nowMs - 5,
  receivedAtMs: nowMs,
}

const lease: LeaseRecord = {
  jti: 'lease-1',
  day: '2026-11-18',
  n: 10,
  spent: 0,
  notBeforeMs: Date.UTC(2026, 10, 18),
  expiresAtMs: Date.UTC(2026, 10, 19),
}

const favorite = { symbol: 'EURUSD', timeframeS: 60, direction: 'both', stakeCents: null, expiryCandles: null } as const

const open: GateContext = {
  nowMs,
  settings: tradingDefaults,
  isPaused: false,
  isClockSetBack: false,
  isSeen: false,
  hasOppositeTwin: false,
  lastClosedBarS: 600,
  slotStatus: {
    kind: 'favorite',
    favorite,
  },
  account: 'entitled',
  allowedIndicatorId: null,
  isBrokerConnected: true,
  quote: {
    kind: 'offered',
    payoutPct: 87,
  },
  balanceCents: 1e5,
  openTrades: [],
  openTradeCount: 0,
  ordersLastSecond: 0,
  today: emptyDay,
  lastTradeAtMs: null,
  lastLossAtMs: null,
  leases: {
    leases: [lease],
    exhaustedDay: null,
    hasInvalid: false,
  },
}

/** A favorite that asks for a confirmation, and the signals on the candle and on the longer timeframe. */
function asks(confirmation: Confirmation, sameCandle: Side | null, longerTimeframe: Side | null): Partial<GateContext> {
  const status = { kind: 'favorite', favorite: { ...favorite, confirmation } } as const
  return { slotStatus: status, otherSides: { sameCandle, longerTimeframe } }
}

/** A favorite that is traded before the close, or with a stake plan of its own. */
function favoriteWith(change: Partial<Favorite>): Pick<GateContext, 'slotStatus'> {
  return { slotStatus: { kind: 'favorite', favorite: { ...favorite, ...change } } }
}

const early = { isUnconfirmed: true, barTimeS: 660, nextBarTimeS: 720 } as const

const payrolls = { atMs: nowMs + 900_000, currency: 'USD', importance: 3, name: 'Nonfarm Payrolls' }
const aroundNews = { importance: 'high', minutesBefore: 15, minutesAfter: 15 } as const

type Case = [RefusalCode, Partial<GateContext>, Partial<Signal>?]

const opposite = { chartKey: chart.key, side: 'sell', isUnclear: false } as const
const settings = tradingDefaults

const doubling = { kind: 'ladder', id: 'p', plan: { kind: 'martingale', factor: 2, steps: 2 } } as const
const lostBy = (planId: string | null) => ({ result: 'lost', planId }) as const

const fromOutside = { outside: { lengthS: 300 }, barTimeS: 540 } as const
const oneTrade = { tradesPerDayMax: 1, dailyLossCentsMax: null }
const tenLost = { tradesPerDayMax: null, dailyLossCentsMax: 1_000 }

const cases: readonly Case[] = [
  ['duplicate', { isSeen: true }],
  ['stale', {}, { emittedAtMs: nowMs - 2_001 }],
  ['from_the_future', {}, { emittedAtMs: nowMs + 1_001 }],
  ['old_candle', { lastClosedBarS: 660 }],
  ['old_candle', { lastClosedBarS: null }],
  ['late_candle', {}, { nextBarTimeS: 661 }],
  ['late_candle', {}, { nextBarTimeS: 659 }],
  ['late_candle', {}, { nextBarTimeS: 2_460 }],
  ['late_candle', { candlesLate: 30 }, { nextBarTimeS: null }],
  ['before_close', {}, early],
  ['before_close', favoriteWith({ beforeCloseS: null }), early],
  ['old_candle', favoriteWith({ beforeCloseS: 5 }), { ...early, barTimeS: 600, nextBarTimeS: 660 }],
  ['old_candle', { ...favoriteWith({ beforeCloseS: 5 }), lastClosedBarS: null }, early],
  ['late_candle', favoriteWith({ beforeCloseS: 5 }), { ...early, nextBarTimeS: 780 }],
  ['not_favorite', { slotStatus: { kind: 'not_favorite' } }, early],
  ['not_favorite', { slotStatus: { kind: 'not_favorite' } }],
  ['source_off', { slotStatus: { kind: 'not_favorite' } }, fromOutside],
  ['no_chart_price', { lastClosedBarS: null }, fromOutside],
  ['no_chart_price', { candlesLate: 2 }, fromOutside],
  ['from_the_future', {}, { ...fromOutside, emittedAtMs: nowMs + 2_001 }],
  ['source_limit', { outside: { limits: oneTrade, day: { trades: 1, worstCents: 900 } } }, fromOutside],
  ['source_limit', { outside: { limits: tenLost, day: { trades: 1, worstCents: -1 } } }, fromOutside],
  ['chart_limit', { slotStatus: { kind: 'chart_limit' } }],
  ['indicator_not_allowed', { allowedIndicatorId: 'rsi' }],
  ['other_source', {}, { isOtherSource: true }],
  ['indicator_repaints', { repaintProofs: 3 }],
  ['indicator_repaints', { repaintedSignals: 2, settings: { ...settings, stopsOnRepaint: true } }],
  ['direction_off', { slotStatus: { kind: 'favorite', favorite: { ...favorite, direction: 'sell' } } }],
  ['not_confirmed', asks('same_candle', null, 'buy')],
  ['not_confirmed', asks('same_candle', 'sell', 'buy')],
  ['not_confirmed', asks('longer_timeframe', 'buy', null)],
  ['not_confirmed', asks('longer_timeframe', 'buy', 'sell')],
  ['not_approved', { approval: 'missing' }],
  ['both_directions', { hasOppositeTwin: true }],
  ['opposite_open', { openTrades: [opposite], openTradeCount: 1 }],
  ['open_limit', { openTradeCount: settings.openTradesMax }],
  ['low_payout', { quote: { kind: 'offered', payoutPct: 79 } }],
  ['quote_gap', { quote: { kind: 'offered', payoutPct: 87, spot: 1.1012 } }],
  ['quote_gap', { quote: { kind: 'offered', payoutPct: 87, spot: 1.0988 } }],
  ['quote_gap', { quote: { kind: 'offered', payoutPct: 87, spot: Number.NaN } }],
  ['market_closed', { quote: { kind: 'closed' } }],
  ['unknown_symbol', { quote: { kind: 'unknown' } }],
  ['broker_refused', { quote: { kind: 'refused', code: 'broker_refused' } }],
  ['no_quote', { quote: { kind: 'refused', code: 'no_quote' } }],
  ['expiry_not_offered', { quote: { kind: 'refused', code: 'expiry_not_offered' } }],
  ['simulated_chart', { quote: { kind: 'refused', code: 'simulated_chart' } }],
  ['low_balance', { balanceCents: 999 }],
  ['low_balance', { balanceCents: null }],
  ['low_balance', { balanceCents: 1_500, unansweredCents: 501 }],
  ['stake_limit', { slotStatus: { kind: 'favorite', favorite: { ...favorite, stakeCents: 10_001 } } }],
  ['daily_limit', { leases: { leases: [{ ...lease, spent: 10 }], exhaustedDay: '2026-11-18', hasInvalid: false } }],
  ['own_trade_cap', { settings: { ...settings, tradesPerDayMax: 3 }, today: { ...emptyDay, trades: 3 } }],
  ['daily_loss', { settings: { ...settings, dailyLossCentsMax: 1_500 }, today: { ...emptyDay, profitCents: -501 } }],
  ['daily_loss', { settings: { ...settings, dailyLossCentsMax: 1_500 }, today: { ...emptyDay, openStakeCents: 501 } }],
  // Profits of demo money allow no losses of real money, and a limit on the total loss also stops real money.
  [
    'daily_loss',
    {
      settings: { ...settings, dailyLossCentsMax: 1_500 },
      today: { ...emptyDay, profitCents: -501 },
      todayOfAll: { ...emptyDay, profitCents: 9_000 },
    },
  ],
  [
    'daily_loss',
    { settings: { ...settings, dailyLossCentsMax: 1_500 }, todayOfAll: { ...emptyDay, openStakeCents: 501 } },
  ],
  ['daily_profit', { settings: { ...settings, dailyProfitCentsMax: 99 }, today: { ...emptyDay, profitCentsPeak: 99 } }],
  ['losing_streak', { settings: { ...settings, lossesInARowMax: 3 }, today: { ...emptyDay, lossRunLongest: 3 } }],
  ['cool_down', { settings: { ...settings, coolDownMs: 60_000 }, lastTradeAtMs: nowMs - 59_999 }],
  ['cool_down', { settings: { ...settings, coolDownAfterLossMs: 60_000 }, lastLossAtMs: nowMs - 59_999 }],
  ['outside_hours', { settings: { ...settings, hours: { timeZone: 'UTC', windows: [] } } }],
  ['news_blackout', { settings: { ...settings, blackouts: [{ fromMs: nowMs, toMs: nowMs + 1, symbols: ['USD'] }] } }],
  ['news_event', { settings: { ...settings, calendar: aroundNews }, calendarEvents: [payrolls] }],
  ['plan_waits', { settings: { ...settings, moneyPlan: doubling }, openTradeCount: 1 }],
  ['plan_waits', { ...favoriteWith({ moneyPlan: doubling }), openTrades: [{ ...opposite, side: 'buy', planId: 'p' }] }],
  [
    'plan_ended',
    { ...favoriteWith({ moneyPlan: doubling }), today: { ...emptyDay, results: [lostBy('p'), lostBy('p')] } },
  ],
  [
    'plan_ended',
    { settings: { ...settings, moneyPlan: doubling }, today: { ...emptyDay, results: [lostBy('p'), lostBy('p')] } },
  ],
  ['paused', { isPaused: true }],
  ['not_signed_in', { account: 'not_signed_in' }],
  ['no_entitlement', { account: 'no_entitlement' }],
  ['live_locked', { account: 'live_locked' }],
  ['trades_elsewhere', { leases: { leases: [], exhaustedDay: '2026-11-18', isElsewhere: true, hasInvalid: false } }],
  ['no_lease', { leases: { leases: [], exhaustedDay: null, hasInvalid: false } }],
  ['lease_invalid', { leases: { leases: [], exhaustedDay: null, hasInvalid: true } }],
  ['lease_expired', { leases: { leases: [{ ...lease, expiresAtMs: nowMs }], exhaustedDay: null, hasInvalid: false } }],
  ['clock_set_back', { isClockSetBack: true }],
  ['clock_differs', { clockOffMs: 3_001 }],
  ['app_outdated', { isOutdated: true, isPaused: true }],
  ['broker_switched_off', { quote: { kind: 'refused', code: 'broker_switched_off' }, isBrokerConnected: false }],
  ['account_off', { quote: { kind: 'refused', code: 'account_off' }, isBrokerConnected: false }],
  ['other_currency', { quote: { kind: 'refused', code: 'other_currency' } }],
  ['broker_disconnected', { isBrokerConnected: false }],
  ['order_unclear', { openTrades: [{ ...opposite, side: 'buy', isUnclear: true }], openTradeCount: 1 }],
  ['rate_limit', { ordersLastSecond: settings.ordersPerSecondMax }],
]

describe('each refusal', () => {
  test.each(cases)('%s', (code, change, other) => {
    expect(judgeSignal({ ...signal, ...other }, { ...open, ...change })).toEqual({ kind: 'refuse', code })
  })

  test('every code of the catalogue has a case', () => {
    expect([...new Set(cases.map(([code]) => code))].toSorted()).toEqual(refusalCodes.toSorted())
  })
})

describe('what is let through', () => {
  test('a fresh signal of a favorite is accepted with the stake, the expiry and the lease', () => {
    expect(judgeSignal(signal, open)).toEqual({
      kind: 'accept',
      isAsked: false,
      lease,
      stakeCents: 1e3,
      expiryCandles: 3,
      expiryEnd: 'full_length',
      payoutPct: 87,
      asset: null,
      planId: null,
    })
  })

  test('it is accepted under the name that the broker has for the symbol', () => {
    const quote = { kind: 'offered', payoutPct: 87, asset: 'frxEURUSD' } as const

    expect(judgeSignal(signal, { ...open, quote })).toMatchObject({ kind: 'accept', asset: 'frxEURUSD' })
  })

  test('a signal of exactly two seconds is accepted, one millisecond more is not', () => {
    expect(judgeSignal({ ...signal, emittedAtMs: nowMs - 2_000 }, open).kind).toBe('accept')
    expect(judgeSignal({ ...signal, emittedAtMs: nowMs - 2_001 }, open).kind).toBe('refuse')
  })

  test('a price of the broker that is near, or unknown, or not to be compared lets the signal through', () => {
    const far = { kind: 'offered', payoutPct: 87, spot: 2 } as const

    expect(judgeSignal(signal, { ...open, quote: { ...far, spot: 1.1005 } }).kind).toBe('accept')
    expect(judgeSignal(signal, { ...open, quote: { kind: 'offered', payoutPct: 87 } }).kind).toBe('accept')
    const off = { ...settings, quoteGapMax: null }
    expect(judgeSignal(signal, { ...open, quote: far, settings: off }).kind).toBe('accept')
  })

  test('one changed signal is let through, and any number while the switch is off', () => {
    const on = { ...settings, stopsOnRepaint: true }

    expect(judgeSignal(signal, { ...open, repaintedSignals: 1, settings: on }).kind).toBe('accept')
    expect(judgeSignal(signal, { ...open, repaintedSignals: 20 }).kind).toBe('accept')
  })

  test('an opposite trade is let through when the settings allow it', () => {
    const context = {
      ...open,
      openTrades: [opposite],
      openTradeCount: 1,
      settings: { ...settings, allowOpposite: true },
    }

    expect(judgeSignal(signal, context).kind).toBe('accept')
  })

  test('the favorite’s own stake and expiry win over the general ones', () => {
    const slotStatus = { kind: 'favorite', favorite: { ...favorite, stakeCents: 250, expiryCandles: 5 } } as const

    expect(judgeSignal(signal, { ...open, slotStatus })).toMatchObject({ stakeCents: 250, expiryCandles: 5 })
  })

  test('a stake plan goes on after its own results only, not after those of other plans', () => {
    const context = { ...open, settings: { ...settings, moneyPlan: doubling } }
    const after = (...results: ReturnType<typeof lostBy>[]) =>
      judgeSignal(signal, { ...context, today: { ...emptyDay, results } })

    expect(after(lostBy(null), lostBy('q'))).toMatchObject({ stakeCents: 1_000, planId: 'p' })
    expect(after(lostBy('p'))).toMatchObject({ stakeCents: 2_000 })
  })

  test('a signal of the candle that is forming is accepted where the person wants it, and a closed one as before', () => {
    const context = { ...open, ...favoriteWith({ beforeCloseS: 5, expiryEnd: 'candle_close' }) }

    expect(judgeSignal({ ...signal, ...early }, context)).toMatchObject({ kind: 'accept', expiryEnd: 'candle_close' })
    expect(judgeSignal(signal, context).kind).toBe('accept')
  })

  test('an event keeps nothing back at first, nor where it is not important or near enough', () => {
    const judged = (calendar: NewsRules, event = payrolls) =>
      judgeSignal(signal, { ...open, settings: { ...settings, calendar }, calendarEvents: [event] }).kind

    expect(judged({ ...aroundNews, importance: 'off' })).toBe('accept')
    expect(judgeSignal(signal, { ...open, calendarEvents: [payrolls] }).kind).toBe('accept')
    expect(judged(aroundNews, { ...payrolls, importance: 2 })).toBe('accept')
    expect(judged(aroundNews, { ...payrolls, atMs: payrolls.atMs + 1 })).toBe('accept')
  })

  test('a chart’s own plan climbs from its own stake by its own results, beside trades of other charts', () => {
    const general = { kind: 'ladder', id: 'g', plan: { kind: 'dalembert', steps: 3 } } as const
    const other = { ...opposite, side: 'buy', planId: 'q' } as const
    const context = {
      ...open,
      ...favoriteWith({ moneyPlan: doubling, stakeCents: 250 }),
      settings: { ...settings, moneyPlan: general },
      openTrades: [other],
      openTradeCount: 1,
      today: { ...emptyDay, results: [lostBy('p'), lostBy('g')] },
    }

    expect(judgeSignal(signal, context)).toMatchObject({ stakeCents: 500, planId: 'p' })
    const percent = { moneyPlan: { kind: 'percent', percent: 2 }, stakeCents: 250 } as const
    expect(judgeSignal(signal, { ...open, ...favoriteWith(percent) })).toMatchObject({
      stakeCents: 2_000,
      planId: null,
    })
  })

  test('a percentage is that of the present balance, and the favorite’s own stake wins over it', () => {
    const moneyPlan = { kind: 'percent', percent: 2 } as const
    const context = { ...open, settings: { ...settings, moneyPlan } }
    const own = { kind: 'favorite', favorite: { ...favorite, stakeCents: 250 } } as const

    expect(judgeSignal(signal, context)).toMatchObject({ stakeCents: 2_000 })
    expect(judgeSignal(signal, { ...context, slotStatus: own })).toMatchObject({ stakeCents: 250 })
  })

  test('whatever the moment, an accepted signal is fresh and its lease has a slot and is in force', () => {
    const moments = fc.record({
      ageMs: fc.integer({ min: -5_000, max: 5_000 }),
      spent: fc.nat(12),
      shiftMs: fc.integer({ min: -9e7, max: 9e7 }),
    })
    fc.assert(
      fc.property(moments, ({ ageMs, spent, shiftMs }) => {
        const at = nowMs + shiftMs
        const leases = { ...open.leases, leases: [{ ...lease, spent }] }
        const verdict = judgeSignal({ ...signal, emittedAtMs: at - ageMs }, { ...open, nowMs: at, leases })
        if (verdict.kind === 'refuse') return
        expect(ageMs).toBeLessThanOrEqual(2_000)
        expect(spent).toBeLessThan(10)
        expect(at).toBeGreaterThanOrEqual(lease.notBeforeMs)
        expect(at).toBeLessThan(lease.expiresAtMs)
      }),
    )
  })
})

describe('the last look before sending', () => {
  test('a signal that grew old while the journal was written is not sent', () => {
    expect(refuseAtSending(signal, lease, nowMs + 1_996)).toBe('stale')
    expect(refuseAtSending(signal, lease, nowMs + 1_995)).toBeNull()
  })

  test('a lease that ended while the journal was written pays for nothing', () => {
    const late = { ...signal, emittedAtMs: lease.expiresAtMs - 10 }

    expect(refuseAtSending(late, lease, lease.expiresAtMs)).toBe('lease_expired')
  })
})

const edges: readonly [string, Partial<GateContext>, Partial<Signal>?][] = [
  ['a clock that is three seconds off', { clockOffMs: 3_000 }],
  ['a signal of a second to come', {}, { emittedAtMs: nowMs + 1_000 }],
  ['the least payout', { quote: { kind: 'offered', payoutPct: settings.payoutPctMin } }],
  ['one open trade less than the limit', { openTradeCount: settings.openTradesMax - 1 }],
  ['a balance that is the stake', { balanceCents: 1_000 }],
  ['a balance that is the stake and what is on its way', { balanceCents: 1_500, unansweredCents: 500 }],
  ['the largest stake', favoriteWith({ stakeCents: settings.stakeCentsMax })],
  ['the last trade of the cap', { settings: { ...settings, tradesPerDayMax: 3 }, today: { ...emptyDay, trades: 2 } }],
  ['a loss that would be the limit', dayWith({ dailyLossCentsMax: 1_500 }, { profitCents: -500 })],
  ['open stakes that would be the limit', dayWith({ dailyLossCentsMax: 1_500 }, { openStakeCents: 500 })],
  ['a cent less than the profit of the day', dayWith({ dailyProfitCentsMax: 99 }, { profitCentsPeak: 98 })],
  ['one loss less than the row', dayWith({ lossesInARowMax: 3 }, { lossRunLongest: 2 })],
  ['the end of a pause', { settings: { ...settings, coolDownMs: 60_000 }, lastTradeAtMs: nowMs - 60_000 }],
  [
    'the end of a pause after a loss',
    { settings: { ...settings, coolDownAfterLossMs: 60_000 }, lastLossAtMs: nowMs - 60_000 },
  ],
  ['the last order of a second', { ordersLastSecond: settings.ordersPerSecondMax - 1 }],
  ['two proofs that the indicator repaints', { repaintProofs: 2 }],
]

function dayWith(limits: Partial<GateContext['settings']>, day: Partial<GateContext['today']>): Partial<GateContext> {
  return { settings: { ...settings, ...limits }, today: { ...emptyDay, ...day } }
}

test.each(edges)('at the edge of what is refused, %s is let through', (_, change, other) => {
  expect(judgeSignal({ ...signal, ...other }, { ...open, ...change })).toMatchObject({ kind: 'accept' })
})

test('a broker that is away is said before why it refuses, unless the owner has switched it off', () => {
  const away = (code: 'no_quote' | 'broker_switched_off') =>
    judgeSignal(signal, { ...open, quote: { kind: 'refused', code }, isBrokerConnected: false })

  expect([away('no_quote'), away('broker_switched_off')]).toEqual([
    { kind: 'refuse', code: 'broker_disconnected' },
    { kind: 'refuse', code: 'broker_switched_off' },
  ])
})

describe('the dry run of a chart', () => {
  const seen: Signal[] = []
  const dryRun = (change: Partial<GateContext>, lastBarS: number | null = 600) =>
    judgeDryRun(chart, { nowMs, lastBarS }, (one) => {
      seen.push(one)
      return { ...open, lastClosedBarS: null, ...change }
    })

  test('passes in whatever direction is allowed, at the price of the broker', () => {
    expect(dryRun({})).toBeNull()
    expect(dryRun(favoriteWith({ direction: 'sell' }))).toBeNull()
    expect(dryRun({ quote: { kind: 'offered', payoutPct: 87, spot: 1.5 } })).toBeNull()
    expect(dryRun({ quote: { kind: 'closed' } })).toBe('market_closed')
  })

  test('says the more useful of two refusals: never that a direction is switched off where there is another', () => {
    const buys = { ...opposite, side: 'buy' } as const
    expect(dryRun({ ...favoriteWith({ direction: 'sell' }), openTrades: [buys], openTradeCount: 1 })).toBe(
      'opposite_open',
    )
    expect(dryRun({ ...favoriteWith({ direction: 'buy' }), openTrades: [opposite], openTradeCount: 1 })).toBe(
      'opposite_open',
    )
  })

  test('takes the last candle, or the present second where none has closed', () => {
    seen.length = 0
    dryRun({}, 660)
    expect(dryRun({}, null)).toBeNull()

    expect(seen.map(({ barTimeS }) => barTimeS)).toEqual([660, nowMs / 1_000])
  })
})
