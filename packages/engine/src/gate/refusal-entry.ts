import type { RefusalCode } from '@stratomate/contracts'
import type { JournalEntry, Signal } from '../ports.ts'

type Here = { id: string; nowMs: number; pausedReason: string | null }

/** The journal's entry for a signal that was not traded; the server gets only the refusal. */
export function refusalEntry(signal: Signal, code: RefusalCode, { id, nowMs, pausedReason }: Here): JournalEntry {
  const { chart, side, emittedAtMs, receivedAtMs, barTimeS, price, isUnconfirmed = false } = signal
  const { symbol, timeframeS, indicatorId } = chart
  const at = new Date(nowMs).toISOString()
  return {
    kind: 'refusal',
    refusal: { id, signalId: signal.id, symbol, timeframeS, indicatorId, side, code, candleTime: barTimeS, at },
    seen: {
      emittedAtMs,
      receivedAtMs,
      barTimeS,
      price,
      pausedReason: code === 'paused' ? pausedReason : null,
      ...(isUnconfirmed && { isUnconfirmed }),
    },
  }
}
