import { signalAgeMsMax } from '@stratomate/domain/trading/signal-age'
import type { IncomingSignal } from '../ports.ts'

/**
 * A signal that would be traded and waits for the person's answer. `untilMs` is when it becomes too old, Unix
 * milliseconds.
 */
export type OpenQuestion = {
  readonly incoming: IncomingSignal
  readonly stakeCents: number
  readonly payoutPct: number
  readonly untilMs: number
}

type ApprovalDependencies = {
  later: (work: () => void, ms: number) => void
  /** Judges the signal again, with the answer. */
  decide: (incoming: IncomingSignal) => void
  /** A question was added or removed. */
  changed: () => void
}

/**
 * A bound only: questions end when their signals are too old, so there are never more than the signals of two seconds.
 */
const questionsMax = 100

/** Signals of favorites that ask first. They are not journaled before they are answered or too old. */
export class Approvals {
  readonly #dependencies: ApprovalDependencies
  readonly #open = new Map<string, OpenQuestion>()

  constructor(dependencies: ApprovalDependencies) {
    this.#dependencies = dependencies
  }

  /** Whether the signal waits for its answer. */
  has(signalId: string): boolean {
    return this.#open.has(signalId)
  }

  /** The oldest first. */
  all(): OpenQuestion[] {
    return [...this.#open.values()]
  }

  ask(incoming: IncomingSignal, { stakeCents, payoutPct }: Pick<OpenQuestion, 'stakeCents' | 'payoutPct'>): void {
    const { id, emittedAtMs, receivedAtMs } = incoming.signal
    if (this.#open.size >= questionsMax) return this.#dependencies.decide({ ...incoming, approval: 'missing' })
    const untilMs = emittedAtMs + signalAgeMsMax
    this.#open.set(id, { incoming, stakeCents, payoutPct, untilMs })
    this.#dependencies.later(() => void this.answer(id, 'missing'), Math.max(0, untilMs - receivedAtMs))
    this.#dependencies.changed()
  }

  /** Takes the person's answer; false when the question has ended. */
  answer(signalId: string, approval: 'given' | 'missing'): boolean {
    const question = this.#open.get(signalId)
    if (question === undefined) return false
    this.#open.delete(signalId)
    this.#dependencies.decide({ ...question.incoming, approval })
    this.#dependencies.changed()
    return true
  }
}
