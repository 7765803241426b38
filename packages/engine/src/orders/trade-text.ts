import type { TradeRecord } from './trade-record.ts'

const resultLabels = { won: 'won', lost: 'lost', tie: 'tied' } as const

/** What happened to a trade, in one line for people. */
export function tradeText(trade: TradeRecord): string {
  const { symbol, side, stakeCents, currency, result, profitCents, acknowledgedAtMs, signalAtMs } = trade
  if (result !== null && profitCents !== null)
    return `${symbol} ${side} ${resultLabels[result]} ${money(profitCents, currency)}.`
  const ms = Math.max(0, Math.round((acknowledgedAtMs ?? signalAtMs) - signalAtMs))
  return `${symbol} ${side} for ${(stakeCents / 100).toFixed(2)} ${currency} accepted by the broker ${ms} ms after the signal.`
}

function money(cents: number, currency: string): string {
  return `${cents < 0 ? '−' : '+'}${(Math.abs(cents) / 100).toFixed(2)} ${currency}`
}

/** The message when the connection to a broker is lost: to the chosen one, or to one that was chosen before. */
export const lostMessages = {
  present: 'The broker is not connected, and new signals are refused until it is back',
  former: 'A broker that still has open trades is not connected; they are compared when it is back',
} as const
