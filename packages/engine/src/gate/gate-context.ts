import type { AccountKind } from '@stratomate/contracts'
import type { Limit } from '@stratomate/domain'
import type { ChartRegistry } from '../charts/chart-registry.ts'
import { utcOf } from '../charts/server-clock.ts'
import type { GateContext } from './gate.ts'
import type { LossLimits } from '../limits/loss-limits.ts'
import type { Broker, ChartAccounts, ConnectedChart, IncomingSignal, LeaseSource, Signal } from '../ports.ts'
import type { NewsCalendar } from './news-calendar.ts'
import type { OutsideGate } from '../outside/outside-gate.ts'
import type { TradeLedger } from '../orders/trade-ledger.ts'
import type { TradingSettings } from './trading-settings.ts'

/** What the plan allows now, as the engine needs it. */
export type EngineEntitlement = { readonly charts: Limit; readonly indicatorId: string | null }
export type EngineAccount = EngineEntitlement | 'no_entitlement' | 'not_signed_in' | 'live_locked'

export type GateDependencies = {
  /** The account that is chosen for all charts. */
  readonly broker: Broker
  /** Missing where the chosen account is the only one. */
  readonly accounts?: ChartAccounts
  readonly leases: LeaseSource
  readonly ledger: TradeLedger
  readonly charts: ChartRegistry
  readonly settings: TradingSettings
  /** The loss limits in force, which may be tighter than those of the settings. */
  readonly lossLimits: (nowMs: number) => LossLimits
  /** What may be done with an account of this kind. */
  readonly account: (kind: AccountKind) => EngineAccount
  readonly isClockSetBack: () => boolean
  /** The least certain difference of our clock from that of the site or the broker, milliseconds. */
  readonly clockOffMs: (nowMs: number) => number
  /** How many candles prove that an indicator, identified with its inputs, repaints. */
  readonly repaintProofs: (indicator: string) => number
  /** How many of the chart's last signals its indicator changed afterwards. */
  readonly repaintedSignals: (chart: ConnectedChart) => number
  /** The events of the terminals' calendars around a moment for a symbol. */
  readonly calendar?: Pick<NewsCalendar, 'around'>
  /** Replaces the favorite for signals from outside; missing where there are none. */
  readonly outside?: Pick<OutsideGate, 'contextOf'>
}

type Here = Pick<
  GateContext,
  'nowMs' | 'isSeen' | 'hasOppositeTwin' | 'isPaused' | 'isOutdated' | 'ordersLastSecond' | 'otherSides' | 'approval'
> & {
  isArmed: boolean
  /** Where the order would go; to the chosen account when missing. */
  broker?: Broker
}

/** Gathers everything that the gate may read for one signal, as values of this moment. */
export function gateContext(
  { chart, barTimeS, emittedAtMs, outside }: Signal,
  dependencies: GateDependencies,
  here: Here,
): GateContext {
  const { charts, ledger, leases, settings, isClockSetBack } = dependencies
  const { isArmed, broker = dependencies.broker, ...moment } = here
  const account = dependencies.account(broker.account)
  const entitlement = typeof account === 'string' ? null : account
  const calendarEvents = dependencies.calendar?.around(chart.symbol, here.nowMs) ?? []
  const accountCurrency = { account: broker.account, currency: broker.currency }
  return {
    ...moment,
    settings: { ...settings, ...dependencies.lossLimits(here.nowMs) },
    isClockSetBack: isClockSetBack(),
    clockOffMs: dependencies.clockOffMs(here.nowMs),
    lastClosedBarS: charts.lastBarS(chart),
    candlesLate: charts.candlesSince(chart, barTimeS, emittedAtMs),
    slotStatus: charts.slotStatus(chart, settings.favorites, entitlement?.charts ?? 0),
    ...(outside !== undefined && dependencies.outside?.contextOf(chart.key, entitlement?.charts ?? 0, here.nowMs)),
    ...(calendarEvents.length > 0 && { calendarEvents }),
    account: typeof account === 'string' ? account : 'entitled',
    allowedIndicatorId: entitlement?.indicatorId ?? null,
    repaintProofs: dependencies.repaintProofs(chart.indicator),
    repaintedSignals: dependencies.repaintedSignals(chart),
    isBrokerConnected: isArmed && broker.isConnected(),
    quote: broker.quote(chart, utcOf(chart, barTimeS + chart.timeframeS, here.nowMs)),
    balanceCents: broker.balanceCents(),
    unansweredCents: ledger.unansweredCents({ broker: broker.id, ...accountCurrency }),
    openTrades: ledger.openOn(chart.symbol),
    openTradeCount: ledger.openCount(),
    purse: accountCurrency,
    today: ledger.today(here.nowMs, accountCurrency),
    ...(dependencies.accounts?.areMixed() === true && { todayOfAll: ledger.todayOfAll(here.nowMs, broker.currency) }),
    lastTradeAtMs: ledger.lastTradeAtMs(chart.symbol),
    lastLossAtMs: ledger.lastLossAtMs(),
    leases: {
      leases: leases.leases(),
      exhaustedDay: leases.exhaustedDay(),
      isElsewhere: leases.isElsewhere?.() ?? false,
      hasInvalid: leases.hasInvalid(),
    },
  }
}

/** Ids of signals whose candle gave both directions in the same turn. */
export function conflictingSignals(waiting: readonly IncomingSignal[]): Set<string> {
  const sides = new Map<string, Signal>()
  const conflicts = new Set<string>()
  for (const { signal } of waiting) {
    const place = `${signal.chart.feed} ${signal.chart.indicator} ${signal.barTimeS}`
    const other = sides.get(place)
    if (other !== undefined && other.side !== signal.side) conflicts.add(other.id).add(signal.id)
    sides.set(place, signal)
  }
  return conflicts
}
