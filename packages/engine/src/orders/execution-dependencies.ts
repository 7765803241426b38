import type { RefusalCode } from '@stratomate/contracts'
import type { GateDependencies } from '../gate/gate-context.ts'
import type { Journal, JournalEntry, Log, Signal } from '../ports.ts'

/** Everything the engine works with: ports, stores, settings, and the outside world as functions. */
export type ExecutionDependencies = GateDependencies & {
  readonly journal: Journal
  readonly log: Log
  /** How a refusal is told in the log; by its code when missing, so that a page need not load all sentences. */
  readonly refusalText?: (code: RefusalCode) => string
  /** Unix milliseconds. */
  readonly now: () => number
  /** Runs the work after all that has arrived in this turn; `soon` may wait some milliseconds longer. */
  readonly schedule: {
    afterTurn(work: () => void): void
    soon(work: () => void): void
    later(work: () => void, ms: number): void
  }
  /** The id of the trade and of the refusals of a signal: the same signal always gives the same id. */
  readonly idOf: (purpose: 'trade' | 'refusal' | 'duplicate', signal: Pick<Signal, 'id' | 'barTimeS'>) => string
  /** Called after each change that the server should hear of. */
  readonly changed: () => void
  /** A signal waits for the person's word, or waits no more. */
  readonly questionsChanged?: () => void
  /** The journal failed; what became of trades stays in memory, to be shown until it is written. */
  readonly unwritten?: (error: unknown, entries: readonly JournalEntry[]) => void
}
