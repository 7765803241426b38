import { type ReconnectTimings, reconnectTimings } from './reconnect-plan.ts'

/** How long a broker on the internet is waited for. */
export type RemoteTimings = ReconnectTimings & {
  /** An order that the broker does not list so long after its sending never reached it. */
  readonly verdictMs: number
  /** The lists of the broker are asked for this often at most. */
  readonly askEveryMs: number
  /** A trade whose end was not told so long after it is asked about. */
  readonly overdueMs: number
}

export const remoteTimings: RemoteTimings = {
  ...reconnectTimings,
  verdictMs: 30_000,
  askEveryMs: 5_000,
  overdueMs: 5_000,
}
