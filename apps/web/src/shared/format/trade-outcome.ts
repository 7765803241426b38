import type { AccountKind, Side, Trade } from '@stratomate/contracts/trading/schemas'
import { catalogue } from '@stratomate/indicators/catalogue/catalogue'

const indicatorNames: ReadonlyMap<string, string> = new Map(catalogue.map(({ id, name }) => [id, name]))

/** The name that people know an indicator by; an id that the catalogue does not hold is shown as it is. */
export function indicatorName(indicatorId: string): string {
  return indicatorNames.get(indicatorId) ?? indicatorId
}

/** Whether the indicator of a chart is one of the catalogue, whose rule can be read and tested. */
export function isKnownIndicator(indicatorId: string): boolean {
  return indicatorNames.has(indicatorId)
}

/** What the broker calls the direction of an order. */
export const orderLabels = { buy: 'CALL', sell: 'PUT' } as const satisfies Record<Side, string>

export const accountLabels = { paper: 'Paper', demo: 'Demo', live: 'Live' } as const satisfies Record<
  AccountKind,
  string
>

/** The timeframe as the terminal writes it: `M1`, `H4`, `D1`; odd ones in seconds. */
export function timeframeName(timeframeS: number): string {
  if (timeframeS % 86_400 === 0) return `D${timeframeS / 86_400}`
  if (timeframeS % 3_600 === 0) return `H${timeframeS / 3_600}`
  if (timeframeS % 60 === 0) return `M${timeframeS / 60}`
  return `S${timeframeS}`
}

/** Milliseconds from the signal's emission to the sending of its order; never below zero. */
export function signalToOrderMs(trade: Pick<Trade, 'signalAt' | 'sentAt'>): number {
  return Math.max(0, Date.parse(trade.sentAt) - Date.parse(trade.signalAt))
}

export type TradeOutcome =
  | { kind: 'sending' | 'rejected' | 'unknown' }
  | { kind: 'open'; expiresAt: string; sentAt: string }
  | { kind: 'settled'; word: 'Won' | 'Lost' | 'Tie'; profitCents: number | null }

const resultLabels = { won: 'Won', lost: 'Lost', tie: 'Tie' } as const

/** What became of a trade, as far as it is known. */
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

/** What was ordered; a trade that was placed before its candle had closed says so wherever it is named. */
export function orderText({ side, isUnconfirmed }: Pick<Trade, 'side' | 'isUnconfirmed'>): string {
  return isUnconfirmed ? `${orderLabels[side]} (unconfirmed)` : orderLabels[side]
}
