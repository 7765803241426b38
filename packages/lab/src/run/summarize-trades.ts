import type { LabTrade, RunResult } from '../lab-rule.ts'

/** What trades have brought, in the order of their ends. */
export function summarizeTrades(trades: readonly LabTrade[]): Omit<RunResult, 'refused' | 'openAtEnd'> {
  let [won, lost, ties] = [0, 0, 0]
  let [netCents, peakCents, drawdownCents] = [0, 0, 0]
  let [lossRun, lossRunLongest] = [0, 0]
  for (const { result, profitCents } of trades) {
    if (result > 0) won += 1
    else if (result < 0) lost += 1
    else ties += 1
    netCents += profitCents
    peakCents = Math.max(peakCents, netCents)
    drawdownCents = Math.max(drawdownCents, peakCents - netCents)
    // A tie neither breaks nor lengthens a run.
    if (result !== 0) lossRun = result < 0 ? lossRun + 1 : 0
    lossRunLongest = Math.max(lossRunLongest, lossRun)
  }
  return { trades, won, lost, ties, netCents, drawdownCents, lossRunLongest }
}
