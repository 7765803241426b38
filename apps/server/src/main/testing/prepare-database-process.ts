// Makes a database with its tables, for `npm test`: node prepare-database-process.ts <folder | address>. In a folder it is
// an embedded one; at an address it is an empty one of PostgreSQL.
import { sql } from 'drizzle-orm'
import { connect, migrateDatabase } from '#server/db/connect.ts'
import { startEmbedded } from '#server/db/embedded.ts'

const [place] = process.argv.slice(2)
if (place === undefined) throw new Error('Name the folder or the address for the database.')
const onError = (error: Error): never => {
  throw error
}
await (place.startsWith('postgresql:') ? prepareAt(place) : prepareIn(place))

async function prepareAt(connectionString: string): Promise<void> {
  const connection = connect({ connectionString, max: 1 }, onError)
  await migrateDatabase(connection.db)
  await connection.close()
}

async function prepareIn(folder: string): Promise<void> {
  const embedded = await startEmbedded(folder, onError)
  const connection = connect({ ...embedded.connection, max: 1 }, onError)
  await migrateDatabase(connection.db)
  // No database is made of these two, and each copy would contain their 600 files.
  await connection.db.execute(sql`update pg_database set datistemplate = false where datistemplate`)
  await connection.db.execute(sql`drop database template0`)
  await connection.db.execute(sql`drop database template1`)
  await connection.close()
  await embedded.stop()
}
