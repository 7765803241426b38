import { createDatabase } from '@stratomate/commands/postgres/postgres'
import { borrowPostgres } from '@stratomate/commands/postgres/prepared-database'
import { navigations, type User } from '@stratomate/contracts'
import {
  startOidcProvider,
  type OidcIdentity,
  type OidcProviderDouble,
} from '@stratomate/simulators/oidc/start-oidc-provider'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { connect, type Connection } from '#server/db/connect.ts'
import { oidcAttempts, oidcSignUps, users } from '#server/db/tables/index.ts'
import {
  arrive,
  comeBack,
  completeInput,
  newIdentity,
  redirectUriOf,
  signInWithOidc,
} from '#server/main/testing/oidc-person.ts'
import { type Member, type Shop, signUpInput, startShop, type Visitor } from '#server/main/testing/start-shop.ts'

const postgres = await borrowPostgres()
const adminEmail = 'admin@example.com'

let provider: OidcProviderDouble
let shop: Shop
let admin: Member
let connection: Connection | null = null
let aheadMs = 0
const now = () => new Date(Date.now() + aheadMs)
beforeAll(async () => {
  provider = await startOidcProvider()
  const databaseUrl = 'url' in postgres ? await createDatabase(postgres.url) : null
  if (databaseUrl !== null) connection = connect({ connectionString: databaseUrl, max: 2 }, () => undefined)
  shop = await startShop({
    databaseUrl,
    environment: { ...provider.settings, ADMIN_EMAIL: adminEmail, TRUST_PROXY: '1' },
    outside: { now, forgetEveryMs: 100 },
  })
  provider.register(redirectUriOf(shop))
  admin = await shop.member({ email: adminEmail })
})
afterAll(async () => {
  await connection?.close()
  await shop.close()
  await provider.close()
  if ('stop' in postgres) await postgres.stop()
})

/** The whole sign-in in a browser of its own. */
async function come(person: OidcIdentity | null, returnTo: string | null = null) {
  const visitor = shop.visitor()
  return { visitor, end: await signInWithOidc(shop, { visitor, provider, person, returnTo }) }
}

/** A person whose account was made through the provider. */
async function join(person: OidcIdentity): Promise<{ visitor: Visitor; user: User }> {
  const { visitor } = await come(person)
  const completed = await visitor.call('completeOidcSignUp', { body: completeInput })
  if (completed.status !== 200) throw new Error(JSON.stringify(completed.body))
  return { visitor, user: completed.body }
}

const isSignedIn = async (visitor: Visitor) => (await visitor.call('readUser')).status === 200
const problem = (code: string, returnTo?: string) =>
  `/login?${new URLSearchParams({ problem: code, ...(returnTo === undefined ? {} : { returnTo }) }).toString()}`
const actionsAbout = async (subject: string) =>
  (await admin.visitor.call('listAudit', { query: { subject } })).body.items.map(({ action }) => action)

describe('a new person', () => {
  test('has no account before the consents, and one with everything afterwards', async () => {
    const person = newIdentity()
    const { visitor, end } = await come(person, '/subscribe?tier=new_trader#card')
    const waiting = await visitor.call('readOidcSignUp')
    const before = await isSignedIn(visitor)
    const known = await admin.visitor.call('listAccounts', { query: { search: person.email } })
    const completed = await visitor.call('completeOidcSignUp', { body: completeInput })

    expect(end).toBe('/complete-sign-up?returnTo=%2Fsubscribe%3Ftier%3Dnew_trader%23card')
    expect(waiting.body).toEqual({ signUp: { email: person.email, providerName: 'Acme ID' } })
    expect(before).toBe(false)
    expect(known.body.items).toEqual([])
    expect(completed).toMatchObject({
      status: 200,
      body: { email: person.email, firstName: 'Kim', lastName: 'Doe', role: 'member', emailVerified: true },
    })
    expect((await visitor.call('readProfile')).body).toMatchObject({ country: 'US' })
    expect(await actionsAbout(completed.body.id)).toEqual(['account.create'])
    expect((await visitor.call('listSessions')).body.items).toMatchObject([{ current: true }])
  })

  test('signs in directly the second time', async () => {
    const person = newIdentity()
    await join(person)
    const { visitor, end } = await come(person, '/checkout?plan=basic')

    expect(end).toBe('/checkout?plan=basic')
    expect((await visitor.call('readUser')).body).toMatchObject({ email: person.email })
  })

  test.each([
    ['no adult', { adult: false }],
    ['no acceptance', { riskAccepted: false }],
    ['no country', { country: '' }],
    ['an old risk text', { riskTextVersion: 'old' }],
    ['old terms', { legalVersion: 'old' }],
  ])('gets no account with %s, and can still give the consents', async (_what, change) => {
    const { visitor } = await come(newIdentity())
    const refused = await visitor.call('completeOidcSignUp', { body: { ...completeInput, ...change } })
    const signedIn = await isSignedIn(visitor)

    expect(refused).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
    expect(signedIn).toBe(false)
    expect((await visitor.call('completeOidcSignUp', { body: completeInput })).status).toBe(200)
  })

  test('gets one account from one sign-up, in its own browser, within an hour', async () => {
    const { visitor } = await come(newIdentity())
    const late = await come(newIdentity())
    const foreign = await shop.visitor().call('completeOidcSignUp', { body: completeInput })
    await visitor.call('completeOidcSignUp', { body: completeInput })
    const again = await visitor.call('completeOidcSignUp', { body: completeInput })
    aheadMs = 61 * 60_000
    const expired = await late.visitor.call('completeOidcSignUp', { body: completeInput })
    aheadMs = 0

    for (const answer of [foreign, again, expired]) {
      expect(answer).toMatchObject({ status: 400, body: { code: 'expired_token' } })
    }
  })

  test('is nobody without an email that the provider has verified', async () => {
    const { visitor, end } = await come(newIdentity({ isVerified: false }), '/device')

    expect(end).toBe(problem('oidc_email_unverified', '/device'))
    expect((await visitor.call('readOidcSignUp')).body).toEqual({ signUp: null })
  })
})

describe('the way back', () => {
  test.each([
    '/subscribe?tier=new_trader',
    '/subscribe?tier=pro_trader',
    '/subscribe?tier=elite_trader#plans',
    '/checkout?plan=basic',
    '/checkout?plan=pro',
    '/checkout?plan=elite#pay',
    '/device?code=ABCD-2345',
    '/community?category=settings&q=%C3%A4%20b%26c#post',
    '/pricing#free-trial',
  ])('to %s survives the road', async (returnTo) => {
    const person = newIdentity()
    const first = await come(person, returnTo)
    await first.visitor.call('completeOidcSignUp', { body: completeInput })
    const second = await come(person, returnTo)

    expect(new URL(first.end, shop.origin).searchParams.get('returnTo')).toBe(returnTo)
    expect(second.end).toBe(returnTo)
  })

  test.each([
    '//evil.test',
    'https://evil.test/',
    '/\\evil.test',
    '/%2F/evil.test',
    '/a/../../evil.test',
    'javascript:alert(1)',
    '/\tevil',
    '',
  ])('to "%s" stays on this site', async (returnTo) => {
    const person = newIdentity()
    const first = await come(person, returnTo)
    await first.visitor.call('completeOidcSignUp', { body: completeInput })

    expect(first.end).toBe('/complete-sign-up')
    expect((await come(person, returnTo)).end).toBe('/dashboard')
  })
})

describe('an answer', () => {
  const back = async (visitor: Visitor, change?: (address: string) => string) =>
    comeBack(shop, { visitor, provider, person: newIdentity(), returnTo: '/device' }, change)
  const withPart = (url: URL, name: string, value: string | null) => {
    const changed = new URL(url)
    if (value === null) changed.searchParams.delete(name)
    else changed.searchParams.set(name, value)
    return changed
  }
  const askingFor = (name: string, value: string) => (address: string) => withPart(new URL(address), name, value).href

  test.each([
    { what: 'another state', name: 'state', value: 'x'.repeat(43), end: problem('oidc_refused') },
    { what: 'no state', name: 'state', value: null, end: problem('oidc_refused') },
    { what: 'the name of another issuer', name: 'iss', value: 'http://127.0.0.1:1' },
    { what: 'no name of an issuer, which this provider promises', name: 'iss', value: null },
    { what: 'another code', name: 'code', value: 'made-up' },
    { what: 'no code', name: 'code', value: null },
  ])('with $what is refused', async ({ name, value, end = problem('oidc_refused', '/device') }) => {
    const visitor = shop.visitor()
    const changed = withPart(await back(visitor), name, value)

    expect(await arrive(visitor, changed)).toBe(end)
    expect(await isSignedIn(visitor)).toBe(false)
    expect((await visitor.call('readOidcSignUp')).body).toEqual({ signUp: null })
  })

  test.each([
    ['a nonce', 'nonce', 'a-nonce-of-somebody-else'],
    ['a code challenge', 'code_challenge', 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM'],
  ])('to a question with %s of somebody else is refused', async (_what, name, value) => {
    const visitor = shop.visitor()

    expect(await arrive(visitor, await back(visitor, askingFor(name, value)))).toBe(problem('oidc_refused', '/device'))
  })

  test('works once', async () => {
    const visitor = shop.visitor()
    const url = await back(visitor)
    const first = await arrive(visitor, url)

    expect(first).toContain('/complete-sign-up')
    expect(await arrive(visitor, url)).toBe(problem('oidc_refused'))
  })

  test('works in the browser that began, and in no other', async () => {
    const visitor = shop.visitor()
    const stranger = shop.visitor()
    const url = await back(visitor)
    const elsewhere = await arrive(stranger, url)
    const other = await comeBack(shop, { visitor: stranger, provider, person: newIdentity() })

    expect(elsewhere).toBe(problem('oidc_refused'))
    // A code that was inserted into somebody else's sign-in.
    const swapped = withPart(other, 'code', url.searchParams.get('code'))
    expect(await arrive(stranger, swapped)).toBe(problem('oidc_refused'))
    expect(await arrive(visitor, url)).toContain('/complete-sign-up')
  })

  test('is too late after a quarter of an hour', async () => {
    const visitor = shop.visitor()
    const url = await back(visitor)
    aheadMs = 16 * 60_000
    const end = await arrive(visitor, url)
    aheadMs = 0

    expect(end).toBe(problem('oidc_refused'))
  })

  test('of somebody who cancels there leads back and says so', async () => {
    expect((await come(null, '/device')).end).toBe(problem('access_denied', '/device'))
  })

  test.each(['state=a&state=b', 'state[]=x', '', `state=${'x'.repeat(9_000)}`, 'error=%00&state=%F0%9F%92%A9'])(
    'of nonsense (%s) ends on the login page',
    async (query) => {
      const answer = await shop.visitor().fetch(`${navigations.oidcCallback}?${query.slice(0, 9_000)}`)

      expect(answer.headers.get('location')).toBe(problem('oidc_refused'))
    },
  )
})

describe('an account with the same email', () => {
  test('is connected once, informed by mail, and keeps its password', async () => {
    const member = await shop.member()
    const person = newIdentity({ email: member.email.toUpperCase() })
    const { visitor, end } = await come(person)
    await come(person)
    const mails = (await visitor.mails(member.email)).filter(({ subject }) => subject.includes('connected to Acme ID'))
    const { password } = signUpInput(member.email)

    expect(end).toBe('/dashboard')
    expect((await visitor.call('readUser')).body).toMatchObject({ id: member.id })
    expect(mails).toHaveLength(1)
    expect(await actionsAbout(member.id)).toEqual(['account.connect-oidc', 'account.create'])
    expect((await visitor.call('listSessions')).body.items).toHaveLength(3)
    expect((await shop.visitor().call('signIn', { body: { email: member.email, password } })).status).toBe(200)
  })

  test('keeps the connection when its email changes there', async () => {
    const person = newIdentity()
    const { user } = await join(person)
    const { visitor } = await come({ ...person, email: 'elsewhere@example.com', isVerified: false })

    expect((await visitor.call('readUser')).body).toMatchObject({ id: user.id, email: person.email })
  })

  test('is not connected by an email that the provider has not verified', async () => {
    const member = await shop.member()
    const { visitor, end } = await come(newIdentity({ email: member.email, isVerified: false }))

    expect(end).toBe(problem('oidc_email_unverified'))
    expect(await isSignedIn(visitor)).toBe(false)
  })

  test('is not connected to a second person of the provider', async () => {
    const person = newIdentity()
    await join(person)
    const { visitor, end } = await come(newIdentity({ email: person.email }))

    expect(end).toBe(problem('account_not_linked'))
    expect(await isSignedIn(visitor)).toBe(false)
  })

  test('is not connected when nobody has proved its own mailbox', async ({ skip }) => {
    if ('unavailable' in postgres) skip(postgres.unavailable)
    const member = await shop.member()
    await connection?.db.update(users).set({ emailVerified: false }).where(eq(users.id, member.id))
    const { visitor, end } = await come(newIdentity({ email: member.email }))

    expect(end).toBe(problem('account_not_linked'))
    expect(await isSignedIn(visitor)).toBe(false)
  })

  test('that a stranger has only asked for gives the stranger nothing', async () => {
    const person = newIdentity()
    const stranger = shop.visitor()
    await stranger.call('signUp', { body: signUpInput(person.email) })
    const code = await stranger.mailedCode(person.email)
    const { user } = await join(person)
    const proved = await stranger.call('verifyEmail', { body: { email: person.email, code } })
    const { password } = signUpInput(person.email)
    const entered = await stranger.call('signIn', { body: { email: person.email, password } })

    expect(user.email).toBe(person.email)
    expect(proved.status).toBe(400)
    expect(entered.status).toBe(401)
  })

  test('that was made while the consents were read is not taken over', async () => {
    const person = newIdentity()
    const { visitor } = await come(person)
    const member = await shop.member({ email: person.email })
    const completed = await visitor.call('completeOidcSignUp', { body: completeInput })

    expect(completed).toMatchObject({ status: 409, body: { code: 'account_not_linked' } })
    expect((await member.visitor.call('readOidcLink')).body.link).toMatchObject({ state: 'none' })
  })

  test.each(['connected', 'not connected'])('that is suspended stays out, %s', async (state) => {
    const member = await shop.member()
    const person = newIdentity({ email: member.email })
    if (state === 'connected') await come(person)
    await admin.visitor.call('changeAccount', {
      params: { id: member.id },
      body: { suspended: true, reason: 'A disputed payment.' },
    })
    const { visitor, end } = await come(person)

    expect(end).toBe(problem('account_suspended'))
    expect(await isSignedIn(visitor)).toBe(false)
  })
})

describe('in the account', () => {
  test('the provider is disconnected only when another way to sign in remains', async () => {
    const person = newIdentity()
    const { visitor, user } = await join(person)
    const refused = await visitor.call('disconnectOidc')
    const shown = await visitor.call('readOidcLink')
    await setPassword(user.email)
    const entered = (await come(person)).visitor
    const disconnected = await entered.call('disconnectOidc')

    expect(refused).toMatchObject({
      status: 409,
      body: { message: 'Set a password or add a passkey first, so that you can log in without Acme ID.' },
    })
    expect(shown.body.link).toMatchObject({ providerName: 'Acme ID', state: 'on', removable: false })
    expect(disconnected.status).toBe(200)
    expect((await entered.call('readOidcLink')).body.link).toMatchObject({ state: 'off', removable: true })
    expect(await actionsAbout(user.id)).toContain('account.disconnect-oidc')
    expect((await entered.mails(user.email))[0]?.subject).toContain('no longer connected to Acme ID')
  })

  test('once disconnected it signs nobody in, until the owner connects it again', async () => {
    const member = await shop.member()
    const person = newIdentity({ email: member.email })
    await come(person)
    await member.visitor.call('disconnectOidc')
    const out = await come(person)
    const stranger = await come(newIdentity({ email: member.email }))
    await member.visitor.call('reconnectOidc')
    const back = await come(person)

    expect([out.end, stranger.end]).toEqual([problem('account_not_linked'), problem('account_not_linked')])
    expect(await isSignedIn(out.visitor)).toBe(false)
    expect((await back.visitor.call('readUser')).body).toMatchObject({ id: member.id })
  })

  test('changing the connection asks for a sign-in of the last 15 minutes', async () => {
    const member = await shop.member()
    await come(newIdentity({ email: member.email }))
    aheadMs = 16 * 60_000
    const answers = [await member.visitor.call('disconnectOidc'), await member.visitor.call('reconnectOidc')]
    aheadMs = 0

    for (const answer of answers) expect(answer).toMatchObject({ status: 403, body: { code: 'sign_in_again' } })
  })

  test('nothing that was never connected is connected or disconnected', async () => {
    const { visitor } = await shop.member()

    expect((await visitor.call('disconnectOidc')).status).toBe(404)
    expect((await visitor.call('reconnectOidc')).status).toBe(404)
  })

  test('somebody without a password sets one by the code of the mailbox', async () => {
    const { user } = await join(newIdentity())
    await setPassword(user.email)
    const entered = await shop.visitor().call('signIn', { body: { email: user.email, password: newPassword } })

    expect(entered.status).toBe(200)
  })

  test('the export has the connection, and the erased account leaves the person free to come again', async () => {
    const person = newIdentity()
    const { visitor, user } = await join(person)
    const exported = Export.parse(await (await visitor.fetch(navigations.exportData)).json())
    const deleted = await visitor.call('deleteAccount', { body: { confirmation: person.email } })
    const again = await join(person)

    expect(exported.oidcLinks).toMatchObject([{ issuer: provider.issuer, subject: person.subject }])
    expect(deleted.status).toBe(200)
    expect(again.user.id).not.toBe(user.id)
  })
})

const newPassword = 'violet copper ladder'
const Export = z.object({ oidcLinks: z.array(z.object({ issuer: z.string(), subject: z.string() })) })

async function setPassword(email: string): Promise<void> {
  const visitor = shop.visitor()
  await visitor.call('requestPasswordReset', { body: { email } })
  const body = { email, code: await visitor.mailedCode(email), password: newPassword }
  const set = await visitor.call('resetPassword', { body })
  if (set.status !== 200) throw new Error(JSON.stringify(set.body))
}

test('sign-ins from one address are limited, and those that end well do not count', async () => {
  const { visitor } = await shop.member({ address: '203.0.113.7' })
  const statuses: number[] = []
  for (let count = 0; count <= 100; count += 1) {
    statuses.push((await visitor.call('beginOidcSignIn', { body: { returnTo: null } })).status)
  }

  expect(statuses.slice(0, 100)).not.toContain(429)
  expect(statuses.at(-1)).toBe(429)
  expect((await come(newIdentity())).end).toBe('/complete-sign-up')
})

describe('in the database', () => {
  test('no token of the provider is kept, and what was begun and never ended goes', async ({ skip }) => {
    if (connection === null) return skip('PostgreSQL is not installed')
    const { db } = connection
    await join(newIdentity())
    await come(newIdentity())
    await shop.visitor().call('beginOidcSignIn', { body: { returnTo: null } })
    const tokens = await db.execute(sql`select * from credentials where provider_id <> 'credential'`)
    const before = [await db.$count(oidcAttempts), await db.$count(oidcSignUps)]
    aheadMs = 61 * 60_000
    await expect.poll(() => db.$count(oidcAttempts)).toBe(0)
    await expect.poll(() => db.$count(oidcSignUps)).toBe(0)
    aheadMs = 0

    expect(tokens.rows).toEqual([])
    expect(before).not.toContain(0)
  })
})

describe('a second service, with a provider of its own', () => {
  const boss = newIdentity({ email: 'boss@example.com' })
  let other: OidcProviderDouble
  let place: Shop
  beforeAll(async () => {
    other = await startOidcProvider()
    place = await startShop({
      environment: { ...other.settings, ADMIN_EMAIL: boss.email, ADMIN_SECOND_FACTOR: 'demanded' },
      outside: { now },
    })
    other.register(redirectUriOf(place))
  })
  afterAll(() => place.close())

  test('makes nobody an administrator by the word of the provider', async () => {
    const visitor = place.visitor()
    await signInWithOidc(place, { visitor, provider: other, person: boss })
    const completed = await visitor.call('completeOidcSignUp', { body: completeInput })
    await visitor.call('requestSignInCode', { body: { email: boss.email } })
    const body = { email: boss.email, code: await visitor.mailedCode(boss.email) }
    const proved = await visitor.call('signInWithCode', { body })

    expect(completed.body).toMatchObject({ role: 'member' })
    expect(proved.body).toMatchObject({ role: 'admin' })
  })

  test('asks an administrator who comes from the provider for the second factor', async () => {
    const visitor = place.visitor()
    const end = await signInWithOidc(place, { visitor, provider: other, person: boss })

    expect(end).toBe('/dashboard')
    expect(await visitor.call('listAccounts')).toMatchObject({ status: 403, body: { code: 'second_factor_needed' } })
    expect(await visitor.call('disconnectOidc')).toMatchObject({ status: 403, body: { code: 'factor_link_needed' } })
  })

  test('goes on when the provider is away, and says so in words', async () => {
    const visitor = place.visitor()
    const url = await comeBack(place, { visitor, provider: other, person: boss, returnTo: '/device' })
    await other.close()
    const end = await arrive(visitor, url)
    // What the provider said of itself is believed for an hour.
    aheadMs = 61 * 60_000
    const begun = await visitor.call('beginOidcSignIn', { body: { returnTo: null } })
    aheadMs = 0

    expect(end).toBe(problem('oidc_unavailable', '/device'))
    expect(begun).toMatchObject({
      status: 502,
      body: {
        code: 'oidc_unavailable',
        message: 'The other service did not answer. Try again in a moment, or log in another way.',
      },
    })
    expect((await visitor.call('readHealth')).status).toBe(200)
  })
})
