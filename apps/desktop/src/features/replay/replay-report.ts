import { refusalCatalogue } from '@stratomate/contracts'
import type { DayReplay, ReplayedSignal } from '@stratomate/engine/replay/replay-day'
import type { ReplayDecision } from '@stratomate/engine/replay/replay-values'
import type { ReplayAccount, ReplayMoney, ReplayTotals } from '@stratomate/engine/replay/replay-totals'
import { csvOf } from '#desktop/platform/files/csv-of.ts'

const columns = [
  'time_utc',
  'symbol',
  'timeframe_s',
  'indicator',
  'side',
  'differs',
  'before',
  'after',
  'stake_then',
  'stake_now',
  'result_then',
  'result_now',
  'profit_then',
  'profit_now',
  'account',
  'currency',
] as const

/** What would have been different, for people: a line for each signal with another decision, then the sums. */
export function replayText(day: string, { signals, different, before, after, accounts }: DayReplay): string[] {
  const lines = signals.filter(({ isDifferent }) => isDifferent).map(signalText)
  return [
    `${day} (UTC): ${signals.length} signals judged again, ${different} decided differently.`,
    ...lines,
    `Then: ${totalsText(before)}.`,
    `Now:  ${totalsText(after)}.`,
    ...accounts.map(accountText),
    ...(after.unknown > 0
      ? ['Trades with an unknown outcome were not placed, not in this way, or have not ended.']
      : []),
    ...(after.undecided > 0
      ? ['Undecided signals depend on such an outcome, or on what the server would have said.']
      : []),
  ]
}

/** One line for each signal, for spreadsheets. */
export function replayCsv({ signals }: DayReplay): string {
  return csvOf([columns, ...signals.map(rowOf)])
}

function rowOf({
  atMs,
  symbol,
  timeframeS,
  indicatorId,
  side,
  isDifferent,
  before,
  after,
  accountCurrency,
}: ReplayedSignal) {
  const time = new Date(atMs).toISOString()
  const pairs = [stakeOf, resultOf, profitOf].flatMap((read) => [read(before), read(after)])
  const differs = isDifferent ? 'yes' : 'no'
  const reasons = [reasonText(before), reasonText(after)]
  const { account, currency } = accountCurrency
  return [time, symbol, timeframeS, indicatorId, side, differs, ...reasons, ...pairs, account, currency]
}

function signalText({ atMs, symbol, timeframeS, indicatorId, side, before, after }: ReplayedSignal): string {
  const time = new Date(atMs).toISOString().slice(11, 19)
  return `${time} ${symbol} ${timeframeS} s ${indicatorId} ${side}: ${decisionText(before)} → ${decisionText(after)}`
}

function decisionText(decision: ReplayDecision): string {
  if (decision.kind !== 'traded') return reasonText(decision)
  const { stakeCents, expiryCandles, outcome } = decision
  const end = outcome === null ? 'outcome unknown' : `${outcome.result}, ${money(outcome.profitCents)}`
  return `traded for ${money(stakeCents)} over ${expiryCandles} candles (${end})`
}

function reasonText(decision: ReplayDecision): string {
  switch (decision.kind) {
    case 'traded':
      return 'traded'
    case 'refused':
      return `not traded: ${refusalCatalogue[decision.code].sentence}`
    case 'undecided':
      return 'undecided'
    default:
      return decision satisfies never
  }
}

function totalsText({ trades, won, lost, tied, unknown, undecided }: ReplayTotals): string {
  const ends = `${won} won, ${lost} lost, ${tied} tied, ${unknown} unknown`
  const rest = undecided === 0 ? '' : `; ${undecided} signals undecided`
  return `${trades} trades (${ends})${rest}`
}

function accountText({ account, currency, before, after }: ReplayAccount): string {
  const words = ({ stakeCents, profitCents }: ReplayMoney): string =>
    `stakes ${money(stakeCents)}, known result ${money(profitCents)}`
  return `${account} ${currency}: then ${words(before)}; now ${words(after)}.`
}

function stakeOf(decision: ReplayDecision): number | null {
  return decision.kind === 'traded' ? decision.stakeCents / 100 : null
}

function resultOf(decision: ReplayDecision): string | null {
  return decision.kind === 'traded' ? (decision.outcome?.result ?? 'unknown') : null
}

function profitOf(decision: ReplayDecision): number | null {
  return decision.kind === 'traded' && decision.outcome !== null ? decision.outcome.profitCents / 100 : null
}

function money(cents: number): string {
  return (cents / 100).toFixed(2)
}
