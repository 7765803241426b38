import type { RefusalCode, TradeResult } from '@stratomate/contracts'
import type { TradeRecord } from '../orders/trade-record.ts'
import type { TradingSettings } from '../gate/trading-settings.ts'
import type { TurnRecord } from '../orders/turn-record.ts'

/** `outcome` is null when it is unknown: the trade was never placed, or has not ended. */
export type ReplayDecision =
  | {
      readonly kind: 'traded'
      readonly stakeCents: number
      readonly expiryCandles: number
      readonly outcome: { readonly result: TradeResult; readonly profitCents: number } | null
    }
  | { readonly kind: 'refused'; readonly code: RefusalCode }
  /** It depends on the outcome of a trade that was never placed. */
  | { readonly kind: 'undecided' }

/** `turns` oldest first; `trades` are those of the day and of the days before that still mattered. */
export type ReplayInput = {
  readonly rules: TradingSettings
  readonly turns: readonly TurnRecord[]
  readonly trades: readonly TradeRecord[]
}
