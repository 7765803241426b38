import type { RefusalCode } from '@stratomate/contracts'
import { type Limit, tradingDayOf } from '@stratomate/domain'
import type { GateDependencies } from '../gate/gate-context.ts'
import type { GateContext, Verdict } from '../gate/gate.ts'
import type { Broker, ConnectedChart, Signal } from '../ports.ts'

/** The gate's decision, without what can be read elsewhere. */
export type RecordedVerdict =
  | { readonly kind: 'accept'; readonly stakeCents: number; readonly expiryCandles: number }
  | { readonly kind: 'refuse'; readonly code: RefusalCode }

/** A signal with everything that the gate read, except the person's rules. */
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

/**
 * A turn as it is written: null for the charts when they are those of the turn before. The first turn of a day (UTC)
 * always has its own.
 */
export type WrittenTurn = Omit<TurnRecord, 'charts'> & { readonly charts: TurnRecord['charts'] | null }

type RecorderDependencies = Pick<GateDependencies, 'charts' | 'account'> & { broker: Pick<Broker, 'account'> }

export type Judged = { signal: Signal; context: GateContext; verdict: Verdict }

/** Writes turns, each with the charts only when they are not those of the turn before. */
export class TurnRecorder {
  readonly #dependencies: RecorderDependencies
  #written: { charts: readonly ConnectedChart[]; day: string } | null = null

  constructor(dependencies: RecorderDependencies) {
    this.#dependencies = dependencies
  }

  /** The stored form of a turn. Values are copied, because the stores that they come from keep changing. */
  record(judged: readonly Judged[], nowMs: number): WrittenTurn {
    const account = this.#dependencies.account(this.#dependencies.broker.account)
    const connected = this.#dependencies.charts.connected()
    const isAsBefore = this.#written?.charts === connected && this.#written.day === tradingDayOf(nowMs)
    return {
      nowMs,
      charts: isAsBefore ? null : connected.map(({ key, symbol, timeframeS }) => ({ key, symbol, timeframeS })),
      slots: typeof account === 'string' ? 0 : account.charts,
      signals: judged.map(judgedSignal),
    }
  }

  /** The turn is in the journal: the next one may refer to its charts. */
  keep(nowMs: number): void {
    this.#written = { charts: this.#dependencies.charts.connected(), day: tradingDayOf(nowMs) }
  }
}

/** The turns of a day with their charts, in the order in which they were written. */
export function wholeTurns(written: readonly WrittenTurn[]): TurnRecord[] {
  let charts: TurnRecord['charts'] = []
  return written.map((turn) => {
    charts = turn.charts ?? charts
    return { ...turn, charts }
  })
}

function judgedSignal({ signal, context, verdict }: Judged): JudgedSignal {
  const { nowMs: _now, settings: _settings, slotStatus: _slotStatus, ...rest } = context
  return {
    signal,
    context: {
      ...rest,
      today: { ...rest.today, results: [...rest.today.results] },
      // No stake is chosen by the results of all.
      ...(rest.todayOfAll !== undefined && { todayOfAll: { ...rest.todayOfAll, results: [] } }),
    },
    verdict: recorded(verdict),
  }
}

function recorded(verdict: Verdict): RecordedVerdict {
  if (verdict.kind === 'refuse') return verdict
  const { kind, stakeCents, expiryCandles } = verdict
  return { kind, stakeCents, expiryCandles }
}
