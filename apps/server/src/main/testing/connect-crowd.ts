import { connect, type Connection } from '#server/db/connect.ts'

/**
 * How long one caller of many waits for its turn on a busy machine; the test's own limit ends callers that never
 * finish.
 */
const patienceMs = 60_000

/**
 * The connections of many callers at once, for tests of races: they wait for a locked row until it is free, because
 * such a test asks who gets it, not how fast.
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
