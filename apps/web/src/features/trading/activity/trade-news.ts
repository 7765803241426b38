import type { Trade } from '@stratomate/contracts/trading/schemas'
import { describeOutcome } from '#web/features/trading/charts/describe-chart.ts'
import { orderLabels, timeframeName } from '@stratomate/domain/trading/trade-names'
import { tradeOutcome } from '#web/shared/format/trade-outcome.ts'

/**
 * A sentence about what has changed since the list was last seen; null when no trade was opened or settled. Expects the
 * newest trade first; of several it reports the newest.
 */
export function tradeNews(before: readonly Trade[], now: readonly Trade[]): string | null {
  const states = new Map(before.map(({ id, state }) => [id, state]))
  const changed = now.find((trade) => states.get(trade.id) !== trade.state && isWorthTelling(trade))
  if (changed === undefined) return null
  const chart = `${changed.symbol} ${timeframeName(changed.timeframeS)}`
  const isOpen = tradeOutcome(changed).kind === 'open'
  return `${chart}: ${isOpen ? `${orderLabels[changed.side]} opened` : describeOutcome(changed)}`
}

function isWorthTelling(trade: Trade): boolean {
  return ['open', 'settled', 'rejected'].includes(tradeOutcome(trade).kind)
}
