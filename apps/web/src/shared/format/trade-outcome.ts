import type { Trade } from '@stratomate/contracts/trading/schemas'
import { orderLabels } from '@stratomate/domain/trading/trade-names'

/** Milliseconds from the signal's emission until its order was sent; never below zero. */
export function signalToOrderMs(trade: Pick<Trade, 'signalAt' | 'sentAt'>): number {
  return Math.max(0, Date.parse(trade.sentAt) - Date.parse(trade.signalAt))
}

export type TradeOutcome =
  | { kind: 'sending' | 'rejected' | 'unknown' }
  | { kind: 'open'; expiresAt: string; sentAt: string }
  | { kind: 'settled'; word: 'Won' | 'Lost' | 'Tie'; profitCents: number | null }

const resultLabels = { won: 'Won', lost: 'Lost', tie: 'Tie' } as const

/** The outcome of a trade, as far as it is known. */
export function tradeOutcome(trade: Trade): TradeOutcome {
  switch (trade.state) {
    case 'intended':
      return { kind: 'sending' }
    case 'placed':
      return { kind: 'open', expiresAt: trade.expiresAt, sentAt: trade.sentAt }
    case 'settled':
      if (trade.result === null) return { kind: 'unknown' }
      return { kind: 'settled', word: resultLabels[trade.result], profitCents: trade.profitCents }
    case 'rejected':
      return { kind: 'rejected' }
    case 'unknown':
      return { kind: 'unknown' }
    default:
      return trade.state satisfies never
  }
}

/** The order in words. A trade that was placed before its candle had closed always says so. */
export function orderText({ side, isUnconfirmed }: Pick<Trade, 'side' | 'isUnconfirmed'>): string {
  return isUnconfirmed ? `${orderLabels[side]} (unconfirmed)` : orderLabels[side]
}
