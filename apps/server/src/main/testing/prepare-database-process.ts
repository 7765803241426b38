// Makes an embedded database with its tables, for `npm test`: node prepare-database-process.ts <folder>.
import { connect, migrateDatabase } from '#server/db/connect.ts'
import { startEmbedded } from '#server/db/embedded.ts'

const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('Name the folder for the database.')
const onError = (error: Error): never => {
  throw error
}
const embedded = await startEmbedded(folder, onError)
const connection = connect({ ...embedded.connection, max: 1 }, onError)
await migrateDatabase(connection.db)
await connection.close()
await embedded.stop()
