import type { RefusalCode } from '@stratomate/contracts'
import type { Limit } from '@stratomate/domain'
import type { GateDependencies } from '../gate/gate-context.ts'
import type { GateContext, Verdict } from '../gate/gate.ts'
import type { ConnectedChart, Signal } from '../ports.ts'

/** What the gate said, without what can be read elsewhere. */
export type RecordedVerdict =
  | { readonly kind: 'accept'; readonly stakeCents: number; readonly expiryCandles: number }
  | { readonly kind: 'refuse'; readonly code: RefusalCode }

/** A signal with all that the gate looked at, but the rules of the person. */
export type JudgedSignal = {
  readonly signal: Signal
  readonly context: Omit<GateContext, 'nowMs' | 'settings' | 'slotStatus'>
  readonly verdict: RecordedVerdict
}

/** One turn of the engine as the journal keeps it, so that its signals can be judged again with other rules. */
export type TurnRecord = {
  readonly nowMs: number
  /** The charts that were connected, the oldest connection first, and how many of them the plan lets trade. */
  readonly charts: readonly Pick<ConnectedChart, 'key' | 'symbol' | 'timeframeS'>[]
  readonly slots: Limit
  readonly signals: readonly JudgedSignal[]
}

export type Judged = { signal: Signal; context: GateContext; verdict: Verdict }

/** What is kept of a turn. Values are copied, because the stores that they come from keep changing. */
export function turnRecord(
  judged: readonly Judged[],
  { charts, account }: Pick<GateDependencies, 'charts' | 'account'>,
  nowMs: number,
): TurnRecord {
  const known = account()
  return {
    nowMs,
    charts: charts.connected().map(({ key, symbol, timeframeS }) => ({ key, symbol, timeframeS })),
    slots: typeof known === 'string' ? 0 : known.charts,
    signals: judged.map(judgedSignal),
  }
}

function judgedSignal({ signal, context, verdict }: Judged): JudgedSignal {
  const { nowMs: _now, settings: _settings, slotStatus: _slotStatus, ...rest } = context
  return {
    signal,
    context: { ...rest, today: { ...rest.today, results: [...rest.today.results] } },
    verdict: recorded(verdict),
  }
}

function recorded(verdict: Verdict): RecordedVerdict {
  if (verdict.kind === 'refuse') return verdict
  const { kind, stakeCents, expiryCandles } = verdict
  return { kind, stakeCents, expiryCandles }
}
