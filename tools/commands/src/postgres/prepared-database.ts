import { join } from 'node:path'
import { copyDatabase } from './copy-database.ts'
import { createDatabase, type NoPostgres, type Postgres, startPostgres } from './postgres.ts'

/** Names the folder in which `npm test` keeps an embedded database that has its tables and nothing in them. */
export const preparedDatabaseSetting = 'STRATOMATE_PREPARED_DATABASE'

/**
 * Puts a copy of the prepared database into a new data folder: it opens in a tenth of the time that a new one takes.
 * Where none was prepared nothing happens, and the service makes its own, as it does for its users.
 */
export function layPreparedDatabase(dataDir: string): void {
  const prepared = process.env[preparedDatabaseSetting]
  if (prepared !== undefined) copyDatabase(prepared, join(dataDir, 'database'))
}

/**
 * Names the address of the PostgreSQL cluster that `npm test` keeps for all files of a run, where PostgreSQL is
 * installed. One of its databases has the tables and nothing in them.
 */
export const preparedClusterSetting = 'STRATOMATE_PREPARED_CLUSTER'

/** The database from which the others of that cluster are copied. */
export const preparedTables = 'with_tables'

/** The address of a new database with the tables in the cluster of this run; null where the run has none. */
export async function createPreparedDatabase(): Promise<string | null> {
  const cluster = process.env[preparedClusterSetting]
  return cluster === undefined ? null : createDatabase(cluster, { template: preparedTables })
}

/**
 * The cluster of this run, which stays as it is for the others; where the run has none, a new one that `stop` removes.
 */
export async function borrowPostgres(): Promise<Pick<Postgres, 'url' | 'stop'> | NoPostgres> {
  const url = process.env[preparedClusterSetting]
  return url === undefined ? startPostgres() : { url, stop: () => Promise.resolve() }
}
