import { type Refusal, refusalCatalogue } from '@stratomate/contracts'
import { groupByAccountCurrency } from '@stratomate/engine/orders/group-by-account-currency'
import type { AccountCurrency, TradeRecord } from '@stratomate/engine/orders/trade-record'
import { type StageLatencies, stageLatencies } from './stage-latencies.ts'
import { type Cell, csvOf } from '#desktop/platform/files/csv-of.ts'

type DayCounts = { trades: number; won: number; lost: number; tied: number; open: number }

/** The day of one account and currency. */
export type AccountSummary = AccountCurrency & DayCounts & { stakedCents: number; profitCents: number }

/** Trades are counted over all accounts; money of different accounts or currencies is never added. */
export type DaySummary = DayCounts & { refused: number; accounts: AccountSummary[] }

/** Shared settings that were taken over for a chart, or given back. `unclear`: the app ended in the middle. */
export type DayImport = {
  readonly atMs: number
  readonly symbol: string
  readonly timeframeS: number
  readonly state: 'applied' | 'undone' | 'undo' | 'unclear'
  readonly words: string
}

/**
 * The content of a day: the trades that were intended on it, the signals that were refused, the settings that were
 * imported.
 */
export type DayContent = {
  trades: readonly TradeRecord[]
  refusals: readonly Refusal[]
  imports: readonly DayImport[]
}

/** A trading day as the journal knows it; each trade with how long its stages took. */
export type DayReport = Omit<DayContent, 'trades'> & {
  day: string
  summary: DaySummary
  trades: readonly (TradeRecord & { latency: StageLatencies })[]
}

/** Sums up a day. Orders that never reached the broker are listed but not counted. */
export function dayReport(day: string, { trades, refusals, imports }: DayContent): DayReport {
  const counted = trades.filter(({ state }) => state !== 'rejected')
  const summary = { ...countsOf(counted), refused: refusals.length, accounts: accountsOf(counted) }
  const timed = trades.map((trade) => ({ ...trade, latency: stageLatencies(trade) }))
  return { day, summary, trades: timed, refusals, imports }
}

function countsOf(trades: readonly TradeRecord[]): DayCounts {
  const count = (result: TradeRecord['result']): number => trades.filter((trade) => trade.result === result).length
  return { trades: trades.length, won: count('won'), lost: count('lost'), tied: count('tie'), open: count(null) }
}

/** In the order in which they first appear on the day. */
function accountsOf(trades: readonly TradeRecord[]): AccountSummary[] {
  return groupByAccountCurrency(trades, (trade) => trade).map(({ accountCurrency, own }) => ({
    ...accountCurrency,
    ...countsOf(own),
    stakedCents: own.reduce((sum, { stakeCents }) => sum + stakeCents, 0),
    profitCents: own.reduce((sum, { profitCents }) => sum + (profitCents ?? 0), 0),
  }))
}

const columns = [
  'time_utc',
  'kind',
  'symbol',
  'timeframe_s',
  'indicator',
  'side',
  'stake',
  'currency',
  'payout_percent',
  'state',
  'result',
  'profit',
  'account',
  'reason',
  'broker',
  'broker_trade_id',
  'entry_price',
  'exit_price',
  'expires_utc',
  'signal_to_app_ms',
  'app_to_order_ms',
  'order_to_broker_ms',
] as const

/** The last columns of a line, which only trades have. */
const nothingOfTrade = [null, null, null, null, null, null, null, null]

/**
 * One line for each trade, each refusal and each import of settings, in the order of time, for spreadsheets (RFC 4180).
 */
export function dayCsv({ trades, refusals, imports }: DayReport): string {
  const rows = [...trades.map(rowOfTrade), ...refusals.map(rowOfRefusal), ...imports.map(rowOfImport)]
  const sorted = rows.toSorted(([one], [other]) => String(one).localeCompare(String(other)))
  return csvOf([columns, ...sorted])
}

const earlyMessage = 'Placed before the close of its candle, unconfirmed.'

function rowOfTrade(trade: DayReport['trades'][number]): Cell[] {
  const { symbol, timeframeS, indicatorId, side, stakeCents, currency, payoutPct, state, result, account } = trade
  const time = new Date(trade.intendedAtMs).toISOString()
  const profit = trade.profitCents === null ? null : trade.profitCents / 100
  const early = trade.isUnconfirmed === true ? earlyMessage : null
  const reason = trade.reason === null ? early : refusalCatalogue[trade.reason].sentence
  const money = [stakeCents / 100, currency, payoutPct]
  const { broker, brokerRef = null, entryPrice = null, exitPrice = null, latency } = trade
  const expires = new Date(trade.expiresAtMs).toISOString()
  const times = [latency.signalToAppMs, latency.appToOrderMs, latency.orderToBrokerMs]
  const known = [broker, brokerRef, entryPrice, exitPrice, expires, ...times]
  const outcome = [state, result, profit, account, reason]
  return [time, 'trade', symbol, timeframeS, indicatorId, side, ...money, ...outcome, ...known]
}

function rowOfRefusal({ at, symbol, timeframeS, indicatorId, side, code }: Refusal): Cell[] {
  const nothing = [null, null, null, null, null, null, null]
  return [
    at,
    'refusal',
    symbol,
    timeframeS,
    indicatorId,
    side,
    ...nothing,
    refusalCatalogue[code].sentence,
    ...nothingOfTrade,
  ]
}

function rowOfImport({ atMs, symbol, timeframeS, state, words }: DayImport): Cell[] {
  const time = new Date(atMs).toISOString()
  const change = [null, null, null, null, null, state, null, null, null, words]
  return [time, 'settings_import', symbol, timeframeS, ...change, ...nothingOfTrade]
}
