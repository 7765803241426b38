import { describe, expect, test } from 'vitest'
import { chartOf } from '../testing/chart-of.ts'
import { ChartRegistry } from '../charts/chart-registry.ts'
import { noLossLimits } from '../limits/loss-limits.ts'
import type { BrokerOrder, JournalEntry, LeaseSource, OrderRequest, Signal, SignalAnswer } from '../ports.ts'
import { tradeOf } from '../testing/trade-of.ts'
import { NewsCalendar } from '../gate/news-calendar.ts'
import { TradeLedger } from './trade-ledger.ts'
import { isByHand, isReportable, type TradeRecord } from './trade-record.ts'
import { ExecutionEngine } from './execution-engine.ts'
import { tradingDefaults, type TradingSettings } from '../gate/trading-settings.ts'

const start = Date.UTC(2026, 10, 18, 12)

const chart = chartOf('EURUSD')

/** An engine with a journal in memory and a broker that only records; the test moves its clock and its turns. */
async function newEngine(
  known: readonly TradeRecord[] = [],
  atBroker: readonly BrokerOrder[] = [],
  rules: Partial<TradingSettings> = {},
) {
  const situation = {
    nowMs: start,
    flushMs: 0,
    isDiskFull: false,
    steps: new Array<string>(),
    committed: new Array<JournalEntry>(),
    orders: new Array<OrderRequest>(),
    answers: new Array<SignalAnswer>(),
    turns: new Array<() => void>(),
    later: new Array<{ work: () => void; ms: number }>(),
    isConnected: true,
    leaseEndsMs: Date.UTC(2026, 10, 19),
  }
  const ledger = new TradeLedger()
  ledger.load(known)
  const calendar = new NewsCalendar()
  const charts = new ChartRegistry()
  charts.connect(chart)
  charts.closeBar(chart, 600)
  const write = (step: string, entries: readonly JournalEntry[]): void => {
    if (situation.isDiskFull) throw new Error('disk full')
    situation.steps.push(step)
    situation.committed.push(...entries)
    situation.nowMs += situation.flushMs
  }
  const leases: LeaseSource = {
    leases: () => [
      {
        jti: 'lease',
        day: '2026-11-18',
        n: 3,
        notBeforeMs: Date.UTC(2026, 10, 18),
        expiresAtMs: situation.leaseEndsMs,
        spent: ledger.spentOf('lease'),
      },
    ],
    exhaustedDay: () => null,
    hasInvalid: () => false,
  }
  const engine = new ExecutionEngine({
    journal: {
      commit: (entries) => write('flush', entries),
      note: (entries) => write('note', entries),
      hasSignal: (id) => situation.committed.some((entry) => entry.kind === 'signal' && entry.id === id),
      tradesSince: () => [],
    },
    broker: {
      id: 'paper',
      account: 'paper',
      currency: 'USD',
      isConnected: () => situation.isConnected,
      balanceCents: () => 100_000,
      quote: () => ({ kind: 'offered', payoutPct: 87 }),
      placeOrders(orders) {
        situation.steps.push('send')
        situation.orders.push(...orders)
      },
      findOrders: (ids) =>
        Promise.resolve(new Map(atBroker.filter(({ id }) => ids.includes(id)).map((one) => [one.id, one]))),
    },
    leases,
    ledger,
    charts,
    settings: { ...tradingDefaults, allowOpposite: true, ...rules },
    lossLimits: () => ({ ...noLossLimits, ...rules }),
    log: { info() {}, warn() {}, error() {} },
    account: () => ({ charts: 1, indicatorId: null }),
    isClockSetBack: () => false,
    clockOffMs: () => 0,
    repaintProofs: () => 0,
    repaintedSignals: () => 0,
    calendar,
    now: () => situation.nowMs,
    schedule: {
      afterTurn: (work) => situation.turns.push(work),
      soon: (work) => situation.turns.push(work),
      later: (work, ms) => situation.later.push({ work, ms }),
    },
    idOf: (purpose, { id }) => `${purpose} of ${id}`,
    changed() {},
  })
  const turn = (): void => {
    for (const work of situation.turns.splice(0)) work()
  }
  const receive = (id: string, change: Partial<Signal> = {}): void => {
    const stamps = { emittedAtMs: situation.nowMs, receivedAtMs: situation.nowMs }
    const signal = { id, chart, side: 'buy' as const, barTimeS: 600, price: 1.1, ...stamps, ...change }
    engine.receive({ signal, answer: (answer) => situation.answers.push(answer) })
  }
  await engine.reconcile()
  turn()
  return { situation, engine, calendar, charts, ledger, turn, receive }
}

function placed(id: string): BrokerOrder {
  const times = { sentAtMs: start + 1, placedAtMs: start + 2 }
  return { id, ref: 'b1', ...times, payoutPct: 87, entryPrice: null, exitPrice: null, settlement: null }
}

test('all signals of a turn are flushed together, and only then sent', async () => {
  const { situation, turn, receive } = await newEngine()
  receive('a')
  receive('b')
  turn()

  expect(situation.steps).toEqual(['flush', 'send'])
  expect(situation.orders.map(({ id }) => id)).toEqual(['trade of a', 'trade of b'])
  expect(situation.orders[0]).toMatchObject({ entryTimeS: 660, expiresTimeS: 840, stakeCents: 1_000 })
})

test('a chart that asks for a second source trades when another chart has said the same before', async () => {
  const own = { symbol: 'EURUSD', timeframeS: 60, direction: 'both', stakeCents: null, expiryCandles: null } as const
  const { situation, turn, receive } = await newEngine([], [], { favorites: [{ ...own, confirmation: 'same_candle' }] })
  const other = chartOf('EURUSD', { key: 'EURUSD:60:y', indicator: 'y' })
  receive('alone')
  receive('other', { chart: other })
  receive('agrees')
  turn()

  expect(situation.orders.map(({ id }) => id)).toEqual(['trade of agrees'])
})

const own = { symbol: 'EURUSD', timeframeS: 60, direction: 'both', stakeCents: null, expiryCandles: null } as const

test('a trade that ends with the candle is as much shorter as its entry is past, and marked when it came early', async () => {
  const rules = { favorites: [{ ...own, expiryEnd: 'candle_close', beforeCloseS: 5 }] } as const
  const { situation, charts, turn, receive } = await newEngine([], [], rules)
  charts.closeBar(chart, 660, start)
  situation.nowMs = start + 1_400
  receive('at the open', { barTimeS: 660, nextBarTimeS: 720 })
  turn()
  situation.nowMs = start + 55_000
  receive('early', { barTimeS: 720, nextBarTimeS: 780, isUnconfirmed: true })
  turn()

  expect(situation.orders.map(({ durationS, expiresTimeS }) => [durationS, expiresTimeS])).toEqual([
    [179, 900],
    [185, 960],
  ])
  const trades = situation.orders.map(({ trade }) => trade)
  expect(trades[0]).toMatchObject({ expiresAtMs: start + 1_400 + 179_000 })
  expect(trades[0]?.isUnconfirmed).toBeUndefined()
  expect(trades[1]).toMatchObject({ durationS: 185, isUnconfirmed: true, expiresAtMs: start + 240_000 })
})

test('a signal that was traded before the close is the same signal when its candle has closed', async () => {
  const { situation, charts, turn, receive } = await newEngine([], [], { favorites: [{ ...own, beforeCloseS: 5 }] })
  receive('one', { barTimeS: 660, nextBarTimeS: 720, isUnconfirmed: true })
  turn()
  charts.closeBar(chart, 660)
  receive('one', { barTimeS: 660, nextBarTimeS: 720 })
  turn()

  expect(situation.orders.map(({ id }) => id)).toEqual(['trade of one'])
  expect(situation.answers.at(-1)).toEqual({ state: 'dup' })
})

test('a signal that was refused before the close is judged once more when its candle has closed with it', async () => {
  const { situation, charts, turn, receive } = await newEngine([], [], { favorites: [{ ...own, beforeCloseS: null }] })
  for (const _ of ['early', 'and repeated']) {
    receive('one', { barTimeS: 660, nextBarTimeS: 720, isUnconfirmed: true })
    turn()
  }
  charts.closeBar(chart, 660)
  for (const _ of ['closed', 'and repeated']) {
    receive('one', { barTimeS: 660, nextBarTimeS: 720 })
    turn()
  }

  expect(situation.orders.map(({ id }) => id)).toEqual(['trade of one'])
  const states = situation.answers.map((answer) => ('reason' in answer ? answer.reason : answer.state))
  expect(states.filter((state) => state !== 'sent')).toEqual(['before_close', 'dup', 'dup'])
})

test('an event of the terminal’s calendar keeps the trades of its symbol back, and is recorded with the signal', async () => {
  const rules = { calendar: { importance: 'medium', minutesBefore: 15, minutesAfter: 15 } } as const
  const { situation, calendar, turn, receive } = await newEngine([], [], rules)
  calendar.take('t:1', { atMs: start + 900_000, currency: 'USD', importance: 2, name: 'CPI' })
  calendar.end('t:1', 'EURUSD')
  receive('a')
  turn()

  expect(situation.answers).toEqual([{ state: 'rejected', reason: 'news_event' }])
  const turns = situation.committed.flatMap((entry) => (entry.kind === 'turn' ? [entry.turn] : []))
  expect(turns[0]).toMatchObject({ signals: [{ context: { calendarEvents: [{ name: 'CPI' }] } }] })
})

test('a price that the broker tells after the placing is journaled once, and never changes', async () => {
  const { situation, engine, ledger, turn, receive } = await newEngine()
  receive('a')
  turn()
  const order = placed('trade of a')
  const notify = (entryPrice: number | null): void => {
    engine.onBrokerEvent({ kind: 'placed', order: { ...order, entryPrice }, balanceCents: null })
    turn()
  }
  notify(null)
  const before = ledger.get('trade of a')?.entryPrice
  notify(1.2)
  const written = situation.steps.length
  notify(1.3)

  expect(before).toBeUndefined()
  expect(ledger.get('trade of a')).toMatchObject({ state: 'placed', entryPrice: 1.2 })
  expect(situation.steps.length).toBe(written)
})

test('the broker’s own id and both prices of a trade are in its record', async () => {
  const { situation, engine, turn, receive } = await newEngine()
  receive('a')
  turn()
  const end = { entryPrice: 1.1, exitPrice: 1.2, settlement: { result: 'won', profitCents: 870 } } as const
  engine.onBrokerEvent({ kind: 'settled', order: { ...placed('trade of a'), ...end }, balanceCents: null })
  turn()
  const last = situation.committed.findLast((entry) => entry.kind === 'trade')

  expect(last?.trade).toMatchObject({ brokerRef: 'b1', entryPrice: 1.1, exitPrice: 1.2, result: 'won' })
})

const asking = [
  { symbol: 'EURUSD', timeframeS: 60, direction: 'both', stakeCents: null, expiryCandles: null, placing: 'ask' },
] as const

test('a favorite that asks trades when the person agrees in time, after all checks once more', async () => {
  const { situation, engine, turn, receive } = await newEngine([], [], { favorites: asking })
  receive('a')
  turn()
  const asked = engine.questions()
  const before = [...situation.orders]
  receive('a')
  turn()
  situation.nowMs += 1_500
  const taken = engine.answerQuestion('a', 'given')
  turn()
  turn()

  expect(before).toEqual([])
  expect(asked).toMatchObject([{ stakeCents: 1_000, payoutPct: 87, untilMs: start + 2_000 }])
  expect([taken, engine.answerQuestion('a', 'given'), engine.questions()]).toEqual([true, false, []])
  expect(situation.orders.map(({ id }) => id)).toEqual(['trade of a'])
  expect(situation.answers.map(({ state }) => state)).toEqual(['dup', 'sent'])
})

test('without a word, or with one that comes too late, a signal that asked is refused', async () => {
  const { situation, engine, turn, receive } = await newEngine([], [], { favorites: asking })
  receive('silent')
  turn()
  const [wait] = situation.later
  situation.nowMs += 2_010
  wait?.work()
  turn()
  receive('late')
  turn()
  situation.nowMs += 2_010
  engine.answerQuestion('late', 'given')
  turn()

  expect(wait?.ms).toBe(2_000)
  expect(situation.orders).toEqual([])
  expect(situation.answers).toEqual([
    { state: 'rejected', reason: 'not_approved' },
    { state: 'rejected', reason: 'stale' },
  ])
})

test('a trade by hand takes no trade of the plan, needs no candle, and obeys every limit', async () => {
  const { situation, engine, ledger, turn, receive } = await newEngine([], [], { openTradesMax: 2 })
  const byHand = { isByHand: true, barTimeS: 0 }
  for (const id of ['hand-1', 'hand-2', 'hand-3']) {
    receive(id, byHand)
    turn()
    engine.onBrokerEvent({ kind: 'placed', order: placed(`trade of ${id}`), balanceCents: null })
  }
  situation.leaseEndsMs = start
  const trades = ledger.open()

  expect(trades.map((trade) => [trade.indicatorId, isByHand(trade), isReportable(trade)])).toEqual([
    ['by_hand', true, false],
    ['by_hand', true, false],
  ])
  expect([ledger.spentOf('lease'), ledger.today(start).trades]).toEqual([0, 2])
  expect(situation.answers.at(-1)).toEqual({ state: 'rejected', reason: 'open_limit' })
  expect(situation.committed.filter(({ kind }) => kind === 'turn' || kind === 'refusal')).toEqual([])
})

test('a trade by hand is no word of an indicator: it confirms no signal of another timeframe', async () => {
  const asking = { symbol: 'EURUSD', timeframeS: 60, expiryCandles: null, direction: 'both', stakeCents: null } as const
  const { situation, turn, receive } = await newEngine([], [], {
    favorites: [{ ...asking, confirmation: 'longer_timeframe' }],
  })
  const hour = chartOf('EURUSD', { key: 'EURUSD:3600:y', feed: 'hour', timeframeS: 3_600, indicator: 'y' })
  receive('hand', { chart: hour, isByHand: true, barTimeS: 0 })
  turn()
  receive('alone')
  turn()
  receive('said', { chart: hour })
  turn()
  receive('confirmed')
  turn()

  expect(situation.answers.filter((answer) => 'reason' in answer && answer.reason === 'not_confirmed')).toHaveLength(1)
  expect(situation.orders.map(({ id }) => id)).toContain('trade of confirmed')
})

test('when the journal cannot be written, nothing is sent, now or later', async () => {
  const { situation, engine, ledger, turn, receive } = await newEngine()
  situation.isDiskFull = true
  receive('a')
  turn()
  receive('b')
  turn()

  expect(situation.orders).toEqual([])
  expect(engine.pauses.reason()).toBe('the journal cannot be written')
  expect(ledger.spentOf('lease')).toBe(0)
  expect(situation.answers.every(({ state }) => state === 'rejected')).toBe(true)
})

test('a signal that grows old while the disk is slow is refused and its slot comes back', async () => {
  const { situation, ledger, turn, receive } = await newEngine()
  situation.flushMs = 2_001
  receive('a')
  turn()
  turn()

  expect(situation.orders).toEqual([])
  expect(situation.answers).toEqual([{ state: 'rejected', reason: 'stale' }])
  expect(ledger.spentOf('lease')).toBe(0)
  expect(situation.committed.flatMap((entry) => (entry.kind === 'refusal' ? entry.refusal.code : []))).toEqual([
    'stale',
  ])
})

test('a lease that ends while the disk is slow pays for nothing', async () => {
  const { situation, turn, receive } = await newEngine()
  situation.leaseEndsMs = start + 50
  situation.flushMs = 60
  receive('a')
  turn()

  expect(situation.orders).toEqual([])
  expect(situation.answers).toEqual([{ state: 'rejected', reason: 'lease_expired' }])
})

test('the same signal twice in one turn, or later, is one order, and in the Alerts Log once more', async () => {
  const { situation, turn, receive } = await newEngine()
  receive('a')
  receive('a')
  turn()
  receive('a')
  turn()
  receive('a')
  turn()

  expect(situation.orders).toHaveLength(1)
  expect(situation.answers.map(({ state }) => state).toSorted()).toEqual(['dup', 'dup', 'dup', 'sent'])
  expect(situation.committed.flatMap((entry) => (entry.kind === 'refusal' ? [entry.refusal] : []))).toMatchObject([
    { id: 'duplicate of a', signalId: 'a', code: 'duplicate' },
  ])
})

test('a burst never takes more slots than the lease holds', async () => {
  const { situation, turn, receive } = await newEngine()
  for (const id of ['a', 'b', 'c', 'd', 'e']) receive(id)
  turn()

  expect(situation.orders).toHaveLength(3)
  expect(situation.answers.filter(({ state }) => state === 'rejected')).toHaveLength(2)
})

test('what was won at another account does not count for the limits of this one', async () => {
  const won = { state: 'settled', result: 'won', profitCents: 50_000 } as const
  const lost = { state: 'settled', result: 'lost', profitCents: -2_500 } as const
  const rules = { dailyLossCentsMax: 3_000 }
  const known = [tradeOf({ id: 'play', account: 'live', ...won }), tradeOf({ id: 'real', ...lost })]
  const { situation, turn, receive } = await newEngine(known, [], rules)
  receive('one')
  turn()

  expect(situation.answers).toEqual([{ state: 'rejected', reason: 'daily_loss' }])
})

test('two orders of one moment are never paid with the same money', async () => {
  const { situation, turn, receive } = await newEngine([], [], { stakeCents: 60_000, stakeCentsMax: 60_000 })
  receive('one')
  receive('two')
  turn()

  expect(situation.orders).toHaveLength(1)
  expect(situation.answers).toContainEqual({ state: 'rejected', reason: 'low_balance' })
})

describe('the dry run of a chart', () => {
  test('is clear while a signal would be traded, in one direction at least', async () => {
    const only = { symbol: 'EURUSD', timeframeS: 60, direction: 'sell', stakeCents: null, expiryCandles: null } as const
    const { engine } = await newEngine([], [], { favorites: [only] })

    expect(engine.dryRun(chart)).toBeNull()
    expect((await newEngine([], [], { hours: { timeZone: 'UTC', windows: [] } })).engine.dryRun(chart)).toBe(
      'outside_hours',
    )
  })

  test('names what would refuse every signal: a day that is lost, a lease that is over, a broker that is away', async () => {
    const lost = tradeOf({ id: 'real', state: 'settled', result: 'lost', profitCents: -2_500 })
    expect((await newEngine([lost], [], { dailyLossCentsMax: 3_000 })).engine.dryRun(chart)).toBe('daily_loss')

    const { situation, engine } = await newEngine()
    expect(engine.dryRun(chart)).toBeNull()
    situation.nowMs = situation.leaseEndsMs
    expect(engine.dryRun(chart)).toBe('lease_expired')
    situation.isConnected = false
    expect(engine.dryRun(chart)).toBe('broker_disconnected')
    expect([situation.orders, situation.committed]).toEqual([[], []])
  })

  test('of a chart that has not closed a candle yet is that of its first signal', async () => {
    const { engine } = await newEngine([], [], { favorites: 'first' })

    expect(engine.dryRun({ ...chart, feed: 'another' })).toBeNull()
  })
})

test('an order that the broker refuses gives its slot back', async () => {
  const { engine, ledger, turn, receive } = await newEngine()
  receive('a')
  turn()
  engine.onBrokerEvent({ kind: 'rejected', id: 'trade of a', code: 'market_closed' })

  expect(ledger.spentOf('lease')).toBe(0)
  expect(ledger.openCount()).toBe(0)
})

test('an order without an answer is unclear, blocks its symbol, is asked about and never sent again', async () => {
  const known: BrokerOrder[] = []
  const { situation, engine, ledger, turn, receive } = await newEngine([], known)
  receive('a')
  turn()
  known.push(placed('trade of a'))
  situation.nowMs += 5_001
  situation.isConnected = false
  engine.tick()
  expect(ledger.get('trade of a')?.state).toBe('unknown')

  situation.isConnected = true
  receive('b')
  turn()
  expect(situation.answers.at(-1)).toEqual({ state: 'rejected', reason: 'order_unclear' })

  await engine.reconcile()
  expect(ledger.get('trade of a')).toMatchObject({ state: 'placed', acknowledgedAtMs: start + 2 })
  expect(situation.orders).toHaveLength(1)
})

test('the chart is told that its order is open, then that it is closed, and nothing after it', async () => {
  const { situation, engine, turn, receive } = await newEngine()
  const order = placed('trade of a')
  const settlement = { result: 'won', profitCents: 870 } as const
  receive('a')
  turn()
  const before = situation.answers.length
  engine.onBrokerEvent({ kind: 'placed', order, balanceCents: 0 })
  for (let times = 0; times < 2; times += 1) {
    engine.onBrokerEvent({ kind: 'settled', order: { ...order, settlement }, balanceCents: 0 })
  }

  expect(situation.answers.slice(before)).toEqual([
    { state: 'open', order: 'trade of a' },
    { state: 'closed', order: 'trade of a', result: 'won' },
  ])
})

test('late and repeated news of the broker change nothing', async () => {
  const { engine, ledger, turn, receive } = await newEngine()
  receive('a')
  turn()
  const settlement = { result: 'won', profitCents: 870 } as const
  const order = placed('trade of a')
  for (const news of [order, order]) engine.onBrokerEvent({ kind: 'placed', order: news, balanceCents: 0 })
  for (let times = 0; times < 2; times += 1) {
    engine.onBrokerEvent({ kind: 'settled', order: { ...order, settlement }, balanceCents: 0 })
  }
  engine.onBrokerEvent({ kind: 'placed', order, balanceCents: 0 })
  engine.onBrokerEvent({ kind: 'placed', order: placed('trade of nobody'), balanceCents: 0 })

  expect(ledger.openCount()).toBe(0)
  expect(ledger.countedOf('lease')).toBe(1)
  expect(ledger.today(start)).toMatchObject({
    trades: 1,
    profitCents: 870,
    openStakeCents: 0,
  })
})

const intended = tradeOf({ id: 'x', signalId: 's', intendedAtMs: start })

test('after a crash, an intended order that the broker knows goes on with its true sending time', async () => {
  const { situation, ledger } = await newEngine([intended], [placed('x')])

  expect(ledger.get('x')).toMatchObject({ state: 'placed', sentAtMs: start + 1 })
  expect(situation.orders).toEqual([])
})

test('after a crash, an intended order that the broker does not know did not happen', async () => {
  const { situation, ledger } = await newEngine([intended])

  expect(ledger.openCount()).toBe(0)
  expect(ledger.spentOf('lease')).toBe(0)
  expect(situation.orders).toEqual([])
})

test('no signal is traded before the open orders were compared with the broker', async () => {
  const { situation, engine, turn, receive } = await newEngine()
  engine.onBrokerEvent({ kind: 'disconnected', reason: 'test' })
  receive('a')
  turn()

  expect(situation.answers).toEqual([{ state: 'rejected', reason: 'broker_disconnected' }])
})

test('an order that nobody has answered for more than five seconds is unclear, not before', async () => {
  const { situation, engine, ledger, turn, receive } = await newEngine()
  receive('a')
  turn()
  const sentAtMs = ledger.open()[0]?.sentAtMs ?? 0
  const states = [5_000, 5_001].map((afterMs) => {
    situation.nowMs = sentAtMs + afterMs
    engine.tick()
    return ledger.open()[0]?.state
  })

  expect(sentAtMs).toBeGreaterThanOrEqual(start)
  expect(states).toEqual(['sent', 'unknown'])
})
