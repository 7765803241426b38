import { DrizzleQueryError } from 'drizzle-orm/errors'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { fileURLToPath } from 'node:url'
import { BulkheadPool } from './bulkhead-pool.ts'
import { Client, type ClientBase, type ClientConfig, DatabaseError, Pool, type PoolClient, type PoolConfig } from 'pg'
import { requireKnownHistory } from './migration-history.ts'

export type Database = NodePgDatabase

/** A pool that never waits for ever: a silent database gives an error. */
const limits = { connectionTimeoutMillis: 3_000, query_timeout: 4_500 } as const satisfies PoolConfig
const statementMsMax = 4_000
const lockMsMax = 1_500

export type Connection = {
  db: Database
  pool: Pool
  /** The same database through at most this many connections at once, for one class of work. */
  bulkhead: (connectionsMax: number) => Database
  close: () => Promise<void>
}

type OnError = (error: Error) => void
/** Runs one query whose text contains no values. */
type WatchQuery = <Result>(text: string, work: () => Promise<Result>) => Promise<Result>
type Watch = { watchQuery?: WatchQuery | undefined }

/**
 * Opens the pool. `onError` hears of each connection that the database ends, whoever holds it at that moment. The time
 * limits of `config`, in milliseconds, take the place of the usual ones.
 */
export function connect(
  { statement_timeout = statementMsMax, lock_timeout = lockMsMax, watchQuery, ...config }: PoolConfig & Watch,
  onError: OnError,
): Connection {
  // Set after the connection is made: PgBouncer refuses start parameters that it does not know.
  const session = [
    'set timezone = UTC;',
    `set statement_timeout = ${Number(statement_timeout)};`,
    `set lock_timeout = ${lock_timeout};`,
    'set idle_in_transaction_session_timeout = 10000;',
  ].join(' ')
  // The pool waits for this promise, although its type does not say so.
  const onConnect = (client: ClientBase): unknown => client.query(session)
  const pool = new Pool({ ...limits, ...config, onConnect, Client: listenedClient(onError) })
  // Each connection has already reported the error itself.
  pool.on('error', () => undefined)
  pool.on('release', (error: unknown) => {
    if (error instanceof Error && !isAnswer(error)) endIdle(pool)
  })
  return {
    db: databaseOf(pool, watchQuery),
    pool,
    bulkhead: (connectionsMax) => databaseOf(new BulkheadPool(pool, connectionsMax), watchQuery),
    close: () => pool.end(),
  }
}

function databaseOf(pool: Pool | BulkheadPool, watchQuery: WatchQuery | undefined): Database {
  // Safe: the library only calls `query` on a pool; its own `transaction` is replaced here.
  const db = drizzle(watched(pool, watchQuery) as Pool)
  db.transaction = (work, settings) =>
    // Safe: the library only calls `query` on a connection.
    withConnection(pool, (client) => drizzle(watched(client, watchQuery) as PoolClient).transaction(work, settings))
  return db
}

type Asked = Pick<BulkheadPool, 'query'>

/** The same pool or connection, each of whose queries is watched where somebody does. */
function watched<Place extends Asked>(place: Place, watchQuery: WatchQuery | undefined): Place | Asked {
  if (watchQuery === undefined) return place
  return { query: (query, values) => watchQuery(query.text, () => place.query(query, values)) }
}

/** One connection was lost or silent: the others are suspect, and each would cost a caller its time limit. */
function endIdle(pool: Pool): void {
  for (let idle = pool.idleCount; idle > 0; idle -= 1) {
    // A connection that cannot be lent is not idle.
    pool.connect().then(
      (client) => client.release(true),
      () => undefined,
    )
  }
}

/**
 * A connection with an error listener from the start. The pool removes its own when it hands a connection over: an
 * error from the database between that moment and the borrower's first listener would end the process.
 */
function listenedClient(onError: OnError): typeof Client {
  return class extends Client {
    constructor(config?: string | ClientConfig) {
      super(config)
      this.on('error', onError)
    }
  }
}

/**
 * Lends one connection and always gets it back; one that failed is closed. The library alone would keep it for ever
 * when the transaction cannot even begin, and would lend a silent one again.
 */
async function withConnection<Result>(
  pool: Pool | BulkheadPool,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect()
  let lost: Error | undefined
  try {
    return await work(client)
  } catch (error) {
    if (error instanceof DrizzleQueryError && !isAnswer(error.cause)) lost = error
    throw error
  } finally {
    client.release(lost)
  }
}

/** The database answered, with a refusal: so it is there, and the connection works. */
function isAnswer(cause: unknown): boolean {
  return cause instanceof DatabaseError && cause.severity === 'ERROR'
}

/**
 * Brings the tables to the newest version; the same folder serves the embedded database and PostgreSQL.
 * @throws ForeignDatabase for one that another version or program has made; nothing is changed in it
 */
export async function migrateDatabase(db: Database): Promise<void> {
  const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))
  await requireKnownHistory(db, migrationsFolder)
  await migrate(db, { migrationsFolder })
}
