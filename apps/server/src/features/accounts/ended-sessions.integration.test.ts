import { startNats } from '@stratomate/cluster/nats'
import { createDatabase } from '@stratomate/commands/postgres/postgres'
import { borrowPostgres } from '@stratomate/commands/postgres/prepared-database'
import { streams } from '@stratomate/contracts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  connectDesktop,
  type Member,
  type Shop,
  signUpInput,
  startShop,
  type Visitor,
} from '#server/main/testing/start-shop.ts'

const postgres = await borrowPostgres()
const nats = await startNats()
const adminEmail = 'admin@example.com'
const environment = { ADMIN_EMAIL: adminEmail }

/** Opens a stream; the promise settles when the service ends the stream. */
async function openStream(visitor: Visitor, path: string): Promise<{ status: number; ended: Promise<string> }> {
  const answer = await visitor.fetch(path)
  const { body } = answer
  const ended = body === null ? Promise.resolve('') : new Response(body).text()
  return { status: answer.status, ended }
}

const reason = 'A test of streams'

afterAll(async () => {
  if ('stop' in postgres) await postgres.stop()
  if ('kill' in nats) await nats.kill()
})

// Two processes of one service: an action at the second must end the streams of the first.
describe.each(['one process', 'two processes'])('with %s, the stream of', (kind) => {
  beforeEach(({ skip }) => {
    if (kind === 'one process') return
    if ('unavailable' in postgres) skip(postgres.unavailable)
    if ('unavailable' in nats) skip(nats.unavailable)
  })

  let shop: Shop
  let other: Shop
  let admin: Member
  beforeAll(async () => {
    const shared = 'url' in postgres && 'url' in nats ? { postgres: postgres.url, bus: nats.url } : null
    if (kind === 'two processes' && shared === null) return
    const isShared = kind === 'two processes' && shared !== null
    const databaseUrl = isShared ? await createDatabase(shared.postgres) : null
    const bus = isShared ? { NATS_URL: shared.bus } : {}
    const secret = { AUTH_SECRET: 'a secret of thirty-two characters' }
    const options = { databaseUrl, environment: { ...environment, ...bus, ...secret } }
    shop = await startShop(options)
    other = databaseUrl === null ? shop : await startShop(options)
    admin = await other.member({ email: adminEmail })
  })
  afterAll(async () => {
    if (kind === 'two processes' && !('url' in postgres && 'url' in nats)) return
    await shop.close()
    if (other !== shop) await other.close()
  })

  /** A second browser of the person, at the other process. */
  async function elsewhere(member: Member): Promise<Visitor> {
    const visitor = other.visitor()
    await visitor.call('signIn', { body: { email: member.email, password: signUpInput(member.email).password } })
    return visitor
  }
  const change = (id: string, body: Record<string, unknown>) =>
    admin.visitor.call('changeAccount', { params: { id }, body: { reason, ...body } })

  const ways: { name: string; end: (member: Member) => Promise<unknown> }[] = [
    {
      name: 'a session that is signed out elsewhere',
      end: async (member) => (await elsewhere(member)).call('endOtherSessions'),
    },
    {
      name: 'an account whose password is changed',
      end: async (member) =>
        (await elsewhere(member)).call('changePassword', {
          body: { currentPassword: signUpInput(member.email).password, password: 'marble kettle sunrise' },
        }),
    },
    { name: 'an account that is suspended', end: ({ id }) => change(id, { suspended: true }) },
    {
      name: 'an account that an administrator signs out',
      end: ({ id }) => admin.visitor.call('signOutAccount', { params: { id }, body: { reason } }),
    },
    {
      name: 'a session whose password is set anew by mail',
      end: async ({ email }) => {
        const visitor = other.visitor()
        await visitor.call('requestPasswordReset', { body: { email } })
        const code = await visitor.mailedCode(email)
        return visitor.call('resetPassword', { body: { email, code, password: 'marble kettle sunrise' } })
      },
    },
    { name: 'a browser that signs out in another tab', end: ({ visitor }) => visitor.call('signOut') },
    {
      name: 'an account that is deleted',
      end: async (member) =>
        (await elsewhere(member)).call('deleteAccount', {
          body: { confirmation: member.email, password: signUpInput(member.email).password },
        }),
    },
    { name: 'a person whose role is changed', end: ({ id }) => change(id, { role: 'moderator' }) },
  ]

  test.each(ways)('$name ends', async ({ end }) => {
    const member = await shop.member()
    const stream = await openStream(member.visitor, streams.ownerEvents)
    await end(member)

    expect(stream.status).toBe(200)
    expect(await stream.ended).toContain('retry:')
  })

  test('a moderator who is one no more ends, for the list of chats too', async () => {
    const member = await shop.member()
    await change(member.id, { role: 'moderator' })
    const stream = await openStream(member.visitor, streams.teamEvents)
    await change(member.id, { role: 'member' })

    expect(stream.status).toBe(200)
    expect(await stream.ended).toContain('retry:')
  })

  test.each([
    { name: 'a computer that is removed', end: (member: Member, deviceId: string) => removeDevice(member, deviceId) },
    { name: 'a computer of a suspended account', end: (member: Member) => change(member.id, { suspended: true }) },
  ])('$name ends', async ({ end }) => {
    const member = await shop.member()
    const desktop = await connectDesktop(shop, member)
    const stream = await openStream(desktop.visitor, streams.desktopEvents)
    await end(member, desktop.deviceId)

    expect(stream.status).toBe(200)
    expect(await stream.ended).toContain('retry:')
  })

  async function removeDevice(member: Member, id: string): Promise<unknown> {
    return (await elsewhere(member)).call('removeDevice', { params: { id } })
  }
})
