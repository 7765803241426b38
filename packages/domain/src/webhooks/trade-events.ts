import type { TradeState, WebhookEvent } from '@stratomate/contracts'

type TradeEvent = Extract<WebhookEvent, `trade.${string}`>

/** What a change of a trade's state reports; `before` is null for a trade that was unknown. */
export function tradeEventsOf(before: TradeState | null, after: TradeState): TradeEvent[] {
  const wasOpened = before === 'placed' || before === 'settled'
  const isOpened = after === 'placed' || after === 'settled'
  return [
    ...(isOpened && !wasOpened ? (['trade.opened'] as const) : []),
    ...(after === 'settled' && before !== 'settled' ? (['trade.settled'] as const) : []),
  ]
}
