import { type RefusalCode, refusalCodes } from '@stratomate/contracts/trading/refusals'
import { dayMs } from '@stratomate/std/time'

/** An app reports its state every 15 seconds; one that was trading and sends none for this long has fallen silent. */
export const silentMs = 5 * 60_000
/** An app that fell silent longer ago is no longer news. */
export const silentMsMax = dayMs
/** When a check comes later than this after the previous one, it is unknown what apps reported in between. */
const lookGapMsMax = 2 * 60_000

/** Refusals are judged over this time, within one trading day. */
export const refusalWindowMs = 3_600_000
/** Fewer refused signals than this are not a pattern. */
export const refusedMin = 10
const refusedShareMin = 0.5

/** The last report of an app: what it was doing, and when it arrived. */
export type LastWord = {
  paused: boolean
  terminalConnected: boolean
  brokerConnected: boolean
  heardAtMs: number
}

/**
 * Whether an app that was trading has fallen silent. One that signed off, was stopped or had no terminal or broker has
 * nothing to lose. Silence counts from when the service began to listen, because before that nobody could be heard.
 */
export function isSilent(word: LastWord, { nowMs, listeningSinceMs }: { nowMs: number; listeningSinceMs: number }) {
  if (word.paused || !word.terminalConnected || !word.brokerConnected) return false
  if (nowMs - word.heardAtMs > silentMsMax) return false
  return nowMs - Math.max(word.heardAtMs, listeningSinceMs) >= silentMs
}

export type Listening = { sinceMs: number; lookedAtMs: number }

/**
 * Since when the service has listened without a break; a stop, a failing database and a clock that jumps are breaks.
 */
export function listenOn(before: Listening | null, nowMs: number): Listening {
  const gapMs = before === null ? Number.NaN : nowMs - before.lookedAtMs
  const goesOn = before !== null && gapMs >= 0 && gapMs <= lookGapMsMax
  return { sinceMs: goesOn ? before.sinceMs : nowMs, lookedAtMs: nowMs }
}

/**
 * What a refusal means for the app. `wanted`: the person's choice, the plan or the market, nothing to look after.
 * `trouble`: the signal was meant to be traded and could not be. `stop`: one of the person's own limits ended the day.
 */
const meanings = {
  duplicate: 'wanted',
  stale: 'trouble',
  from_the_future: 'trouble',
  old_candle: 'wanted',
  late_candle: 'wanted',
  no_chart_price: 'wanted',
  before_close: 'wanted',
  not_favorite: 'wanted',
  source_off: 'wanted',
  chart_limit: 'wanted',
  indicator_not_allowed: 'wanted',
  other_source: 'trouble',
  indicator_repaints: 'wanted',
  direction_off: 'wanted',
  not_confirmed: 'wanted',
  not_approved: 'wanted',
  both_directions: 'wanted',
  opposite_open: 'wanted',
  open_limit: 'wanted',
  quote_gap: 'trouble',
  low_payout: 'wanted',
  market_closed: 'wanted',
  unknown_symbol: 'trouble',
  low_balance: 'trouble',
  stake_limit: 'trouble',
  daily_limit: 'wanted',
  trades_elsewhere: 'wanted',
  own_trade_cap: 'stop',
  daily_loss: 'stop',
  daily_profit: 'stop',
  losing_streak: 'stop',
  plan_waits: 'wanted',
  plan_ended: 'stop',
  source_limit: 'wanted',
  cool_down: 'wanted',
  outside_hours: 'wanted',
  news_blackout: 'wanted',
  news_event: 'wanted',
  paused: 'wanted',
  app_outdated: 'trouble',
  not_signed_in: 'trouble',
  no_entitlement: 'trouble',
  live_locked: 'trouble',
  no_lease: 'trouble',
  lease_invalid: 'trouble',
  lease_expired: 'trouble',
  clock_set_back: 'trouble',
  clock_differs: 'trouble',
  broker_disconnected: 'trouble',
  account_off: 'trouble',
  other_currency: 'trouble',
  broker_switched_off: 'trouble',
  broker_refused: 'trouble',
  no_quote: 'trouble',
  expiry_not_offered: 'trouble',
  simulated_chart: 'trouble',
  order_unclear: 'trouble',
  rate_limit: 'trouble',
} as const satisfies Record<RefusalCode, 'wanted' | 'trouble' | 'stop'>

// Separate from the other rules, so that pages which need only those do not load all sentences of refusals.
export const troubleCodes = /* @__PURE__ */ codesOf('trouble')
export const stopCodes = /* @__PURE__ */ codesOf('stop')

export type RefusalCount = { code: RefusalCode; count: number }
export type ManyRefusals = { refused: number; signals: number; code: RefusalCode }

/**
 * Judges an hour of signals that were meant to trade: more than half of at least ten refused, with the commonest reason.
 * Null when there is nothing to report. `traded` counts signals that became a trade.
 */
export function judgeRefusals(counts: readonly RefusalCount[], traded: number): ManyRefusals | null {
  const troubles = counts.filter(({ code }) => meanings[code] === 'trouble')
  const refused = troubles.reduce((sum, { count }) => sum + count, 0)
  const [commonest] = troubles.toSorted((one, other) => other.count - one.count || compareNames(one.code, other.code))
  const signals = refused + traded
  if (commonest === undefined || refused < refusedMin || refused <= signals * refusedShareMin) return null
  return { refused, signals, code: commonest.code }
}

function codesOf(meaning: 'trouble' | 'stop'): readonly RefusalCode[] {
  return Object.freeze(refusalCodes.filter((code) => meanings[code] === meaning))
}

function compareNames(one: string, other: string): number {
  return one < other ? -1 : 1
}
