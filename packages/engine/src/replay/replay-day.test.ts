import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ChartRegistry } from '../charts/chart-registry.ts'
import { noLossLimits } from '../limits/loss-limits.ts'
import type { Broker, JournalEntry, Quote } from '../ports.ts'
import { replayDay } from './replay-day.ts'
import { isAboutTrades } from './replay-run.ts'
import { chartOf } from '../testing/chart-of.ts'
import { TradeLedger } from '../orders/trade-ledger.ts'
import type { TradeRecord } from '../orders/trade-record.ts'
import { ExecutionEngine } from '../orders/execution-engine.ts'
import { tradingDefaults, type TradingSettings } from '../gate/trading-settings.ts'
import { wholeTurns, type WrittenTurn } from '../orders/turn-record.ts'

const startMs = Date.UTC(2026, 10, 18, 6)

const charts = ['EURUSD', 'GBPUSD'].map((symbol) => chartOf(symbol))

type Step = {
  afterMs: number
  chart: number
  side: 'buy' | 'sell'
  what: 'signal' | 'won' | 'lost' | 'tie' | 'rejected' | 'silent'
  payoutPct: number
}

const steps = fc.array(
  fc.record<Step>({
    afterMs: fc.integer({ min: 0, max: 400_000 }),
    chart: fc.nat({ max: 1 }),
    side: fc.constantFrom('buy', 'sell'),
    what: fc.constantFrom('signal', 'signal', 'signal', 'won', 'lost', 'tie', 'rejected', 'silent'),
    payoutPct: fc.constantFrom(70, 85, 92),
  }),
  { maxLength: 50 },
)

const anyRules = fc
  .record({
    stakeCents: fc.integer({ min: 1, max: 5_000 }),
    expiryCandles: fc.integer({ min: 1, max: 5 }),
    payoutPctMin: fc.constantFrom(0, 80, 90),
    openTradesMax: fc.integer({ min: 1, max: 5 }),
    tradesPerDayMax: fc.option(fc.integer({ min: 1, max: 10 })),
    dailyLossCentsMax: fc.option(fc.integer({ min: 1, max: 20_000 })),
    dailyProfitCentsMax: fc.option(fc.integer({ min: 1, max: 10_000 })),
    lossesInARowMax: fc.option(fc.integer({ min: 1, max: 4 })),
    coolDownMs: fc.constantFrom(0, 60_000, 600_000),
    coolDownAfterLossMs: fc.constantFrom(0, 300_000),
    allowOpposite: fc.boolean(),
    moneyPlan: fc.constantFrom<TradingSettings['moneyPlan']>(
      { kind: 'fixed' },
      { kind: 'percent', percent: 2 },
      { kind: 'ladder', id: 'm', plan: { kind: 'martingale', factor: 2, steps: 3 } },
      { kind: 'ladder', id: 'a', plan: { kind: 'one_three_two_six' } },
    ),
  })
  .map((chosen): TradingSettings => ({ ...tradingDefaults, ...chosen }))

function isWrittenTurn(turn: object): turn is WrittenTurn {
  return 'signals' in turn
}

/** A day of a real engine with its journal in memory; `lease` is the number of trades that the plan allows. */
async function liveDay(rules: TradingSettings, happenings: readonly Step[], lease = 30) {
  const state = { nowMs: startMs, payoutPct: 85, balanceCents: 100_000 }
  const trades = new Map<string, TradeRecord>()
  const turns: WrittenTurn[] = []
  const ledger = new TradeLedger()
  const registry = new ChartRegistry()
  for (const chart of charts) registry.connect(chart)
  const write = (entries: readonly JournalEntry[]): void => {
    // A copy, as on the disk: what is written later does not change what was written.
    for (const entry of structuredClone(entries)) {
      if (entry.kind === 'trade') trades.set(entry.trade.id, entry.trade)
      if (entry.kind === 'turn' && isWrittenTurn(entry.turn)) turns.push(entry.turn)
    }
  }
  const broker: Broker = {
    id: 'paper',
    account: 'paper',
    currency: 'USD',
    isConnected: () => true,
    balanceCents: () => state.balanceCents,
    quote: (): Quote => ({ kind: 'offered', payoutPct: state.payoutPct }),
    placeOrders: () => undefined,
    findOrders: () => Promise.resolve(new Map()),
  }
  const waiting: (() => void)[] = []
  const day = { jti: 'l', day: '2026-11-18', n: lease, notBeforeMs: 0, expiresAtMs: startMs * 2 }
  const engine = new ExecutionEngine({
    journal: { commit: write, note: write, hasSignal: () => false, tradesSince: () => [] },
    broker,
    leases: {
      leases: () => [{ ...day, spent: ledger.spentOf('l') }],
      exhaustedDay: () => (ledger.spentOf('l') >= lease ? '2026-11-18' : null),
      hasInvalid: () => false,
    },
    ledger,
    charts: registry,
    settings: rules,
    lossLimits: () => ({ ...noLossLimits, ...rules }),
    log: { info: () => undefined, warn: () => undefined, error: () => undefined },
    now: () => state.nowMs,
    account: () => ({ charts: 1, indicatorId: null }),
    isClockSetBack: () => false,
    clockOffMs: () => 0,
    repaintProofs: () => 0,
    repaintedSignals: () => 0,
    schedule: {
      afterTurn: (work) => void waiting.push(work),
      later() {},
      soon: (work) => void waiting.push(work),
    },
    idOf: (purpose, { id }) => `${purpose} ${id}`,
    changed: () => undefined,
  })
  await engine.reconcile()
  const run = (): void => {
    while (waiting.length > 0) waiting.shift()?.()
  }
  for (const [index, { afterMs, chart: place, side, what, payoutPct }] of happenings.entries()) {
    state.nowMs += afterMs
    const chart = charts[place]
    const open = ledger.open()[0]
    if (what === 'signal' && chart !== undefined) {
      state.payoutPct = payoutPct
      const barTimeS = index * 60
      registry.closeBar(chart, barTimeS)
      const stamps = { emittedAtMs: state.nowMs, receivedAtMs: state.nowMs }
      engine.receive({
        signal: { id: `s${index}`, chart, side, barTimeS, price: 1, ...stamps },
        answer: () => undefined,
      })
    } else if (open !== undefined && what === 'rejected') {
      engine.onBrokerEvent({ kind: 'rejected', id: open.id, code: 'broker_refused' })
    } else if (open !== undefined && (what === 'won' || what === 'lost' || what === 'tie')) {
      const profitCents = {
        won: Math.round(open.stakeCents * 0.85),
        lost: -open.stakeCents,
        tie: 0,
      }[what]
      state.balanceCents += profitCents
      const order = {
        id: open.id,
        ref: null,
        sentAtMs: open.intendedAtMs,
        placedAtMs: open.intendedAtMs,
        payoutPct: 85,
        entryPrice: null,
        exitPrice: null,
      }
      const settled = { ...order, settlement: { result: what, profitCents } }
      engine.onBrokerEvent({ kind: 'settled', order: settled, balanceCents: state.balanceCents })
    }
    run()
  }
  return { turns: wholeTurns(turns), trades: [...trades.values()] }
}

const signalAt = (change: Partial<Step> = {}): Step => ({
  afterMs: 60_000,
  chart: 0,
  side: 'buy',
  what: 'signal',
  payoutPct: 85,
  ...change,
})

describe('any day', () => {
  test('the same rules give no difference, always', async () => {
    await fc.assert(
      fc.asyncProperty(anyRules, steps, fc.integer({ min: 1, max: 30 }), async (rules, happenings, lease) => {
        const day = await liveDay(rules, happenings, lease)
        const replay = replayDay({ rules, ...day })

        expect(replay.signals.filter(({ isDifferent }) => isDifferent)).toEqual([])
        expect(replay.after).toEqual(replay.before)
      }),
    )
  })

  test('what differs is never given an outcome that was not recorded, and each signal stands once', async () => {
    await fc.assert(
      fc.asyncProperty(anyRules, anyRules, steps, async (earlier, rules, happenings) => {
        const day = await liveDay(earlier, happenings)
        const replay = replayDay({ rules, ...day })
        const judged = day.turns.flatMap(({ signals }) => signals.map(({ signal }) => signal.id))
        const ended = new Map(day.trades.map((trade) => [trade.signalId, trade]))

        expect(replay.signals.map(({ signalId }) => signalId)).toEqual(judged)
        for (const { signalId, after, before } of replay.signals) {
          if (after.kind !== 'traded' || after.outcome === null) continue
          expect(after.outcome.result).toBe(ended.get(signalId)?.result)
          expect(before).toMatchObject({ kind: 'traded', expiryCandles: after.expiryCandles })
        }
        const { trades, won, lost, tied, unknown } = replay.after
        expect(won + lost + tied + unknown).toBe(trades)
      }),
    )
  })

  test('without limits that follow from results nothing is undecided', async () => {
    const open = {
      ...tradingDefaults,
      openTradesMax: 10_000,
      allowOpposite: true,
      payoutPctMin: 0,
      stakeCents: 1,
    }
    await fc.assert(
      fc.asyncProperty(anyRules, steps, async (earlier, happenings) => {
        const day = await liveDay(earlier, happenings, 10_000)

        expect(replayDay({ rules: open, ...day }).after.undecided).toBe(0)
      }),
    )
  })
})

test('a higher payout minimum takes trades away, with their results', async () => {
  const day = await liveDay(tradingDefaults, [signalAt(), signalAt({ what: 'lost' }), signalAt({ payoutPct: 92 })])
  const replay = replayDay({ rules: { ...tradingDefaults, payoutPctMin: 90 }, ...day })

  expect(replay.signals.map(({ after }) => after)).toMatchObject([
    { kind: 'refused', code: 'low_payout' },
    { kind: 'traded', outcome: null },
  ])
  expect(replay).toMatchObject({
    different: 1,
    before: { trades: 2, lost: 1, unknown: 1 },
    after: { trades: 1, lost: 0, unknown: 1 },
    accounts: [
      {
        account: 'paper',
        currency: 'USD',
        before: { stakeCents: 2_000, profitCents: -1_000 },
        after: { stakeCents: 1_000, profitCents: 0 },
      },
    ],
  })
})

test('another amount scales a known result', async () => {
  const day = await liveDay(tradingDefaults, [signalAt(), signalAt({ what: 'won' })])
  const replay = replayDay({ rules: { ...tradingDefaults, stakeCents: 200 }, ...day })

  expect(replay.signals[0]?.after).toMatchObject({
    stakeCents: 200,
    outcome: { result: 'won', profitCents: 170 },
  })
})

test('a trade that was not placed has no outcome, and a limit that depends on it is undecided from there on', async () => {
  const strict = { ...tradingDefaults, payoutPctMin: 90 }
  const day = await liveDay(strict, [
    signalAt(),
    signalAt({ afterMs: 600_000 }),
    signalAt({ afterMs: 600_000, chart: 1 }),
  ])
  const replay = replayDay({ rules: { ...tradingDefaults, dailyLossCentsMax: 1_500 }, ...day })

  expect(replay.signals.map(({ after }) => after)).toMatchObject([
    { kind: 'traded', outcome: null },
    { kind: 'undecided' },
    { kind: 'refused', code: 'chart_limit' },
  ])
})

test.each([
  ['a step of a ladder', { kind: 'ladder', id: 'm', plan: { kind: 'martingale', factor: 2, steps: 3 } }],
  ['a share of the balance', { kind: 'percent', percent: 2 }],
] as const)(
  'a stake that is %s is undecided after an unknown result, though it would be traded',
  async (_, moneyPlan) => {
    const strict = { ...tradingDefaults, payoutPctMin: 90 }
    const day = await liveDay(strict, [signalAt(), signalAt({ afterMs: 600_000 })])
    const replay = replayDay({ rules: { ...tradingDefaults, moneyPlan }, ...day })

    expect(replay.signals.map(({ after }) => after.kind)).toEqual(['traded', 'undecided'])
  },
)

test('a trade that is not placed leaves its slot to a later signal of a used-up plan', async () => {
  const day = await liveDay(tradingDefaults, [signalAt(), signalAt({ payoutPct: 92 }), signalAt({ payoutPct: 92 })], 2)
  const replay = replayDay({ rules: { ...tradingDefaults, payoutPctMin: 90 }, ...day })

  expect(replay.signals.map(({ before }) => before.kind)).toEqual(['traded', 'traded', 'refused'])
  expect(replay.signals.map(({ after }) => after.kind)).toEqual(['refused', 'traded', 'traded'])
})

test('a day without signals is an empty replay', () => {
  expect(replayDay({ rules: tradingDefaults, turns: [], trades: [] })).toMatchObject({
    signals: [],
    different: 0,
  })
})

test('a signal is different by its stake, by its expiry, by its reason, and by whether it was traded', async () => {
  const day = await liveDay(tradingDefaults, [signalAt({ payoutPct: 92 }), signalAt({ payoutPct: 70 })])
  const differs = (change: Partial<TradingSettings>) =>
    replayDay({ rules: { ...tradingDefaults, ...change }, ...day }).signals.map(({ isDifferent }) => isDifferent)

  expect(day.turns).toHaveLength(2)
  expect(differs({})).toEqual([false, false])
  expect(differs({ stakeCents: tradingDefaults.stakeCents + 1 })).toEqual([true, false])
  expect(differs({ expiryCandles: tradingDefaults.expiryCandles + 1 })).toEqual([true, false])
  expect(differs({ payoutPctMin: 60 })).toEqual([false, true])
  expect(differs({ payoutPctMin: 95 })).toEqual([true, false])
  expect(differs({ hours: { timeZone: 'UTC', windows: [] } })).toEqual([true, true])
})

test('an order that the broker refused stays refused, whatever is staked', async () => {
  const day = await liveDay(tradingDefaults, [signalAt(), signalAt({ what: 'rejected' })])
  const replay = replayDay({ rules: { ...tradingDefaults, stakeCents: 200 }, ...day })

  expect(replay.signals.map(({ before, after }) => [before, after])).toEqual([
    [
      { kind: 'refused', code: 'broker_refused' },
      { kind: 'refused', code: 'broker_refused' },
    ],
  ])
  expect(replay.different).toBe(0)
})

test('an order that the broker refused takes no place from the signals after it', async () => {
  const rules = { ...tradingDefaults, openTradesMax: 1 }
  const day = await liveDay(rules, [signalAt(), signalAt({ what: 'rejected' }), signalAt(), signalAt({ what: 'won' })])
  const replay = replayDay({ rules: { ...rules, stakeCents: 200 }, ...day })

  expect(replay.signals.map(({ after }) => after.kind)).toEqual(['refused', 'traded'])
})

test('a known loss counts for the limits after it, at the stake that it would have had', async () => {
  const day = await liveDay(tradingDefaults, [
    signalAt(),
    signalAt({ what: 'lost' }),
    signalAt({ afterMs: 600_000 }),
    signalAt({ what: 'won' }),
    signalAt({ afterMs: 600_000 }),
  ])
  const kinds = (change: Partial<TradingSettings>) =>
    replayDay({ rules: { ...tradingDefaults, ...change }, ...day }).signals.map(({ after }) =>
      after.kind === 'refused' ? after.code : after.kind,
    )

  expect(kinds({ dailyLossCentsMax: 2_000 })).toEqual(['traded', 'traded', 'traded'])
  expect(kinds({ dailyLossCentsMax: 1_999 })).toEqual(['traded', 'daily_loss', 'daily_loss'])
  expect(kinds({ dailyLossCentsMax: 1_999, stakeCents: 999 })).toEqual(['traded', 'traded', 'traded'])
  expect(kinds({ lossesInARowMax: 1 })).toEqual(['traded', 'losing_streak', 'losing_streak'])
  expect(kinds({ coolDownAfterLossMs: 480_000 })).toEqual(['traded', 'traded', 'traded'])
  expect(kinds({ coolDownAfterLossMs: 480_001 })).toEqual(['traded', 'cool_down', 'traded'])
  expect(kinds({ tradesPerDayMax: 2 })).toEqual(['traded', 'traded', 'own_trade_cap'])
})

test('trades whose signals are not judged again go as they went', async () => {
  const day = await liveDay(tradingDefaults, [signalAt()])
  const before = { ...day.trades[0], id: 'hand', signalId: 'hand', stakeCents: 1_500, chartKey: 'other' } as TradeRecord
  const kindsWith = (trade: TradeRecord, rules: Partial<TradingSettings>) =>
    replayDay({
      rules: { ...tradingDefaults, ...rules },
      turns: day.turns,
      trades: [...day.trades, trade],
    }).signals.map(({ after }) => after.kind)
  const settled = { ...before, state: 'settled', result: 'lost', profitCents: -1_500, settledAtMs: startMs } as const

  expect(kindsWith(before, { stakeCents: 500 })).toEqual(['traded'])
  expect(kindsWith({ ...settled, state: 'rejected', result: null, profitCents: null }, {})).toEqual(['traded'])
})

/** What happens to later signals if the first one, refused that day for its payout, had been traded. */
async function afterAnUnknownTrade(change: Partial<TradingSettings>, later: readonly Partial<Step>[], lease = 30) {
  const strict = { ...tradingDefaults, payoutPctMin: 90 }
  const steps = [signalAt(), ...later.map((step) => signalAt({ payoutPct: 92, ...step }))]
  const day = await liveDay(strict, steps, lease)
  const { signals } = replayDay({ rules: { ...tradingDefaults, ...change }, ...day })
  return signals.slice(1).map(({ after }) => (after.kind === 'refused' ? after.code : after.kind))
}

test.each<[string, Partial<TradingSettings>, string]>([
  ['a profit limit that a win would just not reach', { dailyProfitCentsMax: 851 }, 'traded'],
  ['a profit limit that a win would reach', { dailyProfitCentsMax: 850 }, 'undecided'],
  ['a loss limit that a loss and the next stake just keep', { dailyLossCentsMax: 2_000 }, 'traded'],
  ['a loss limit that a loss and the next stake would pass', { dailyLossCentsMax: 1_999 }, 'undecided'],
  ['one loss in a row', { lossesInARowMax: 1 }, 'undecided'],
  ['two losses in a row', { lossesInARowMax: 2 }, 'traded'],
])('an unknown result counts as won and as lost: %s', async (_, change, expected) => {
  expect(await afterAnUnknownTrade(change, [{ afterMs: 600_000 }])).toEqual([expected])
})

test.each([
  [179_999, 'open_limit'],
  [180_000, 'undecided'],
  [184_999, 'undecided'],
  [185_000, 'traded'],
])('%i ms after an unknown trade of three minutes the only place is: %s', async (afterMs, expected) => {
  expect(await afterAnUnknownTrade({ openTradesMax: 1 }, [{ afterMs }])).toEqual([expected])
})

test('a ladder of one chart alone makes the stakes after an unknown result undecided, too', async () => {
  const favorite = {
    symbol: 'EURUSD',
    timeframeS: 60,
    expiryCandles: null,
    direction: 'both',
    stakeCents: null,
  } as const
  const moneyPlan = { kind: 'ladder', id: 'm', plan: { kind: 'martingale', factor: 2, steps: 3 } } as const

  expect(await afterAnUnknownTrade({ favorites: [{ ...favorite, moneyPlan }] }, [{ afterMs: 600_000 }])).toEqual([
    'undecided',
  ])
  expect(await afterAnUnknownTrade({ favorites: [favorite] }, [{ afterMs: 600_000 }])).toEqual(['traded'])
})

test('where an additional trade takes the last of a lease, nobody knows whether there would have been another', async () => {
  expect(await afterAnUnknownTrade({}, [{}, {}], 2)).toEqual(['traded', 'undecided'])
  expect(await afterAnUnknownTrade({}, [{}, {}], 3)).toEqual(['traded', 'traded'])
})

test('trades of before keep their places when the day goes another way', async () => {
  const day = await liveDay(tradingDefaults, [signalAt(), signalAt({ afterMs: 1_000 })])
  const [first] = day.trades
  if (first === undefined) throw new Error('The first signal was traded.')
  const rules = { ...tradingDefaults, stakeCents: 500, openTradesMax: 2 }
  const kindsWith = (state: TradeRecord['state']) =>
    replayDay({
      rules,
      turns: day.turns,
      trades: [...day.trades, { ...first, id: 'old', signalId: 'old', state }],
    }).signals.map(({ after }) => (after.kind === 'refused' ? after.code : after.kind))

  expect(kindsWith('sent')).toEqual(['traded', 'open_limit'])
  expect(kindsWith('rejected')).toEqual(['traded', 'traded'])
})

test('about trades are the checks from open trades on', () => {
  expect((['stale', 'low_payout', 'quote_gap'] as const).map(isAboutTrades)).toEqual([false, false, false])
  expect((['opposite_open', 'open_limit', 'low_balance', 'no_lease'] as const).map(isAboutTrades)).toEqual([
    true,
    true,
    true,
    true,
  ])
})
