import { type ReconnectTimings, reconnectTimings } from './reconnect-plan.ts'

/** How long the app waits for a broker on the internet. */
export type RemoteTimings = ReconnectTimings & {
  /** An order that the broker does not list this long after it was sent never reached it. */
  readonly verdictMs: number
  /** The lists of the broker are requested at most this often. */
  readonly askEveryMs: number
  /** The broker is asked about a trade whose end was not reported this long after it was due. */
  readonly overdueMs: number
}

export const remoteTimings: RemoteTimings = {
  ...reconnectTimings,
  verdictMs: 30_000,
  askEveryMs: 5_000,
  overdueMs: 5_000,
}
