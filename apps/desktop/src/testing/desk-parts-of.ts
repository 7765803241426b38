import { ChartBook } from '#desktop/engine/chart-book.ts'
import type { DeskParts } from '#desktop/engine/desk-parts.ts'
import { noLossLimits } from '#desktop/engine/loss-limits.ts'
import { tradingDefaults } from '#desktop/engine/trading-settings.ts'

/** A desk around the parts of a test: it has no charts, its journal forgets, and nothing holds it back. */
export function deskPartsOf(own: Pick<DeskParts, 'broker' | 'ledger'> & Partial<DeskParts>): DeskParts {
  return {
    journal: { commit() {}, note() {}, hasSignal: () => false, tradesSince: () => [] },
    leases: { leases: () => [], exhaustedDay: () => null, hasInvalid: () => false },
    charts: new ChartBook(),
    settings: tradingDefaults,
    lossLimits: () => noLossLimits,
    log: { info() {}, warn() {}, error() {} },
    account: () => 'no_entitlement',
    isClockSetBack: () => false,
    clockOffMs: () => 0,
    repaintProofs: () => 0,
    repaintedSignals: () => 0,
    now: Date.now,
    schedule: { afterTurn() {}, soon() {} },
    idOf: (purpose, signalId) => `${purpose} of ${signalId}`,
    changed() {},
    ...own,
  }
}
