import { type tradeAccounts, tradeAccountText } from '@stratomate/domain/brokers/trade-accounts'
import type { LogRow } from './alert-rows.ts'
import { outcomeLabel } from '../shown/outcome-label.ts'
import { refusalMessage, asSentence } from '../shown/refusal-message.ts'
import { formatExactClock, formatStake, signalLabels, timeframeName } from '../shown/format.ts'

type TradeAccounts = ReturnType<typeof tradeAccounts>

/** The decision about a signal and its reason; with which account it was traded where `accounts` are several. */
export function decisionText(alert: LogRow, accounts: TradeAccounts = 'one'): string {
  if (alert.kind === 'changed') return alert.words
  if (alert.kind === 'traded') {
    const early = alert.isUnconfirmed ? ' before the close, unconfirmed' : ''
    const where = accounts === 'one' ? '' : ` At ${tradeAccountText(alert.trade)}.`
    return `Traded ${formatStake(alert.trade.stakeCents, alert.trade.currency)}${early}. ${outcomeLabel(alert.trade)}.${where}`
  }
  const { sentence } = refusalMessage(alert.code)
  return alert.pausedReason === null ? sentence : `${sentence} ${asSentence(alert.pausedReason)}`
}

/** A row as text, for copying. */
export function alertText(row: LogRow, accounts: TradeAccounts): string {
  const { atMs, symbol, timeframeS } = row
  const signal = row.kind === 'changed' ? ['', ''] : [row.indicator, signalLabels[row.side]]
  return [
    formatExactClock(atMs),
    `${symbol} ${timeframeName(timeframeS)}`,
    ...signal,
    decisionText(row, accounts),
  ].join('\t')
}
