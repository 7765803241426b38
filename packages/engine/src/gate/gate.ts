import type { RefusalCode, Side } from '@stratomate/contracts'
import { type ExpiryEnd, plainRules } from '@stratomate/contracts/trading/chart-rules'
import { newsRulesAtFirst } from '@stratomate/contracts/trading/news-rules'
import { type GateCheck, gateCheckIds } from '@stratomate/contracts/trading/gate-checks'
import { signalAgeMsMax } from '@stratomate/domain/trading/signal-age'
import { isBlackedOut } from './blackout.ts'
import { clockOffMsMax } from './clock-guard.ts'
import type { OtherSides } from '../charts/last-sides.ts'
import { slotFavorite, type SlotStatus } from '../charts/choose-charts.ts'
import type { DayState } from '../limits/daily-stats.ts'
import { chooseLease, type LeaseRecord, type LeaseSituation } from '../limits/lease-selection.ts'
import type { Quote, Signal } from '../ports.ts'
import { type CalendarEvent, isNearEvent } from './news-calendar.ts'
import { planIdOf, planOf, refuseByPlan, stakeOf } from './planned-stake.ts'
import { isCooling } from './is-cooling.ts'
import { isWithinQuoteGap } from './quote-gap.ts'
import { type OutsideDay, refuseByFavorite, refuseBySource, refuseWithoutPrice } from '../outside/refuse-outside.ts'
import { repaintedSignalsMax } from '../charts/repainted-signals.ts'
import type { AccountCurrency } from '../orders/trade-record.ts'
import { refuseByDay } from './refuse-by-day.ts'
import { isWithinHours } from './trading-hours.ts'
import type { TradingSettings } from './trading-settings.ts'

/** The terminal and the app share one clock; more than this ahead is a wrong clock. */
export const signalAheadMsMax = 1_000

/** Reasons why a broker gets no orders whether or not it is connected, so they are checked first. */
export const saidUnconnected: ReadonlySet<RefusalCode> = new Set([
  'account_off',
  'other_currency',
  'broker_switched_off',
])

export type OpenTrade = {
  readonly chartKey: string
  readonly side: Side
  readonly isUnclear: boolean
  /** Which ladder chose its stake; missing in older records. */
  readonly planId?: string | null
}

/** Everything that the gate may read: only values, so that a test is the specification. */
export type GateContext = {
  readonly nowMs: number
  readonly settings: TradingSettings
  readonly isPaused: boolean
  readonly isClockSetBack: boolean
  /** The least certain difference of our clock from that of the site or the broker; missing in older records. */
  readonly clockOffMs?: number
  /** Whether the site no longer lets this version trade; missing in older records. */
  readonly isOutdated?: boolean
  readonly isSeen: boolean
  readonly hasOppositeTwin: boolean
  /** The person's answer, where the favorite asks first; missing before it was asked, and in older records. */
  readonly approval?: 'given' | 'missing' | undefined
  /** Opening of the last candle that closed on the chart, server seconds; null before the first. */
  readonly lastClosedBarS: number | null
  /** Whole candles that have passed since the signal's candle closed; missing in older records. */
  readonly candlesLate?: number
  readonly slotStatus: SlotStatus
  /** The sides that other charts of the symbol gave; missing in older records. */
  readonly otherSides?: OtherSides
  /** The events of the terminal's calendar around this moment for the symbol; missing without any. */
  readonly calendarEvents?: readonly CalendarEvent[]
  readonly account: 'entitled' | 'no_entitlement' | 'not_signed_in' | 'live_locked'
  /** Null allows every indicator. */
  readonly allowedIndicatorId: string | null
  /** Candles that prove that the indicator repaints; missing in older records. */
  readonly repaintProofs?: number
  /** How many of the chart's last signals were changed afterwards; missing in older records. */
  readonly repaintedSignals?: number
  readonly isBrokerConnected: boolean
  readonly quote: Quote
  readonly balanceCents: number | null
  /** Stakes of unanswered orders that the balance may still contain; missing in older records. */
  readonly unansweredCents?: number
  /** Open trades of the signal's symbol. */
  readonly openTrades: readonly OpenTrade[]
  readonly openTradeCount: number
  readonly ordersLastSecond: number
  /** The account whose money the trade would use; missing in older records. Recorded days keep it under this name. */
  readonly purse?: AccountCurrency
  /** Money and results of the account and its currency, and the number of all trades. */
  readonly today: DayState
  /**
   * The same for all accounts of the currency together, where accounts of several kinds trade; missing otherwise, and
   * in older records.
   */
  readonly todayOfAll?: DayState
  /** When the last trade of the signal's symbol was intended; null when none is known. */
  readonly lastTradeAtMs: number | null
  /** When the last lost trade ended, on any symbol; null when none is known. */
  readonly lastLossAtMs: number | null
  readonly leases: Omit<LeaseSituation, 'nowMs'>
  /** The limits of a source from outside and its day so far; missing for signals of charts. */
  readonly outside?: OutsideDay
}

export type Verdict =
  | {
      kind: 'accept'
      /** Null for a trade by hand, which does not use the plan's trades. */
      lease: LeaseRecord | null
      /** Whether the person has to agree first. */
      isAsked: boolean
      stakeCents: number
      expiryCandles: number
      expiryEnd: ExpiryEnd
      payoutPct: number
      /** The broker's name for the symbol; null when it has none of its own. */
      asset: string | null
      planId: string | null
    }
  | { kind: 'refuse'; code: RefusalCode }

const byHand = { kind: 'lease', lease: null } as const

type Rule = (signal: Signal, context: GateContext) => RefusalCode | null

const rules: Readonly<Record<GateCheck, Rule>> = {
  new: (_, { isSeen }) => (isSeen ? 'duplicate' : null),
  clock: refuseByClock,
  version: (_, { isOutdated = false }) => (isOutdated ? 'app_outdated' : null),
  running: (_, { isPaused }) => (isPaused ? 'paused' : null),
  approval: (_, { approval }) => (approval === 'missing' ? 'not_approved' : null),
  age: (signal, { nowMs }) => refuseByAge(signal, nowMs),
  candle: refuseByCandle,
  one_side: (_, { hasOppositeTwin }) => (hasOppositeTwin ? 'both_directions' : null),
  account: (_, { account }) => (account === 'entitled' ? null : account),
  favorite: (signal, { slotStatus }) => refuseByFavorite(signal, slotStatus),
  indicator: refuseIndicator,
  direction: refuseDirection,
  confirmation: refuseUnconfirmed,
  hours: refuseByTime,
  broker: refuseByBroker,
  price: refuseByPrice,
  open_trades: refuseByOpenTrades,
  plan: (_, context) => refuseByPlan(context),
  money: refuseByMoney,
  day: (_, context) => refuseByDay(context, stakeOf(context)) ?? refuseBySource(context.outside, stakeOf(context)),
  cool_down: (_, context) => (isCooling(context) ? 'cool_down' : null),
  rate: (_, { settings, ordersLastSecond }) => (ordersLastSecond >= settings.ordersPerSecondMax ? 'rate_limit' : null),
  lease: () => null,
}

/** Checks that only a signal of a chart can fail: a trade by hand has no candle, no indicator and nobody to ask. */
const checksOfSignals: ReadonlySet<GateCheck> = new Set([
  'approval',
  'candle',
  'one_side',
  'indicator',
  'direction',
  'confirmation',
])

/**
 * Decides about one signal. The checks run in the order of the contract, which is the order in which a person would
 * want to hear the reasons: the first one that fails refuses. The last one is the lease, which pays or refuses.
 */
export function judgeSignal(signal: Signal, context: GateContext): Verdict {
  const isByHand = signal.isByHand === true
  for (const check of gateCheckIds) {
    if (isByHand && checksOfSignals.has(check)) continue
    const code = rules[check](signal, context)
    if (code !== null) return { kind: 'refuse', code }
  }
  const choice = isByHand ? byHand : chooseLease({ ...context.leases, nowMs: context.nowMs })
  if (choice.kind === 'none') return { kind: 'refuse', code: choice.code }
  const { quote } = context
  return {
    kind: 'accept',
    lease: choice.lease,
    isAsked: !isByHand && slotFavorite(context.slotStatus)?.placing === 'ask' && context.approval !== 'given',
    stakeCents: stakeOf(context),
    expiryCandles: slotFavorite(context.slotStatus)?.expiryCandles ?? context.settings.expiryCandles,
    expiryEnd: slotFavorite(context.slotStatus)?.expiryEnd ?? plainRules.expiryEnd,
    payoutPct: quote.kind === 'offered' ? quote.payoutPct : 0,
    asset: quote.kind === 'offered' ? (quote.asset ?? null) : null,
    planId: planIdOf(planOf(context)),
  }
}

/** The last check just before the order is sent, after the journal was flushed. */
export function refuseAtSending(signal: Signal, lease: LeaseRecord | null, nowMs: number) {
  return refuseByAge(signal, nowMs) ?? (lease !== null && nowMs >= lease.expiresAtMs ? 'lease_expired' : null)
}

function refuseByClock(_: Signal, { isClockSetBack, clockOffMs = 0 }: GateContext): RefusalCode | null {
  if (isClockSetBack) return 'clock_set_back'
  return clockOffMs > clockOffMsMax ? 'clock_differs' : null
}

function refuseByAge({ emittedAtMs, outside }: Signal, nowMs: number): RefusalCode | null {
  if (nowMs - emittedAtMs > signalAgeMsMax) return 'stale'
  const aheadMsMax = outside === undefined ? signalAheadMsMax : signalAgeMsMax
  return emittedAtMs - nowMs > aheadMsMax ? 'from_the_future' : null
}

/** A trade is entered at the opening of the next candle, which after a gap is a later moment than the signal's. */
function refuseByCandle(signal: Signal, context: GateContext): RefusalCode | null {
  if (signal.outside !== undefined) return refuseWithoutPrice(context)
  if (signal.isUnconfirmed === true) return refuseBeforeClose(signal, context)
  const { lastClosedBarS, candlesLate = 0 } = context
  const { barTimeS, nextBarTimeS = null, chart } = signal
  if (barTimeS !== lastClosedBarS) return 'old_candle'
  // Older Expert Advisors do not report which candle follows, so the chart's clock decides.
  if (nextBarTimeS === null) return candlesLate > 0 ? 'late_candle' : null
  return nextBarTimeS === barTimeS + chart.timeframeS ? null : 'late_candle'
}

/** A signal of a candle that is still forming: only where the person wants it, and only of the newest candle. */
function refuseBeforeClose(
  { barTimeS, nextBarTimeS, chart }: Signal,
  { slotStatus, lastClosedBarS }: GateContext,
): RefusalCode | null {
  if (lastClosedBarS === null || barTimeS <= lastClosedBarS) return 'old_candle'
  if (nextBarTimeS !== barTimeS + chart.timeframeS) return 'late_candle'
  const isWanted = slotStatus.kind !== 'favorite' || (slotStatus.favorite.beforeCloseS ?? null) !== null
  return isWanted ? null : 'before_close'
}

function refuseIndicator({ chart, isOtherSource = false }: Signal, context: GateContext): RefusalCode | null {
  if (isOtherSource) return 'other_source'
  const { allowedIndicatorId, repaintProofs = 0, repaintedSignals = 0, settings } = context
  if (allowedIndicatorId !== null && allowedIndicatorId !== chart.indicatorId) return 'indicator_not_allowed'
  const { repaintProofsMax, stopsOnRepaint } = settings
  if (stopsOnRepaint && repaintedSignals > repaintedSignalsMax) return 'indicator_repaints'
  return repaintProofsMax !== null && repaintProofs >= repaintProofsMax ? 'indicator_repaints' : null
}

function refuseDirection(signal: Signal, context: GateContext): RefusalCode | null {
  const direction = slotFavorite(context.slotStatus)?.direction ?? 'both'
  return direction === 'both' || direction === signal.side ? null : 'direction_off'
}

function refuseUnconfirmed({ side }: Signal, context: GateContext): RefusalCode | null {
  const { confirmation = 'none' } = slotFavorite(context.slotStatus) ?? {}
  const { otherSides } = context
  switch (confirmation) {
    case 'none':
      return null
    case 'same_candle':
      return otherSides?.sameCandle === side ? null : 'not_confirmed'
    case 'longer_timeframe':
      return otherSides?.longerTimeframe === side ? null : 'not_confirmed'
    default:
      return confirmation satisfies never
  }
}

function refuseByTime({ chart }: Signal, { settings, nowMs, calendarEvents = [] }: GateContext): RefusalCode | null {
  if (settings.hours !== null && !isWithinHours(settings.hours, nowMs)) return 'outside_hours'
  if (isBlackedOut(settings.blackouts, chart.symbol, nowMs)) return 'news_blackout'
  return isNearEvent(settings.calendar ?? newsRulesAtFirst, calendarEvents, nowMs) ? 'news_event' : null
}

function refuseByBroker(_: Signal, { isBrokerConnected, quote, settings }: GateContext): RefusalCode | null {
  if (quote.kind === 'refused' && saidUnconnected.has(quote.code)) return quote.code
  if (!isBrokerConnected) return 'broker_disconnected'
  switch (quote.kind) {
    case 'unknown':
      return 'unknown_symbol'
    case 'closed':
      return 'market_closed'
    case 'offered':
      return quote.payoutPct < settings.payoutPctMin ? 'low_payout' : null
    case 'refused':
      return quote.code
    default:
      return quote satisfies never
  }
}

/** Without a price from the broker, no signal is refused for it. */
function refuseByPrice({ price }: Signal, { quote, settings: { quoteGapMax } }: GateContext): RefusalCode | null {
  if (quoteGapMax === null || quote.kind !== 'offered' || quote.spot === undefined) return null
  return isWithinQuoteGap({ chart: price, spot: quote.spot }, quoteGapMax) ? null : 'quote_gap'
}

function refuseByOpenTrades(
  { chart, side }: Signal,
  { openTrades, openTradeCount, settings }: GateContext,
): RefusalCode | null {
  if (openTrades.some((trade) => trade.isUnclear)) return 'order_unclear'
  const isOpposed = openTrades.some((trade) => trade.chartKey === chart.key && trade.side !== side)
  if (isOpposed && !settings.allowOpposite) return 'opposite_open'
  return openTradeCount >= settings.openTradesMax ? 'open_limit' : null
}

function refuseByMoney(_: Signal, context: GateContext): RefusalCode | null {
  const stakeCents = stakeOf(context)
  if (stakeCents > context.settings.stakeCentsMax) return 'stake_limit'
  const { balanceCents, unansweredCents = 0 } = context
  return balanceCents === null || stakeCents > balanceCents - unansweredCents ? 'low_balance' : null
}
