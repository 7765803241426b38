import type { RefusalCode } from '@stratomate/contracts'
import { type GateContext, judgeSignal } from './gate.ts'
import type { ConnectedChart, Signal } from '../ports.ts'

const sides = ['buy', 'sell'] as const

/**
 * Why even a perfect signal of a chart would be refused now: a fresh one, of the last candle, at the broker's own
 * price, in either direction. Null when one would be traded. `contextOf` answers what the gate checks at this moment.
 */
export function judgeDryRun(
  chart: ConnectedChart,
  { nowMs, lastBarS }: { nowMs: number; lastBarS: number | null },
  contextOf: (signal: Signal) => GateContext,
): RefusalCode | null {
  const barTimeS = lastBarS ?? Math.floor(nowMs / 1_000)
  const stamps = { emittedAtMs: nowMs, receivedAtMs: nowMs }
  let code: RefusalCode | null = null
  for (const side of sides) {
    const signal: Signal = { id: '', chart, side, barTimeS, price: 1, ...stamps }
    const context = { ...contextOf(signal), lastClosedBarS: barTimeS }
    const price = context.quote.kind === 'offered' ? (context.quote.spot ?? 1) : 1
    const verdict = judgeSignal({ ...signal, price }, context)
    if (verdict.kind === 'accept') return null
    // The reason for the other direction helps more than that one direction is switched off.
    if (code === null || code === 'direction_off') code = verdict.code
  }
  return code
}
