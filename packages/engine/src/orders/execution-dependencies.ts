import type { RefusalCode } from '@stratomate/contracts'
import type { GateDependencies } from '../gate/gate-context.ts'
import type { Journal, JournalEntry, Log, Signal } from '../ports.ts'

/** Everything the engine works with: ports, stores, settings, and the outside world as functions. */
export type ExecutionDependencies = GateDependencies & {
  readonly journal: Journal
  readonly log: Log
  /** How a refusal is written to the log; by its code when missing, so that a page need not load all sentences. */
  readonly refusalText?: (code: RefusalCode) => string
  /** Unix milliseconds. */
  readonly now: () => number
  /** Runs the work after everything that has arrived in this turn; `soon` may wait some milliseconds longer. */
  readonly schedule: {
    afterTurn(work: () => void): void
    soon(work: () => void): void
    later(work: () => void, ms: number): void
  }
  /** The id of the trade and of the refusals of a signal: the same signal always gives the same id. */
  readonly idOf: (purpose: 'trade' | 'refusal' | 'duplicate', signal: Pick<Signal, 'id' | 'barTimeS'>) => string
  /** Called after each change that the server should get. */
  readonly changed: () => void
  /** A signal begins or stops to wait for the person's answer. */
  readonly questionsChanged?: () => void
  /** The journal failed; results of trades stay in memory, to be shown until they are written. */
  readonly unwritten?: (error: unknown, entries: readonly JournalEntry[]) => void
}
