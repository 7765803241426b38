import { ChartRegistry } from '@stratomate/engine/charts/chart-registry'
import type { ExecutionDependencies } from '@stratomate/engine/orders/execution-dependencies'
import { noLossLimits } from '@stratomate/engine/limits/loss-limits'
import { tradingDefaults } from '@stratomate/engine/gate/trading-settings'

/** Dependencies of an engine for a test: without charts, entitlement or leases; the journal keeps nothing. */
export function executionDependenciesOf(
  own: Pick<ExecutionDependencies, 'broker' | 'ledger'> & Partial<ExecutionDependencies>,
): ExecutionDependencies {
  return {
    journal: { commit() {}, note() {}, hasSignal: () => false, tradesSince: () => [] },
    leases: { leases: () => [], exhaustedDay: () => null, hasInvalid: () => false },
    charts: new ChartRegistry(),
    settings: tradingDefaults,
    lossLimits: () => noLossLimits,
    log: { info() {}, warn() {}, error() {} },
    account: () => 'no_entitlement',
    isClockSetBack: () => false,
    clockOffMs: () => 0,
    repaintProofs: () => 0,
    repaintedSignals: () => 0,
    now: Date.now,
    schedule: { afterTurn() {}, soon() {}, later() {} },
    idOf: (purpose, { id }) => `${purpose} of ${id}`,
    changed() {},
    ...own,
  }
}
