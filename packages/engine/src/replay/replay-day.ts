import type { Side } from '@stratomate/contracts'
import { isAboutTrades, type ReplayedVerdict, replayRun } from './replay-run.ts'
import { recordedEnd } from './replay-state.ts'
import type { ReplayDecision, ReplayInput } from './replay-values.ts'
import { type ReplayAccount, replayAccounts, type ReplayTotals, replayTotals } from './replay-totals.ts'
import type { AccountCurrency, TradeRecord } from '../orders/trade-record.ts'
import type { JudgedSignal } from '../orders/turn-record.ts'

export type ReplayedSignal = {
  readonly signalId: string
  readonly atMs: number
  readonly symbol: string
  readonly timeframeS: number
  readonly indicatorId: string
  readonly side: Side
  /** The account whose money a trade of it used, or would have used. */
  readonly accountCurrency: AccountCurrency
  readonly before: ReplayDecision
  readonly after: ReplayDecision
  readonly isDifferent: boolean
}

export type DayReplay = {
  readonly signals: readonly ReplayedSignal[]
  readonly different: number
  readonly before: ReplayTotals
  readonly after: ReplayTotals
  readonly accounts: readonly ReplayAccount[]
}

/**
 * Judges the recorded signals of a day again, with other rules. The circumstances are taken as recorded; what follows
 * from trades is shifted by the trades that were not placed or placed in addition. Unknown outcomes are not guessed:
 * the day is replayed once as if all of them were won and once as if all were lost, and what then differs stays
 * undecided, together with everything after it that depends on trades. The same rules give no difference.
 */
export function replayDay(input: ReplayInput): DayReplay {
  const best = replayRun(input, 'won')
  const worst = replayRun(input, 'lost')
  const trades = new Map(input.trades.map((trade) => [trade.signalId, trade]))
  let isSure = true
  const signals = input.turns
    .flatMap(({ nowMs, signals: judged }) => judged.map((one) => ({ nowMs, one })))
    .map(({ nowMs, one }, index): ReplayedSignal => {
      const trade = trades.get(one.signal.id) ?? null
      const before = decisionThen(one, trade)
      const agreed = agreedVerdict(best[index], worst[index])
      isSure &&= agreed !== null
      const after = isSure || isOfNoTrade(agreed) ? decisionNow(agreed, trade) : undecided
      return {
        ...signalFields(one, nowMs),
        accountCurrency: accountCurrencyOf(one, trade),
        before,
        after,
        isDifferent: !isSame(before, after),
      }
    })
  return {
    signals,
    different: signals.filter(({ isDifferent }) => isDifferent).length,
    before: replayTotals(signals.map(({ before }) => before)),
    after: replayTotals(signals.map(({ after }) => after)),
    accounts: replayAccounts(signals),
  }
}

const undecided: ReplayDecision = { kind: 'undecided' }

function signalFields({ signal }: JudgedSignal, atMs: number) {
  const { symbol, timeframeS, indicatorId } = signal.chart
  return { signalId: signal.id, atMs, symbol, timeframeS, indicatorId, side: signal.side }
}

/** Records from before it was noted are of the account that was there then. */
const formerAccountCurrency: AccountCurrency = { account: 'paper', currency: 'USD' }

function accountCurrencyOf({ context }: JudgedSignal, trade: TradeRecord | null): AccountCurrency {
  if (trade === null) return context.purse ?? formerAccountCurrency
  return { account: trade.account, currency: trade.currency }
}

function decisionThen({ verdict }: JudgedSignal, trade: TradeRecord | null): ReplayDecision {
  if (verdict.kind === 'refuse') return { kind: 'refused', code: verdict.code }
  if (trade?.state === 'rejected') return { kind: 'refused', code: trade.reason ?? 'broker_refused' }
  const end = trade === null ? null : recordedEnd(trade)
  const outcome = end === null ? null : { result: end.result, profitCents: end.profitCents }
  return {
    kind: 'traded',
    stakeCents: verdict.stakeCents,
    expiryCandles: verdict.expiryCandles,
    outcome,
  }
}

/** The result on which both runs of the day agree; null when they do not, or one is unknown. */
function agreedVerdict(
  best: ReplayedVerdict | undefined,
  worst: ReplayedVerdict | undefined,
): Exclude<ReplayedVerdict, { kind: 'unknown' }> | null {
  if (best?.kind === 'refuse') return worst?.kind === 'refuse' && best.code === worst.code ? best : null
  if (best?.kind !== 'accept' || worst?.kind !== 'accept') return null
  const isAlike = best.stakeCents === worst.stakeCents && best.expiryCandles === worst.expiryCandles
  return isAlike ? best : null
}

/** Refused before the gate reads any trade. */
function isOfNoTrade(agreed: ReturnType<typeof agreedVerdict>): boolean {
  return agreed?.kind === 'refuse' && !isAboutTrades(agreed.code)
}

function decisionNow(agreed: ReturnType<typeof agreedVerdict>, trade: TradeRecord | null): ReplayDecision {
  if (agreed === null) return undecided
  if (agreed.kind === 'refuse') return { kind: 'refused', code: agreed.code }
  if (trade?.state === 'rejected') return { kind: 'refused', code: trade.reason ?? 'broker_refused' }
  const { stakeCents, expiryCandles, end } = agreed
  const outcome = end === null ? null : { result: end.result, profitCents: end.profitCents }
  return { kind: 'traded', stakeCents, expiryCandles, outcome }
}

function isSame(before: ReplayDecision, after: ReplayDecision): boolean {
  if (before.kind === 'refused') return after.kind === 'refused' && after.code === before.code
  if (before.kind !== 'traded' || after.kind !== 'traded') return false
  return before.stakeCents === after.stakeCents && before.expiryCandles === after.expiryCandles
}
