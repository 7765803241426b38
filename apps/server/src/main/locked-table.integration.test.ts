import { createDatabase } from '@stratomate/commands/postgres/postgres'
import { borrowPostgres } from '@stratomate/commands/postgres/prepared-database'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { type Member, type Shop, startShop } from '#server/main/testing/start-shop.ts'

const postgres = await borrowPostgres()
if ('unavailable' in postgres) console.warn(`PostgreSQL tests skipped: ${postgres.unavailable}`)
afterAll(async () => {
  if ('stop' in postgres) await postgres.stop()
})

const callersAtOnce = 40
/** Every call has an answer within this time; a longer wait fails the call. */
const answerMsMax = 5_000

/** A table that somebody has locked, calls that read it, and some that do not. */
const locked = [
  { table: 'trades', stuck: ['/api/trades'], free: ['/api/auth/user', '/api/community/posts', '/api/devices'] },
  { table: 'posts', stuck: ['/api/community/posts'], free: ['/api/auth/user', '/api/trades'] },
  { table: 'notifications', stuck: ['/api/notifications'], free: ['/api/auth/user', '/api/trades', '/api/quota'] },
  { table: 'devices', stuck: ['/api/devices'], free: ['/api/auth/user', '/api/community/posts', '/api/visits?path=/'] },
  { table: 'visit_counters', stuck: ['/api/visits?path=/'], free: ['/api/auth/user', '/api/quota', '/api/devices'] },
] as const

describe.each('url' in postgres ? [postgres.url] : [])('PostgreSQL', (cluster) => {
  let url: string
  let shop: Shop
  let member: Member
  beforeAll(async () => {
    url = await createDatabase(cluster)
    shop = await startShop({ databaseUrl: url, environment: { TRUST_PROXY: '1' } })
    member = await shop.member()
    await member.visitor.call('startTrial', { body: {} })
  })
  afterAll(() => shop.close())

  let lastAddress = 0
  const statusOf = async (path: string): Promise<number> => {
    lastAddress += 1
    const address = `10.0.${lastAddress >> 8}.${lastAddress & 255}`
    const signal = AbortSignal.timeout(answerMsMax)
    const answer = await member.visitor.fetch(path, { signal, headers: { 'x-forwarded-for': address } })
    await answer.arrayBuffer()
    return answer.status
  }
  const statusesOf = async (paths: readonly string[]): Promise<Record<string, number>> => {
    const statuses = await Promise.all(paths.map(async (path) => [path, await statusOf(path)] as const))
    return Object.fromEntries(statuses)
  }

  test.each(locked)('while $table is locked, all that does not need it answers', async ({ table, stuck, free }) => {
    const all = [...stuck, ...free]
    expect(await statusesOf(all)).toEqual(Object.fromEntries(all.map((path) => [path, 200])))
    const locker = new pg.Client({ connectionString: url })
    locker.on('error', () => undefined)
    // A lock that stays after a failure would fail the tests that follow.
    onTestFinished(() => locker.end())
    await locker.connect()
    await locker.query(`begin; lock table ${table} in access exclusive mode`)
    let over = false
    onTestFinished(() => void (over = true))
    const seen = new Set<number>()
    const load = stuck.flatMap((path) =>
      Array.from({ length: callersAtOnce }, async () => {
        while (!over) seen.add(await statusOf(path))
      }),
    )
    const answersOfFree = async () => {
      const answers = []
      for (let round = 0; round < 10; round += 1) {
        answers.push(await statusesOf(free))
        await new Promise((resolve) => setTimeout(resolve, 200))
      }
      over = true
      return answers
    }
    // Together, so that the first call without an answer fails this test and no later one the whole run.
    const [answers] = await Promise.all([answersOfFree(), ...load])
    await locker.query('rollback')

    expect([...seen]).toEqual([503])
    for (const answer of answers) expect(answer).toEqual(Object.fromEntries(free.map((path) => [path, 200])))
    await expect.poll(() => statusesOf(all)).toEqual(Object.fromEntries(all.map((path) => [path, 200])))
  })
})
