import { randomUUID } from 'node:crypto'
import { createDatabase } from '@stratomate/commands/postgres/postgres'
import { borrowPostgres } from '@stratomate/commands/postgres/prepared-database'
import { tradingDayOf } from '@stratomate/domain'
import { dayMs } from '@stratomate/std/time'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { everyRole } from '#server/main/testing/every-role.ts'
import { type ClockShop, openClockShop } from '#server/main/testing/open-clock-shop.ts'
import { connectDesktop, type Desktop, type Member } from '#server/main/testing/start-shop.ts'

const postgres = await borrowPostgres()
if ('unavailable' in postgres) console.warn(`PostgreSQL tests skipped: ${postgres.unavailable}`)
afterAll(async () => {
  if ('stop' in postgres) await postgres.stop()
})

let clock: ClockShop
let admin: Member
beforeAll(async () => {
  const databaseUrl = 'url' in postgres ? await createDatabase(postgres.url) : null
  clock = await openClockShop({ databaseUrl, environment: { ADMIN_EMAIL: 'admin@example.com' } })
  // Noon, so that midnight only comes in tests that want it.
  clock.goTo((dayMs * 1.5 - (Date.now() % dayMs)) % dayMs)
  admin = await clock.shop.member({ email: 'admin@example.com' })
})
afterAll(() => clock.close())

const computerOf = (member: Member) => connectDesktop(clock.shop, member)
const choose = ({ visitor }: Desktop, id: string) => visitor.call('chooseIndicator', { body: { id } })
const chosen = async ({ visitor }: Desktop) => (await visitor.call('readChosenIndicator')).body

async function trial(): Promise<Member> {
  const member = await clock.shop.member()
  await member.visitor.call('startTrial', { body: {} })
  return member
}

test('of all kinds of accounts the trial alone changes once a day, and those without a plan choose nothing', async () => {
  const answers = await Promise.all(
    everyRole(clock.shop, admin).map(async ({ name, join, indicators }) => {
      const computer = await computerOf(await join())
      const statuses = []
      for (const id of ['super-trend', 'boss', 'vortex', 'otc']) statuses.push((await choose(computer, id)).status)
      const read = await computer.visitor.call('readChosenIndicator')
      return { name, indicators, statuses, read: read.status, id: read.body.indicatorId }
    }),
  )
  const expected = {
    none: { statuses: [403, 403, 403, 403], read: 403, id: undefined },
    one: { statuses: [200, 200, 409, 409], read: 200, id: 'boss' },
    all: { statuses: [200, 200, 200, 200], read: 200, id: 'otc' },
  }

  expect(answers).toEqual(answers.map(({ name, indicators }) => ({ name, indicators, ...expected[indicators] })))
  expect(new Set(answers.map(({ indicators }) => indicators)).size).toBe(3)
})

describe('a trial', () => {
  test('has one indicator on all its computers', async () => {
    const member = await trial()
    const [here, there] = [await computerOf(member), await computerOf(member)]
    const before = await chosen(there)
    await choose(here, 'super-trend')
    const first = await chosen(there)
    const moved = await choose(there, 'vortex')

    expect(before).toEqual({ indicatorId: null, changesLeft: 1 })
    expect(first).toEqual({ indicatorId: 'super-trend', changesLeft: 1 })
    expect(moved.body).toEqual({ indicatorId: 'vortex', changesLeft: 0 })
    expect(await chosen(here)).toEqual({ indicatorId: 'vortex', changesLeft: 0 })
    expect((await choose(here, 'super-trend')).status).toBe(409)
    expect(await choose(here, 'vortex')).toMatchObject({ status: 200, body: { changesLeft: 0 } })
  })

  test('may change again on the next UTC day, and not before', async () => {
    const member = await trial()
    const computer = await computerOf(member)
    await choose(computer, 'super-trend')
    await choose(computer, 'boss')
    const present = clock.nowMs()
    const aheadMs = present - Date.now()
    const midnight = Date.parse(`${tradingDayOf(present)}T00:00:00Z`) + dayMs
    clock.goTo(aheadMs + midnight - present - 60_000)
    const lastMinute = await choose(await computerOf(member), 'vortex')
    clock.goTo(aheadMs + midnight - present + 60_000)
    const nextDay = await computerOf(member)
    const left = await chosen(nextDay)
    const answers = [await choose(nextDay, 'vortex'), await choose(nextDay, 'otc')]

    expect(lastMinute.status).toBe(409)
    expect(left).toEqual({ indicatorId: 'boss', changesLeft: 1 })
    expect(answers.map(({ status }) => status)).toEqual([200, 409])
  })

  test('that has ended chooses nothing more', async () => {
    const member = await trial()
    await choose(await computerOf(member), 'super-trend')
    clock.goTo(clock.nowMs() - Date.now() + 3 * dayMs + 60_000)
    const computer = await computerOf(member)

    expect((await choose(computer, 'super-trend')).status).toBe(403)
    expect((await computer.visitor.call('readChosenIndicator')).status).toBe(403)
  })

  test('that chooses on two computers at once has one of both, and one change is used', async ({ skip }) => {
    if (!('url' in postgres)) skip('PostgreSQL is not installed')
    for (let round = 0; round < 10; round += 1) {
      const member = await trial()
      const computers = await Promise.all([computerOf(member), computerOf(member), computerOf(member)])
      const ids = ['super-trend', 'boss', 'vortex']
      const answers = await Promise.all(computers.map((computer, place) => choose(computer, ids[place] ?? '')))

      expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 200, 409])
      expect(await Promise.all(computers.map(chosen))).toEqual(
        computers.map(() => ({ indicatorId: expect.any(String), changesLeft: 0 })),
      )
    }
  })

  test.each([[{}], [{ id: '' }], [{ id: 'x'.repeat(65) }], [{ id: 5 }], [{ id: 'boss', more: randomUUID() }]])(
    'is told that %o is no choice',
    async (body) => {
      const computer = await computerOf(await trial())

      expect((await computer.visitor.call('chooseIndicator', { body })).status).toBe(400)
      expect(await chosen(computer)).toEqual({ indicatorId: null, changesLeft: 1 })
    },
  )
})
