import { RepaintedSignals } from '@stratomate/engine/charts/repainted-signals'
import { RepaintWatch } from '@stratomate/engine/charts/repaint-watch'
import type { ConnectedChart } from '@stratomate/engine/ports'

export const repaintsNote = 'repaints'
export const repaintedSignalsNote = 'repainted_signals'

/** Repaints of indicators, and of the last signals of each chart; both are kept over restarts. */
export function keepRepaints({ readNote }: { readNote(key: string): string | null }) {
  const repaints = new RepaintWatch(readNote(repaintsNote))
  const repaintedSignals = new RepaintedSignals(readNote(repaintedSignalsNote))
  return {
    repaints,
    repaintedSignals,
    /** What the gate needs to know of them. */
    asked: {
      repaintProofs: (indicator: string) => repaints.proofs(indicator),
      repaintedSignals: (chart: ConnectedChart) => repaintedSignals.count(chart).repainted,
    },
  }
}
