import { expect, test } from 'vitest'
import { ChartRegistry } from '../charts/chart-registry.ts'
import { noLossLimits } from '../limits/loss-limits.ts'
import { TradeLedger } from '../orders/trade-ledger.ts'
import type { Quote, Signal } from '../ports.ts'
import { chartOf } from '../testing/chart-of.ts'
import { conflictingSignals, gateContext } from './gate-context.ts'
import { tradingDefaults } from './trading-settings.ts'

const nowMs = Date.UTC(2026, 10, 18, 12)
const chart = chartOf('EURUSD')
const signal: Signal = {
  id: 's',
  chart,
  side: 'buy',
  barTimeS: nowMs / 1_000 - 60,
  price: 1.1,
  emittedAtMs: nowMs,
  receivedAtMs: nowMs,
}
const here = {
  nowMs,
  isSeen: false,
  hasOppositeTwin: false,
  isPaused: false,
  isOutdated: false,
  ordersLastSecond: 0,
  isArmed: true,
} as const

/** What the gate is told of a signal, and for which moments the broker was asked for a quote. */
function look(of: Signal, isArmed = true, isConnected = true) {
  const asked: number[] = []
  const charts = new ChartRegistry()
  charts.connect(chart)
  charts.closeBar(chart, of.barTimeS, nowMs)
  const broker = {
    id: 'paper',
    account: 'paper',
    currency: 'USD',
    isConnected: () => isConnected,
    balanceCents: () => 100_000,
    quote(_: unknown, entryUtcS: number): Quote {
      asked.push(entryUtcS)
      return { kind: 'offered', payoutPct: 87 }
    },
    placeOrders: () => undefined,
    findOrders: () => Promise.resolve(new Map()),
  } as const
  const context = gateContext(
    of,
    {
      broker,
      leases: { leases: () => [], exhaustedDay: () => null, hasInvalid: () => false },
      ledger: new TradeLedger(),
      charts,
      settings: tradingDefaults,
      lossLimits: () => noLossLimits,
      account: () => ({ charts: 1, indicatorId: 'x' }),
      isClockSetBack: () => false,
      clockOffMs: () => 0,
      repaintProofs: () => 0,
      repaintedSignals: () => 0,
    },
    { ...here, isArmed },
  )
  return { asked, context }
}

test('the broker is asked for the candle after the closed one, as UTC, whatever clock the chart has', () => {
  const cyprus = { ...signal, barTimeS: signal.barTimeS + 7_200 }

  expect(look(signal).asked).toEqual([nowMs / 1_000])
  expect(look(cyprus).asked).toEqual([nowMs / 1_000])
})

test('an engine that is not armed, or whose broker is gone, has no broker', () => {
  const [both, armed, connected] = [look(signal), look(signal, true, false), look(signal, false, true)]

  expect(both.context.isBrokerConnected).toBe(true)
  expect(armed.context.isBrokerConnected).toBe(false)
  expect(connected.context.isBrokerConnected).toBe(false)
})

test('both directions on one candle of one indicator contradict each other, on others they do not', () => {
  const incoming = (id: string, change: Partial<Signal>) => ({
    signal: { ...signal, id, ...change },
    answer: () => undefined,
  })
  const other = chartOf('EURUSD', { indicator: 'y' })

  expect([
    ...conflictingSignals([
      incoming('a', {}),
      incoming('same', {}),
      incoming('other indicator', { chart: other, side: 'sell' }),
      incoming('other candle', { barTimeS: signal.barTimeS + 60, side: 'sell' }),
    ]),
  ]).toEqual([])
  expect([...conflictingSignals([incoming('a', {}), incoming('b', { side: 'sell' })])].toSorted()).toEqual(['a', 'b'])
})
