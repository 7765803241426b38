import type { TradeRecord } from '@stratomate/engine/orders/trade-record'

/** How long each stage of a trade took, whole milliseconds; null for a stage that was not reached. */
export type StageLatencies = {
  /** From the Expert Advisor to this app. */
  signalToAppMs: number
  /** The checks and the journal, until the order was sent. */
  appToOrderMs: number | null
  /** Until the broker had accepted it. */
  orderToBrokerMs: number | null
}

type Stamps = Pick<TradeRecord, 'signalAtMs' | 'receivedAtMs' | 'sentAtMs' | 'acknowledgedAtMs'>

export function stageLatencies({ signalAtMs, receivedAtMs, sentAtMs, acknowledgedAtMs }: Stamps): StageLatencies {
  return {
    signalToAppMs: between(signalAtMs, receivedAtMs),
    appToOrderMs: sentAtMs === null ? null : between(receivedAtMs, sentAtMs),
    orderToBrokerMs: sentAtMs === null || acknowledgedAtMs === null ? null : between(sentAtMs, acknowledgedAtMs),
  }
}

/** Never below zero: clocks of two programs may differ by a little. */
function between(fromMs: number, toMs: number): number {
  return Math.max(0, Math.round(toMs - fromMs))
}
