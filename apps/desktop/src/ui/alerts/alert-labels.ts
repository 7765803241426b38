import type { WindowTrade } from '@stratomate/contracts/desktop-window/state'
import type { LogRow } from './alert-rows.ts'
import { asSentence } from '../shown/as-sentence.ts'
import { refusalMessage } from '../shown/refusal-message.ts'
import { formatExactClock, formatResult, formatStake, signalLabels, timeframeName } from '../shown/format.ts'

const resultLabels = { won: 'Won', lost: 'Lost', tie: 'Tie' } as const

/** What became of a trade, in a few words. */
export function outcomeLabel(trade: WindowTrade): string {
  switch (trade.state) {
    case 'intended':
    case 'sent':
      return 'Sending'
    case 'placed':
      return 'Open'
    case 'settled':
      if (trade.result === null) return 'Ended'
      return `${resultLabels[trade.result]} ${formatResult(trade.profitCents ?? 0, trade.currency)}`
    case 'rejected':
      return 'Not placed by the broker'
    case 'unknown':
      return 'Unclear, asking the broker'
    default:
      return trade.state satisfies never
  }
}

/** The decision about a signal and its reason. */
export function decisionText(alert: LogRow): string {
  if (alert.kind === 'changed') return alert.words
  if (alert.kind === 'traded') {
    return `Traded ${formatStake(alert.trade.stakeCents, alert.trade.currency)}. ${outcomeLabel(alert.trade)}.`
  }
  const { sentence } = refusalMessage(alert.code)
  return alert.pausedReason === null ? sentence : `${sentence} ${asSentence(alert.pausedReason)}`
}

/** A row as text, for copying. */
export function alertText(row: LogRow): string {
  const { atMs, symbol, timeframeS } = row
  const signal = row.kind === 'changed' ? ['', ''] : [row.indicator, signalLabels[row.side]]
  return [formatExactClock(atMs), `${symbol} ${timeframeName(timeframeS)}`, ...signal, decisionText(row)].join('\t')
}
