import type { RefusalCode } from '@stratomate/contracts'
import type { Limit } from '@stratomate/domain'
import type { ChartRegistry } from '@stratomate/engine/charts/chart-registry'
import type { TradingSettings } from '@stratomate/engine/gate/trading-settings'
import type { ExecutionEngine } from '@stratomate/engine/orders/execution-engine'

export type DryRunSource = {
  charts: Pick<ChartRegistry, 'connected' | 'slotStatus'>
  settingsStore: { trading(): TradingSettings }
  engine: Pick<ExecutionEngine, 'dryRun'>
}

/**
 * Why no signal of any favorite would be traded now, in the words of the first reason; null when one would be, and when
 * no favorite is connected. A window must not say that trading runs while nothing can become a trade.
 */
export function favoritesDryRun({ charts, settingsStore, engine }: DryRunSource, slots: Limit): RefusalCode | null {
  const { favorites } = settingsStore.trading()
  const codes = charts
    .connected()
    .filter((chart) => charts.slotStatus(chart, favorites, slots).kind === 'favorite')
    .map((chart) => engine.dryRun(chart))
  return codes.includes(null) ? null : (codes[0] ?? null)
}
