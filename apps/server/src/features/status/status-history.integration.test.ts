import { randomUUID } from 'node:crypto'
import { createDatabase } from '@stratomate/commands/postgres/postgres'
import { borrowPostgres } from '@stratomate/commands/postgres/prepared-database'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { connect } from '#server/db/connect.ts'
import { startFaultProxy } from '#server/main/fault-proxy.ts'
import { type Member, type Shop, startShop } from '#server/main/testing/start-shop.ts'
import { createLookRecorder } from './record-looks.ts'

const postgres = await borrowPostgres()
afterAll(async () => {
  if ('stop' in postgres) await postgres.stop()
})

let shop: Shop
let admin: Member
let member: Member
beforeAll(async () => {
  shop = await startShop({ environment: { ADMIN_EMAIL: 'admin@example.com' }, outside: { statusEveryMs: 50 } })
  admin = await shop.member({ email: 'admin@example.com' })
  member = await shop.member()
})
afterAll(() => shop.close())

const historyOf = async (of: Shop) => (await of.visitor().call('readStatusHistory')).body
const daysOf = async (of: Shop, part: string) => (await historyOf(of)).components.find(({ id }) => id === part)?.days
const report = (changed: object = {}) => ({
  id: randomUUID(),
  title: 'Mails leave late',
  impact: 'degraded',
  components: ['mail'],
  message: 'We look into it.',
  ...changed,
})
const send = (body: unknown) => admin.visitor.call('reportIncident', { body })
const note = (id: string, body: unknown) => admin.visitor.call('updateIncident', { params: { id }, body })

test('looks are added up by day, and a part that is not set up has none', async () => {
  await expect.poll(async () => (await daysOf(shop, 'database'))?.[0]?.looks ?? 0).toBeGreaterThan(1)
  const { today, components } = await historyOf(shop)

  expect(components.find(({ id }) => id === 'database')?.days).toEqual([
    { day: today, looks: expect.any(Number), degraded: 0, down: 0 },
  ])
  expect(components.find(({ id }) => id === 'mail')?.days).toEqual([])
})

describe('incidents', () => {
  test.each(['reportIncident', 'updateIncident'] as const)('%s is for administrators alone', async (name) => {
    const body = name === 'reportIncident' ? report() : { id: randomUUID(), stage: 'watching', message: 'Better.' }
    const parts = { params: { id: randomUUID() }, body }

    expect(await shop.visitor().call(name, parts)).toMatchObject({ status: 401 })
    expect(await member.visitor.call(name, parts)).toMatchObject({ status: 403, body: { code: 'forbidden' } })
    expect([200, 404]).toContain((await admin.visitor.call(name, parts)).status)
  })

  test('everybody reads what an administrator reports, adds and resolves', async () => {
    const incident = report({ title: 'Codes come late' })
    await send(incident)
    await note(incident.id, { id: randomUUID(), stage: 'identified', message: 'A full disk.' })
    const open = (await historyOf(shop)).incidents.find(({ id }) => id === incident.id)
    await note(incident.id, { id: randomUUID(), stage: 'resolved', message: 'Room again.' })
    const closed = (await historyOf(shop)).incidents.find(({ id }) => id === incident.id)

    expect(open).toMatchObject({ title: 'Codes come late', impact: 'degraded', resolvedAt: null })
    expect(closed?.resolvedAt).not.toBeNull()
    expect(closed?.updates.map(({ stage, message }) => [stage, message])).toEqual([
      ['resolved', 'Room again.'],
      ['identified', 'A full disk.'],
      ['investigating', 'We look into it.'],
    ])
    const { body } = await admin.visitor.call('listAudit', { query: { subject: incident.id } })
    expect(body.items.map(({ action }) => action).toSorted()).toEqual([
      'incidents.report',
      'incidents.update',
      'incidents.update',
    ])
  })

  test('a repeated call reports and adds nothing twice', async () => {
    const incident = report()
    const update = { id: randomUUID(), stage: 'resolved', message: 'Done.' }
    await Promise.all([send(incident), send(incident)])
    await note(incident.id, update)
    const again = await note(incident.id, update)

    expect(again).toMatchObject({ status: 200 })
    expect(again.body.updates).toHaveLength(2)
    expect(await send({ ...incident, title: 'Another' })).toMatchObject({ status: 409 })
  })

  test('one that is resolved takes no more words', async () => {
    const incident = report()
    await send(incident)
    await note(incident.id, { id: randomUUID(), stage: 'resolved', message: 'Done.' })

    expect(await note(incident.id, { id: randomUUID(), stage: 'watching', message: 'Not quite.' })).toMatchObject({
      status: 409,
      body: { message: 'This incident is resolved. Report a new one.' },
    })
  })

  test.each([
    { what: 'no title', body: report({ title: ' ' }) },
    { what: 'a title of a page', body: report({ title: 'a'.repeat(121) }) },
    { what: 'no part', body: report({ components: [] }) },
    { what: 'a part twice', body: report({ components: ['mail', 'mail'] }) },
    { what: 'a part that we do not have', body: report({ components: ['the moon'] }) },
    { what: 'no message', body: report({ message: '' }) },
    { what: 'an unknown impact', body: report({ impact: 'nice' }) },
    { what: 'a field too many', body: report({ startedAt: '2020-01-01T00:00:00.000Z' }) },
  ])('$what is refused', async ({ body }) => {
    expect(await send(body)).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
  })
})

describe('on PostgreSQL', () => {
  beforeEach(({ skip }) => {
    if ('unavailable' in postgres) skip(postgres.unavailable)
  })

  test('an outage of the database is in the history once it answers again', async () => {
    if (!('url' in postgres)) return
    const databaseUrl = await createDatabase(postgres.url)
    const address = new URL(databaseUrl)
    const proxy = await startFaultProxy({ host: address.hostname, port: Number(address.port) })
    address.port = String(proxy.port)
    const watched = await startShop({ databaseUrl })
    const { db, close } = connect({ connectionString: address.href }, () => undefined)
    let state: 'operational' | 'down' = 'down'
    const record = createLookRecorder(async () => ({
      checkedAt: new Date().toISOString(),
      components: [{ id: 'database', state, detail: '', lastAt: null }],
    }))
    try {
      proxy.become('reset')
      await expect(record({ db })).rejects.toThrow('Failed query')
      const during = await daysOf(watched, 'database')
      proxy.become('pass')
      state = 'operational'
      await record({ db })

      expect(during).toEqual([])
      expect(await daysOf(watched, 'database')).toMatchObject([{ looks: 2, degraded: 0, down: 1 }])
    } finally {
      await close()
      await watched.close()
      await proxy.close()
    }
  })
})
