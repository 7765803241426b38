import { type tradeAccounts, tradeAccountText } from '@stratomate/domain/brokers/trade-accounts'
import type { LogRow } from './alert-rows.ts'
import { outcomeLabel } from '../shown/outcome-label.ts'
import { refusalMessage, asSentence } from '../shown/refusal-message.ts'
import { formatExactClock, formatStake, signalLabels, timeframeName } from '../shown/format.ts'
import { t } from '../language/t.ts'
import { saidInLanguage } from '@stratomate/ui/language/said-in-language'

type TradeAccounts = ReturnType<typeof tradeAccounts>

/** The decision about a signal and its reason, with its account when there are several `accounts`. */
export function decisionText(alert: LogRow, accounts: TradeAccounts = 'one'): string {
  if (alert.kind === 'changed') return saidInLanguage(alert.words)
  if (alert.kind === 'traded') {
    const { stakeCents, currency } = alert.trade
    const slots = { stake: formatStake(stakeCents, currency), outcome: outcomeLabel(alert.trade) }
    const traded = alert.isUnconfirmed
      ? t('Traded {stake} before the close, unconfirmed. {outcome}.', slots)
      : t('Traded {stake}. {outcome}.', slots)
    return accounts === 'one'
      ? traded
      : `${traded} ${t('At {account}.', { account: saidInLanguage(tradeAccountText(alert.trade)) })}`
  }
  const { sentence } = refusalMessage(alert.code)
  return alert.pausedReason === null ? sentence : `${sentence} ${asSentence(alert.pausedReason)}`
}

/** A row as text, for copying. */
export function alertText(row: LogRow, accounts: TradeAccounts): string {
  const { atMs, symbol, timeframeS } = row
  const signal = row.kind === 'changed' ? ['', ''] : [saidInLanguage(row.indicator), t(signalLabels[row.side])]
  return [
    formatExactClock(atMs),
    `${symbol} ${timeframeName(timeframeS)}`,
    ...signal,
    decisionText(row, accounts),
  ].join('\t')
}
