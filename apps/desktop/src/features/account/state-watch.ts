import type { DesktopState } from '@stratomate/contracts'
import { reportPausesMs } from '#desktop/adapters/server-api/reporter.ts'

/**
 * Notices when there is something to report before the next regular report of the app's state. A terminal that keeps
 * reconnecting causes no more reports than `reportPausesMs` allows.
 */
export class StateWatch {
  #known: string | null = null
  #notifiedAtMs = Number.NEGATIVE_INFINITY

  /** Whether the state differs from the one at the last answer of true; the first state is part of the first report. */
  isNews(state: DesktopState, nowMs: number): boolean {
    const seen = lookOf(state)
    if (this.#known === null) this.#known = seen
    if (seen === this.#known || nowMs - this.#notifiedAtMs < reportPausesMs.state) return false
    this.#known = seen
    this.#notifiedAtMs = nowMs
    return true
  }
}

/** Balances change with every trade, and each trade is reported anyway. */
function lookOf({ broker: { balanceCents: _balance, ...broker }, ...state }: DesktopState): string {
  return JSON.stringify({ ...state, broker })
}
