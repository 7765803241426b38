import type { AccountKind, Side } from '@stratomate/contracts/trading/schemas'

/** The broker's word for the direction of an order. */
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
