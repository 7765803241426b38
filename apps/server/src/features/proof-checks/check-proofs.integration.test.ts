import { randomUUID } from 'node:crypto'
import { createDatabase } from '@stratomate/commands/postgres/postgres'
import { borrowPostgres } from '@stratomate/commands/postgres/prepared-database'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { connect, type Connection, migrateDatabase } from '#server/db/connect.ts'
import { addTestAccount, computerCtx } from '#server/main/testing/lease-callers.ts'
import { makeProof } from '#server/main/testing/make-proof.ts'
import { checkProofs } from './check-proofs.ts'
import type { RunProof } from './ports.ts'
import { beginOldest, insertCheck, selectCheck } from './queries/proof-checks.ts'
import { readSentProof } from './read-sent-proof.ts'

const postgres = await borrowPostgres()

describe('on PostgreSQL', () => {
  beforeEach(({ skip }) => {
    if ('unavailable' in postgres) skip(postgres.unavailable)
  })

  let connection: Connection
  beforeAll(async () => {
    if (!('url' in postgres)) return
    connection = connect({ connectionString: await createDatabase(postgres.url), max: 2 }, () => undefined)
    await migrateDatabase(connection.db)
  })
  afterAll(async () => {
    if ('url' in postgres) await connection.close()
    if ('stop' in postgres) await postgres.stop()
  })

  /** A proof that waits; returns the state of the proof after each round of the job, with a run of the test's own. */
  async function waitingProof() {
    const { userId } = await addTestAccount(connection.db, 'pro_trader', 0)
    const { text: proof, packed: candles } = await makeProof(1)
    const [id, facts] = [randomUUID(), await readSentProof(proof)]
    const own = { id, userId, contentHash: id, sentAt: new Date() }
    await insertCheck(connection.db, { ...own, proof, facts, candles, state: 'waiting' })
    const ctx = computerCtx(connection.db, { userId, deviceId: randomUUID() })
    return async (run: RunProof) => {
      await checkProofs(ctx, run)
      const check = await selectCheck(connection.db, id)
      return [check?.state, check?.refusal]
    }
  }

  test('a proof that cannot be computed is begun three times, then refused as not computed', async () => {
    const round = await waitingProof()
    let runs = 0
    const fail = () => {
      runs += 1
      return Promise.reject(new Error('The worker ended.'))
    }

    expect([await round(fail), await round(fail), await round(fail), await round(fail)]).toEqual([
      ['waiting', null],
      ['waiting', null],
      ['refused', 'not_computed'],
      ['refused', 'not_computed'],
    ])
    expect(runs).toBe(3)
  })

  test('a proof that ended its server three times is refused without a fourth run', async () => {
    const round = await waitingProof()
    for (let attempt = 0; attempt < 3; attempt += 1) await beginOldest(connection.db)

    expect(await round(() => Promise.resolve({ state: 'reproduced', effective: 1, reference: null }))).toEqual([
      'refused',
      'not_computed',
    ])
  })

  test('a run that the end of the service cuts short is no attempt', async () => {
    const round = await waitingProof()
    for (let stop = 0; stop < 5; stop += 1) expect(await round(() => Promise.resolve(null))).toEqual(['waiting', null])

    expect(await round(() => Promise.resolve({ state: 'reproduced', effective: 1, reference: null }))).toEqual([
      'reproduced',
      null,
    ])
  })
})
