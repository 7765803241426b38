import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { statementName } from '#server/features/database.ts'
import { createLogger } from './logger.ts'
import { openDatabase } from './open-database.ts'
import { realOutside } from './service-outside.ts'

test('a prepared query of the embedded database survives the loss of its connection', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'stratomate-database-'))
  const log = createLogger({ kind: 'none' })
  const place = { databaseUrl: null, dataDir, watch: realOutside.databaseWatch, databaseWaitMs: 0, canGrow: () => true }
  const database = await openDatabase({ ...place, say: realOutside.printOnConsole }, log)
  try {
    const { db, pool } = database
    const query = db
      .select({ answer: sql<number>`42` })
      .from(sql`(values (1)) as one`)
      .prepare(statementName(db, 'probe'))
    const before = await query.execute()
    const client = await pool.connect()
    client.release(true)
    const after = await query.execute()

    expect([before, after]).toEqual([[{ answer: 42 }], [{ answer: 42 }]])
  } finally {
    await database.close()
    await rm(dataDir, { recursive: true, force: true })
  }
})
