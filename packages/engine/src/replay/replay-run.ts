import type { RefusalCode } from '@stratomate/contracts'
import { gateCheckIds, gateCheckOf } from '@stratomate/contracts/trading/gate-checks'
import { chooseCharts } from '../charts/choose-charts.ts'
import { judgeSignal, type Verdict } from '../gate/gate.ts'
import { intendTrade } from '../orders/intend-trade.ts'
import { chooseLease } from '../limits/lease-selection.ts'
import type { ReplayInput } from './replay-values.ts'
import { recordedEnd, type ReplayEnd, ReplayState, shiftContext } from './replay-state.ts'
import type { AccountCurrency, TradeRecord } from '../orders/trade-record.ts'
import type { TradingSettings } from '../gate/trading-settings.ts'
import type { JudgedSignal, TurnRecord } from '../orders/turn-record.ts'

/** `end` is null when the trade was never placed in this form, or has not ended. */
export type ReplayedVerdict =
  | {
      readonly kind: 'accept'
      readonly stakeCents: number
      readonly expiryCandles: number
      readonly end: ReplayEnd | null
    }
  | { readonly kind: 'refuse'; readonly code: RefusalCode }
  | { readonly kind: 'unknown' }

type Accepted = Verdict & { kind: 'accept' }

/** The broker may report an end this much later; in between it is unknown whether the trade is open. */
const endKnownMsMax = 5_000
const firstCheckOfTrades = gateCheckIds.indexOf('open_trades')

/** Judges all signals in their order, as if every trade with an unknown outcome ended as `assumed`. */
export function replayRun({ rules, turns, trades }: ReplayInput, assumed: 'won' | 'lost'): ReplayedVerdict[] {
  const run = new ReplayRun(rules, assumed)
  const judged = new Set(turns.flatMap(({ signals }) => signals.map(({ signal }) => signal.id)))
  run.begin(trades.filter(({ signalId }) => !judged.has(signalId)))
  const bySignal = new Map(trades.map((trade) => [trade.signalId, trade]))
  return turns.flatMap((turn) => turn.signals.map((one) => run.judge(turn, one, bySignal.get(one.signal.id) ?? null)))
}

/** Whether a refusal comes from a check that reads trades, money or leases. */
export function isAboutTrades(code: RefusalCode): boolean {
  return gateCheckIds.indexOf(gateCheckOf(code)) >= firstCheckOfTrades
}

class ReplayRun {
  readonly #rules: TradingSettings
  readonly #assumed: 'won' | 'lost'
  readonly #before = new ReplayState()
  readonly #after = new ReplayState()
  #hasDiverged = false
  #guessedEndsMs = Number.POSITIVE_INFINITY

  constructor(rules: TradingSettings, assumed: 'won' | 'lost') {
    this.#rules = rules
    this.#assumed = assumed
  }

  /** Takes trades whose signals are not judged again; they stay as they were. */
  begin(trades: readonly TradeRecord[]): void {
    for (const trade of trades) if (trade.state !== 'rejected') this.#keep(trade)
  }

  judge(turn: TurnRecord, one: JudgedSignal, trade: TradeRecord | null): ReplayedVerdict {
    this.#before.goTo(turn.nowMs)
    this.#after.goTo(turn.nowMs)
    const verdict = this.#verdictOf(turn, one)
    const placed = one.verdict.kind === 'accept' && trade !== null && trade.state !== 'rejected' ? trade : null
    if (this.#isUnknowable(verdict, one, turn.nowMs)) {
      if (placed !== null) this.#before.add(placed, recordedEnd(placed))
      this.#hasDiverged = true
      return { kind: 'unknown' }
    }
    if (verdict.kind === 'refuse') {
      if (placed !== null) this.#before.add(placed, recordedEnd(placed))
      this.#hasDiverged ||= placed !== null
      return verdict
    }
    const { stakeCents, expiryCandles } = verdict
    // What the broker refused then, it would have refused now.
    if (trade !== null && placed === null) return { kind: 'accept', stakeCents, expiryCandles, end: null }
    return {
      kind: 'accept',
      stakeCents,
      expiryCandles,
      end: this.#accept(one, verdict, { placed, nowMs: turn.nowMs }),
    }
  }

  #verdictOf({ nowMs, charts, slots }: TurnRecord, { signal, context }: JudgedSignal): Verdict {
    const { chart } = signal
    const states = { before: this.#before, after: this.#after }
    const shifted = this.#hasDiverged ? shiftContext(context, { symbol: chart.symbol, nowMs }, states) : context
    const slotStatus = chooseCharts(charts, this.#rules.favorites, slots).get(chart.key) ?? {
      kind: 'not_favorite',
    }
    return judgeSignal(signal, { ...shifted, nowMs, settings: this.#rules, slotStatus })
  }

  #isUnknowable(verdict: Verdict, { context }: JudgedSignal, nowMs: number): boolean {
    if (verdict.kind === 'refuse' && !isAboutTrades(verdict.code)) return false
    // Only the results decide which step of a ladder comes next.
    if (hasLadder(this.#rules) && nowMs >= this.#guessedEndsMs) return true
    // The server might have given another lease for the trades that were placed in addition.
    if (verdict.kind === 'accept' || gateCheckOf(verdict.code) !== 'lease') return false
    return chooseLease({ ...context.leases, nowMs }).kind === 'lease'
  }

  /** Places the trade and answers its end, as far as it is known. */
  #accept(one: JudgedSignal, verdict: Accepted, { placed, nowMs }: { placed: TradeRecord | null; nowMs: number }) {
    const { stakeCents, expiryCandles, planId } = verdict
    const isSameExpiry = one.verdict.kind === 'accept' && one.verdict.expiryCandles === expiryCandles
    if (placed !== null && isSameExpiry) {
      const end = scaledEnd(recordedEnd(placed), stakeCents / placed.stakeCents)
      this.#before.add(placed, recordedEnd(placed))
      this.#after.add({ ...placed, stakeCents, planId }, end)
      this.#hasDiverged ||= placed.stakeCents !== stakeCents || (placed.planId ?? null) !== planId
      return end
    }
    if (placed !== null) this.#before.add(placed, recordedEnd(placed))
    const trade = newTrade(one, verdict, nowMs)
    this.#after.add(trade, this.#guess(trade))
    this.#hasDiverged = true
    this.#guessedEndsMs = Math.min(this.#guessedEndsMs, trade.expiresAtMs)
    return null
  }

  #guess({ stakeCents, payoutPct, expiresAtMs }: TradeRecord): ReplayEnd {
    return this.#assumed === 'won'
      ? {
          atMs: expiresAtMs,
          result: 'won',
          profitCents: Math.round((stakeCents * payoutPct) / 100),
        }
      : { atMs: expiresAtMs + endKnownMsMax, result: 'lost', profitCents: -stakeCents }
  }

  #keep(trade: TradeRecord): void {
    this.#before.add(trade, recordedEnd(trade))
    this.#after.add(trade, recordedEnd(trade))
  }
}

function newTrade({ signal, context }: JudgedSignal, verdict: Accepted, nowMs: number): TradeRecord {
  const accountCurrency: AccountCurrency = context.purse ?? { account: 'paper', currency: 'USD' }
  const broker = { id: 'paper', ...accountCurrency } as const
  const incoming = { signal, answer: () => undefined }
  return intendTrade(incoming, verdict, { id: `replay ${signal.id}`, nowMs, broker }).trade
}

/** The same price decided; only the amount differs. */
function scaledEnd(end: ReplayEnd | null, factor: number): ReplayEnd | null {
  return end === null ? null : { ...end, profitCents: Math.round(end.profitCents * factor) }
}

/** Whether a stake may depend on results: by the general plan or by that of a chart. */
function hasLadder({ moneyPlan, favorites }: TradingSettings): boolean {
  const own = favorites === 'first' ? [] : favorites.map((favorite) => favorite.moneyPlan)
  return [moneyPlan, ...own].some((plan) => plan?.kind === 'ladder')
}
