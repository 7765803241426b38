import { connect, type Connection } from '#server/db/connect.ts'

/** How long one of a crowd waits for its turn on a busy machine; a crowd that never ends is ended by its test. */
const patienceMs = 60_000

/**
 * The connections of many callers at once, for tests of races: whoever waits for a row waits until it is free, because
 * such a test asks who gets what, not how fast.
 */
export function connectCrowd(connectionString: string, connectionsMax: number): Connection {
  const patience = {
    connectionTimeoutMillis: patienceMs,
    query_timeout: patienceMs,
    statement_timeout: patienceMs,
    lock_timeout: patienceMs,
  }
  return connect({ connectionString, max: connectionsMax, ...patience }, () => undefined)
}
