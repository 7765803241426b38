import { refusalCodes, type Side, type TradeResult } from '@stratomate/contracts'
import { times } from '@stratomate/commands/soak-scale'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ChartRegistry } from '../charts/chart-registry.ts'
import { noLossLimits } from '../limits/loss-limits.ts'
import type { Broker, JournalEntry, OrderRequest, Quote, Signal, SignalAnswer } from '../ports.ts'
import { chartOf } from '../testing/chart-of.ts'
import { TradeLedger } from './trade-ledger.ts'
import { ExecutionEngine } from './execution-engine.ts'
import { tradingDefaults, type TradingSettings } from '../gate/trading-settings.ts'

const startMs = Date.UTC(2026, 10, 18, 6)
const day = '2026-11-18'
const charts = ['EURUSD', 'GBPUSD', 'USDJPY'].map((symbol) => chartOf(symbol))
const slots = 2

const quotes: readonly Quote[] = [
  { kind: 'offered', payoutPct: 85 },
  { kind: 'offered', payoutPct: 92, spot: 1.0004 },
  { kind: 'offered', payoutPct: 70 },
  { kind: 'offered', payoutPct: 92, spot: 1.01 },
  { kind: 'closed' },
  { kind: 'unknown' },
]

const favorites = charts.map(({ symbol, timeframeS }) => ({ symbol, timeframeS, expiryCandles: null }))

const planOfTwo = { kind: 'ladder', id: 'm', plan: { kind: 'martingale', factor: 2, steps: 2 } } as const

/** Wide limits of which some are tight: if all were tight, no order would be sent and nothing would be tested. */
const anyRules = fc
  .record(
    {
      stakeCents: fc.integer({ min: 1, max: 5_000 }),
      stakeCentsMax: fc.constant(1_000),
      payoutPctMin: fc.constantFrom(80, 90),
      openTradesMax: fc.integer({ min: 1, max: 3 }),
      ordersPerSecondMax: fc.integer({ min: 1, max: 2 }),
      tradesPerDayMax: fc.integer({ min: 1, max: 6 }),
      dailyLossCentsMax: fc.integer({ min: 1, max: 9_000 }),
      dailyProfitCentsMax: fc.integer({ min: 1, max: 3_000 }),
      lossesInARowMax: fc.integer({ min: 1, max: 3 }),
      coolDownMs: fc.constantFrom(60_000, 600_000),
      coolDownAfterLossMs: fc.constant(300_000),
      quoteGapMax: fc.constantFrom(2, 10),
      allowOpposite: fc.constant(false),
      hours: fc.constantFrom(370, 400).map((toMinute) => ({
        timeZone: 'UTC',
        windows: [{ days: ['wed'] as const, fromMinute: 0, toMinute }],
      })),
      blackouts: fc.constant([{ fromMs: startMs + 600_000, toMs: startMs + 3_600_000, symbols: ['GBP'] }]),
      favorites: fc.constantFrom<TradingSettings['favorites']>(
        favorites.slice(1).map((one) => ({ ...one, direction: 'buy' as const, stakeCents: null })),
        favorites.map((one) => ({ ...one, direction: 'both' as const, stakeCents: 700 })),
      ),
      moneyPlan: fc.constantFrom<TradingSettings['moneyPlan']>({ kind: 'percent', percent: 2 }, planOfTwo),
    },
    { requiredKeys: [] },
  )
  .chain((tight) => fc.subarray(Object.keys(tight)).map((kept) => looseWith(tight, kept)))

function looseWith(tight: Partial<TradingSettings>, kept: readonly string[]): TradingSettings {
  const few = Object.fromEntries(Object.entries(tight).filter(([name]) => kept.includes(name)))
  return { ...tradingDefaults, payoutPctMin: 0, quoteGapMax: null, allowOpposite: true, ...few }
}

type Situation = {
  isPaused: boolean
  account: 'paper' | 'live'
  isConnected: boolean
  clockOffMs: number
  isClockSetBack: boolean
  balanceCents: number | null
  hasPlan: boolean
}

const freeSituation: Situation = {
  isPaused: false,
  account: 'paper',
  isConnected: true,
  clockOffMs: 0,
  isClockSetBack: false,
  balanceCents: 100_000,
  hasPlan: true,
}

const situations = fc
  .constantFrom<Partial<Situation>>(
    {},
    {},
    { account: 'live' },
    { account: 'live' },
    { account: 'live' },
    { account: 'live' },
    { isPaused: true },
    { isConnected: false },
    { clockOffMs: 3_000 },
    { clockOffMs: 3_001 },
    { isClockSetBack: true },
    { balanceCents: 900 },
    { balanceCents: 2_500 },
    { balanceCents: 2_500 },
    { balanceCents: null },
    { hasPlan: false },
  )
  .map((change): Situation => ({ ...freeSituation, ...change }))

const signals = ['signal', 'signal', 'signal', 'signal', 'signal', 'signal'] as const
const kinds = [...signals, 'won', 'won', 'lost', 'lost', 'lost', 'tie', 'refused', 'situation', 'rules'] as const

const steps = fc.array(
  fc.record({
    what: fc.constantFrom(...kinds),
    afterMs: fc.constantFrom(0, 0, 400, 5_000, 60_000, 400_000),
    chart: fc.nat({ max: 2 }),
    side: fc.constantFrom<Side>('buy', 'sell'),
    ageMs: fc.constantFrom(0, 0, 0, 0, 0, 0, 1_990, 2_001, -900, -1_100),
    isOldCandle: fc.constantFrom(false, false, false, false, false, true),
    isRepeated: fc.constantFrom(false, false, false, false, false, true),
    flushMs: fc.constantFrom(0, 0, 15),
    quote: fc.constantFrom(0, 0, 0, 0, 1, 1, 2, 3, 4, 5),
    situation: situations,
    rules: anyRules,
  }),
  { minLength: 10, maxLength: 60 },
)
type Step = typeof steps extends fc.Arbitrary<readonly (infer One)[]> ? One : never

type Sent = {
  order: OrderRequest
  signal: Signal
  atMs: number
  account: string
  planId: string | null
  result: TradeResult | null
  profitCents: number
  endMs: number
}

/** What a person would say about each order, from the rules in force and plain values alone, without our code. */
function expectAllowed(now: Sent, before: readonly Sent[], { rules, situation, quote, lastBarS }: Moment): void {
  const { order, signal, atMs } = now
  const { stakeCents } = order
  const infinite = Number.POSITIVE_INFINITY
  const open = before.filter(({ result }) => result === null)
  const own = before.filter(({ account }) => account === now.account)
  // In this test the next trade may end at the same moment as the one before: then their ids decide, as after a
  // restart.
  const ended = own
    .filter(({ result }) => result !== null)
    .toSorted((one, other) => one.endMs - other.endMs || (one.order.id < other.order.id ? -1 : 1))
  const onSymbol = before.filter((one) => one.order.symbol === order.symbol)
  expect([situation.isPaused, situation.isConnected, situation.isClockSetBack, situation.hasPlan]).toEqual([
    false,
    true,
    false,
    true,
  ])
  expect(situation.clockOffMs).toBeLessThanOrEqual(3_000)
  expect(order.sentAtMs - signal.emittedAtMs).toBeLessThanOrEqual(2_000)
  expect(signal.emittedAtMs - atMs).toBeLessThanOrEqual(1_000)
  expect(signal.barTimeS).toBe(lastBarS)
  expect(before.some((one) => one.signal.id === signal.id)).toBe(false)

  const places = rules.favorites === 'first' ? favorites.slice(0, slots) : rules.favorites.slice(0, slots)
  const favorite = places.find(({ symbol }) => symbol === order.symbol)
  expect(favorite).toBeDefined()
  if (favorite !== undefined && 'direction' in favorite) expect(['both', order.side]).toContain(favorite.direction)
  const minuteOfDay = (atMs % 86_400_000) / 60_000
  expect(minuteOfDay).toBeLessThan(rules.hours?.windows[0]?.toMinute ?? infinite)
  for (const { fromMs, toMs } of rules.blackouts)
    expect(order.symbol.includes('GBP') && atMs >= fromMs && atMs < toMs).toBe(false)

  expect(quote.kind).toBe('offered')
  if (quote.kind === 'offered') {
    expect(quote.payoutPct).toBeGreaterThanOrEqual(rules.payoutPctMin)
    const gap = quote.spot === undefined ? 0 : Math.abs(quote.spot - signal.price) * 10_000
    expect(gap).toBeLessThanOrEqual((rules.quoteGapMax ?? infinite) + 1e-6)
  }
  expect(stakeCents).toBeLessThanOrEqual(rules.stakeCentsMax)
  // In this test no order is answered before its end, so no open order is part of the balance.
  const unanswered = own.reduce((sum, one) => sum + (one.result === null ? one.order.stakeCents : 0), 0)
  expect(stakeCents).toBeLessThanOrEqual((situation.balanceCents ?? -1) - unanswered)
  expect(open.length).toBeLessThan(rules.openTradesMax)
  if (!rules.allowOpposite)
    expect(open.filter((one) => one.order.symbol === order.symbol && one.order.side !== order.side)).toEqual([])
  expect(before.filter((one) => one.atMs > atMs - 1_000).length).toBeLessThan(rules.ordersPerSecondMax)

  expect(before.length).toBeLessThan(rules.tradesPerDayMax ?? infinite)
  const worst = own.reduce((sum, one) => sum + (one.result === null ? -one.order.stakeCents : one.profitCents), 0)
  expect(stakeCents - worst).toBeLessThanOrEqual(rules.dailyLossCentsMax ?? infinite)
  let profit = 0
  let run = 0
  for (const { result, profitCents } of ended) {
    profit += profitCents
    run = result === 'lost' ? run + 1 : result === 'won' ? 0 : run
    expect(profit).toBeLessThan(rules.dailyProfitCentsMax ?? infinite)
    expect(run).toBeLessThan(rules.lossesInARowMax ?? infinite)
  }
  expect(atMs - Math.max(...onSymbol.map((one) => one.atMs), -infinite)).toBeGreaterThanOrEqual(rules.coolDownMs)
  const losses = before.filter(({ result }) => result === 'lost').map(({ endMs }) => endMs)
  if (rules.coolDownAfterLossMs > 0)
    expect(atMs - Math.max(...losses, -infinite)).toBeGreaterThanOrEqual(rules.coolDownAfterLossMs)
  if (rules.moneyPlan.kind !== 'ladder') return
  expect(open).toEqual([])
  let step = 0
  for (const { planId, result } of ended)
    if (planId === 'm' && result !== 'tie') step = result === 'lost' ? step + 1 : 0
  expect(stakeCents).toBe(rules.stakeCents * 2 ** step)
  expect(step).toBeLessThan(2)
}

type Moment = { rules: TradingSettings; situation: Situation; quote: Quote; lastBarS: number }

/** A day of the real engine. Every order is checked against the rules at the moment when it is sent. */
async function liveDay(first: TradingSettings, happenings: readonly Step[], lease: number) {
  const now = {
    ms: startMs,
    flushMs: 0,
    rules: first,
    situation: freeSituation,
    quote: quotes[0] ?? { kind: 'closed' as const },
  }
  const sent: Sent[] = []
  const entries: JournalEntry[] = []
  const answers = new Map<string, SignalAnswer[]>()
  const signals = new Map<string, Signal>()
  const lastBars = new Map<string, number>()
  const ledger = new TradeLedger()
  const registry = new ChartRegistry()
  for (const chart of charts) registry.connect(chart)
  const write = (more: readonly JournalEntry[]): void => {
    entries.push(...structuredClone(more))
    now.ms += now.flushMs
  }
  const broker: Broker = {
    id: 'paper',
    get account() {
      return now.situation.account
    },
    currency: 'USD',
    isConnected: () => now.situation.isConnected,
    balanceCents: () => now.situation.balanceCents,
    quote: () => now.quote,
    placeOrders(orders) {
      for (const order of orders) {
        const trade = ledger.get(order.id)
        const signal = signals.get(trade?.signalId ?? '')
        if (trade === null || signal === undefined) throw new Error('An order without its trade or its signal.')
        const { account, planId = null, intendedAtMs: atMs } = trade
        const one: Sent = { order, signal, atMs, account, planId, result: null, profitCents: 0, endMs: 0 }
        const lastBarS = lastBars.get(signal.chart.symbol) ?? -1
        expectAllowed(one, sent, { rules: now.rules, situation: now.situation, quote: now.quote, lastBarS })
        sent.push(one)
      }
      expect(sent.length).toBeLessThanOrEqual(lease)
    },
    findOrders: () => Promise.resolve(new Map()),
  }
  const waiting: (() => void)[] = []
  const record = { jti: 'l', day, n: lease, notBeforeMs: 0, expiresAtMs: startMs * 2 }
  const engine = new ExecutionEngine({
    journal: {
      commit: write,
      note: write,
      hasSignal: (id) => entries.some((entry) => entry.kind === 'signal' && entry.id === id),
      tradesSince: () => [],
    },
    broker,
    leases: {
      leases: () => [{ ...record, spent: ledger.spentOf('l') }],
      exhaustedDay: () => (ledger.spentOf('l') >= lease ? day : null),
      hasInvalid: () => false,
    },
    ledger,
    charts: registry,
    get settings() {
      return now.rules
    },
    lossLimits: () => ({ ...noLossLimits, ...now.rules }),
    log: { info: () => undefined, warn: () => undefined, error: () => undefined },
    now: () => now.ms,
    account: () => (now.situation.hasPlan ? { charts: slots, indicatorId: null } : 'no_entitlement'),
    isClockSetBack: () => now.situation.isClockSetBack,
    clockOffMs: () => now.situation.clockOffMs,
    repaintProofs: () => 0,
    repaintedSignals: () => 0,
    schedule: { afterTurn: (work) => void waiting.push(work), soon: (work) => void waiting.push(work), later() {} },
    idOf: (purpose, { id }) => `${purpose} ${id}`,
    changed: () => undefined,
  })
  await engine.reconcile()
  const run = (): void => {
    while (waiting.length > 0) waiting.shift()?.()
  }
  const receive = (step: Step, index: number): void => {
    const chart = charts[step.chart]
    if (chart === undefined) return
    const last = [...signals.values()].at(-1)
    const isRepeated = step.isRepeated && last !== undefined
    if (!step.isOldCandle && !isRepeated) {
      lastBars.set(chart.symbol, index * 60)
      registry.closeBar(chart, index * 60)
    }
    const barTimeS = step.isOldCandle ? index * 60 - 6_000 : index * 60
    const stamps = { emittedAtMs: now.ms - step.ageMs, receivedAtMs: now.ms }
    const fresh = { id: `s${index}`, chart, side: step.side, barTimeS, price: 1, ...stamps }
    const signal = isRepeated ? last : fresh
    signals.set(signal.id, signal)
    const list = answers.get(signal.id) ?? []
    answers.set(signal.id, list)
    engine.receive({ signal, answer: (answer) => void list.push(answer) })
  }
  for (const [index, step] of happenings.entries()) {
    // Signals of the same moment are judged in one turn.
    if (step.afterMs > 0 || step.what !== 'signal') run()
    now.ms += step.afterMs
    now.flushMs = step.flushMs
    const open = sent.find(({ result }) => result === null)
    if (step.what === 'signal') {
      if (step.afterMs > 0) now.quote = quotes[step.quote] ?? now.quote
      receive(step, index)
    } else if (step.what === 'situation') {
      now.situation = step.situation
      if (step.situation.isPaused) engine.pauses.pause('person', 'a test')
      else engine.pauses.resume('person')
    } else if (step.what === 'rules') now.rules = step.rules
    else if (open !== undefined && step.what === 'refused') {
      engine.onBrokerEvent({ kind: 'rejected', id: open.order.id, code: 'broker_refused' })
      sent.splice(sent.indexOf(open), 1)
    } else if (open !== undefined && step.what !== 'refused') end(open, step.what)
    run()
  }
  function end(open: Sent, result: TradeResult): void {
    const { stakeCents, id, sentAtMs } = open.order
    const profitCents = { won: Math.round(stakeCents * 0.85), lost: -stakeCents, tie: 0 }[result]
    const { expiresAtMs } = ledger.get(id) ?? { expiresAtMs: 0 }
    Object.assign(open, { result, profitCents, endMs: expiresAtMs })
    const known = { id, ref: null, exitPrice: null, sentAtMs, placedAtMs: sentAtMs, payoutPct: 85, entryPrice: null }
    const order = { ...known, settlement: { result, profitCents } }
    engine.onBrokerEvent({ kind: 'settled', order, balanceCents: null })
  }
  return { sent, entries, answers }
}

test('whatever comes and whatever changes, no order breaks a rule, and every signal gets its order or its reason', async () => {
  await fc.assert(
    fc.asyncProperty(anyRules, steps, fc.integer({ min: 1, max: 20 }), async (rules, happenings, lease) => {
      const { entries, answers } = await liveDay(rules, happenings, lease)
      const refused = new Map(
        entries.flatMap((entry) => (entry.kind === 'refusal' ? [[entry.refusal.signalId, entry.refusal.code]] : [])),
      )
      for (const [id, list] of answers) {
        const [first] = list
        if (first?.state === 'sent') continue
        expect(first?.state).toBe('rejected')
        expect(refusalCodes).toContain(refused.get(id))
      }
    }),
    { numRuns: times(1_000, 20_000) },
  )
})
