import { errorCatalogue, navigations } from '@stratomate/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { completeInput } from '#server/main/testing/oidc-person.ts'
import { type Shop, signUpInput, startShop } from '#server/main/testing/start-shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop.close())

test('a person signs up, verifies the email by its code and is signed in', async () => {
  const visitor = shop.visitor()

  const joined = await visitor.call('signUp', { body: signUpInput('Ann@Example.com') })
  const before = await visitor.call('readUser')
  const code = await visitor.mailedCode('ann@example.com')
  const verified = await visitor.call('verifyEmail', { body: { email: 'ann@example.com', code } })
  const after = await visitor.call('readUser')

  expect(joined).toMatchObject({ status: 200, body: { ok: true } })
  expect(before).toMatchObject({ status: 401, body: { code: 'signed_out' } })
  expect(verified.status).toBe(200)
  expect(after.body).toMatchObject({
    email: 'ann@example.com',
    firstName: 'Ann',
    lastName: 'Lee',
    role: 'member',
    emailVerified: true,
  })
  expect(visitor.cookies.get('signed_in')).toBe('1')
})

test('a name is not asked for, and each consent is kept with its version', async () => {
  const visitor = shop.visitor()
  const { firstName: _first, lastName: _last, ...input } = signUpInput('nameless@example.com')
  await visitor.call('signUp', { body: input })
  const code = await visitor.mailedCode(input.email)
  const verified = await visitor.call('verifyEmail', { body: { email: input.email, code } })
  const data = (await (await visitor.fetch(navigations.exportData)).json()) as {
    consents: { kind: string; textVersion: string }[]
  }
  const versions = Object.fromEntries(data.consents.map(({ kind, textVersion }) => [kind, textVersion]))

  expect(verified.body).toMatchObject({ firstName: null, lastName: null })
  expect(versions).toEqual({ adult: input.riskTextVersion, risk: input.riskTextVersion, legal: input.legalVersion })
})

test('signing up again with a known email answers the same and mails its owner', async () => {
  const { email } = await shop.member({ email: 'known@example.com' })

  const again = await shop.visitor().call('signUp', { body: signUpInput(email) })
  const mails = await shop.visitor().mails()

  expect(again).toMatchObject({ status: 200, body: { ok: true } })
  expect(mails.find((mail) => mail.to === email)?.subject).toContain('already have')
})

test.each([
  ['adult', { adult: false }],
  ['riskAccepted', { riskAccepted: false }],
  ['password', { password: 'short' }],
  ['email', { email: 'nobody' }],
  ['firstName', { firstName: 'A\u0000nn' }],
  ['country', { country: 'usa' }],
  ['role', { role: 'admin' }],
  ['riskTextVersion', { riskTextVersion: '1999-01-01' }],
  ['legalVersion', { legalVersion: 'draft-1999' }],
] as const)('sign-up refuses a wrong %s and names it', async (field, change) => {
  const answer = await shop.visitor().call('signUp', { body: { ...signUpInput('wrong@example.com'), ...change } })

  expect(answer.status).toBe(400)
  expect(JSON.stringify(answer.body)).toContain(field)
})

test('an unverified person cannot sign in and is mailed a new code', async () => {
  const visitor = shop.visitor()
  const email = 'unverified@example.com'
  await visitor.call('signUp', { body: signUpInput(email) })

  const answer = await visitor.call('signIn', { body: { email, password: signUpInput(email).password } })
  const codes = (await visitor.mails()).filter((mail) => mail.to === email)

  expect(answer).toMatchObject({ status: 403, body: { code: 'email_not_verified' } })
  expect(codes).toHaveLength(2)
})

test('a wrong password and an unknown email read the same', async () => {
  const { email } = await shop.member()

  const wrong = await shop.visitor().call('signIn', { body: { email, password: 'not the password' } })
  const unknown = await shop.visitor().call('signIn', { body: { email: 'nobody@example.com', password: 'x' } })

  expect([wrong.status, unknown.status]).toEqual([401, 401])
  expect({ ...wrong.body, requestId: '' }).toEqual({ ...unknown.body, requestId: '' })
})

test('after ten tries a minute further passwords wait, with the time told', async () => {
  const { email } = await shop.member()
  const visitor = shop.visitor()

  const answers = []
  for (let tries = 0; tries < 11; tries += 1)
    answers.push(await visitor.call('signIn', { body: { email, password: 'x' } }))

  expect(answers.slice(0, 10).every((answer) => answer.status === 401)).toBe(true)
  expect(answers[10]).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
  expect(Number(answers[10]?.headers.get('retry-after'))).toBeGreaterThan(0)
})

test('a person signs in with a one-time code, once', async () => {
  const { email } = await shop.member()
  const visitor = shop.visitor()
  await visitor.call('requestSignInCode', { body: { email } })
  const code = await visitor.mailedCode(email)

  const first = await visitor.call('signInWithCode', { body: { email, code } })
  const second = await shop.visitor().call('signInWithCode', { body: { email, code } })

  expect(first).toMatchObject({ status: 200, body: { email } })
  expect(second).toMatchObject({ status: 400, body: { code: 'wrong_code' } })
})

test('three wrong codes use a code up', async () => {
  const { email } = await shop.member()
  const visitor = shop.visitor()
  await visitor.call('requestSignInCode', { body: { email } })
  const code = await visitor.mailedCode(email)
  const wrong = code === '000000' ? '000001' : '000000'

  for (let tries = 0; tries < 3; tries += 1) await visitor.call('signInWithCode', { body: { email, code: wrong } })
  const right = await visitor.call('signInWithCode', { body: { email, code } })

  expect(right).toMatchObject({ status: 400, body: { code: 'wrong_code' } })
})

test('a code for an unknown email answers the same and mails nothing', async () => {
  const answer = await shop.visitor().call('requestSignInCode', { body: { email: 'ghost@example.com' } })
  const mails = await shop.visitor().mails()

  expect(answer).toMatchObject({ status: 200, body: { ok: true } })
  expect(mails.some((mail) => mail.to === 'ghost@example.com')).toBe(false)
})

test('a new password by code ends all sessions and replaces the old one', async () => {
  const { visitor, email } = await shop.member()
  await visitor.call('requestPasswordReset', { body: { email } })
  const code = await visitor.mailedCode(email)

  const reset = await shop.visitor().call('resetPassword', { body: { email, code, password: 'another long password' } })
  const oldSession = await visitor.call('readUser')
  const oldPassword = await shop.visitor().call('signIn', { body: { email, password: signUpInput(email).password } })
  const newPassword = await shop.visitor().call('signIn', { body: { email, password: 'another long password' } })

  expect(reset.status).toBe(200)
  expect([oldSession.status, oldPassword.status, newPassword.status]).toEqual([401, 401, 200])
})

test('signing out ends the session on the server', async () => {
  const { visitor } = await shop.member()
  const copied = shop.visitor()
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')

  const out = await visitor.call('signOut')
  const replayed = await copied.call('readUser', { headers: { cookie } })

  expect(out.status).toBe(200)
  expect([...visitor.cookies.keys()]).toEqual(['browser'])
  expect(replayed.status).toBe(401)
})

test('logging out by address works for a page of ours and leads home', async () => {
  const { visitor } = await shop.member()

  const answer = await visitor.fetch('/api/logout', {
    headers: { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'document' },
  })

  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/'])
  expect((await visitor.call('readUser')).status).toBe(401)
})

test.each([
  { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'image' },
  { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document' },
  { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'document', 'sec-purpose': 'prefetch' },
])('logging out from %o asks first and changes nothing', async (headers) => {
  const { visitor } = await shop.member()

  const answer = await visitor.fetch('/api/logout', { headers })

  expect(await answer.text()).toContain('Log out?')
  expect((await visitor.call('readUser')).status).toBe(200)
})

test('the login address leads to sign-in and keeps only paths of this site', async () => {
  const own = await shop.visitor().fetch('/api/login?returnTo=/dashboard')
  const foreign = await shop.visitor().fetch('/api/login?returnTo=//evil.test')

  expect(own.headers.get('location')).toBe('/login?returnTo=%2Fdashboard')
  expect(foreign.headers.get('location')).toBe('/login')
})

test('the first administrator is the owner of ADMIN_EMAIL', async () => {
  const owned = await startShop({ environment: { ADMIN_EMAIL: 'Owner@example.com' } })
  try {
    const owner = await owned.member({ email: 'owner@example.com' })
    const user = await owner.visitor.call('readUser')

    expect(user.body.role).toBe('admin')
  } finally {
    await owned.close()
  }
})

test('every error carries its code, its sentence and the id of the request', async () => {
  const answer = await shop.visitor().call('readUser')

  expect(answer.body).toEqual({
    code: 'signed_out',
    message: errorCatalogue.signed_out.message,
    requestId: answer.headers.get('x-request-id'),
  })
})

test('without an identity provider in the settings, nothing of one is there', async () => {
  const member = await shop.member()
  const visitor = shop.visitor()
  const begun = await visitor.call('beginOidcSignIn', { body: { returnTo: null } })
  const completed = await visitor.call('completeOidcSignUp', { body: completeInput })
  const callback = await visitor.fetch(`${navigations.oidcCallback}?state=a&code=b`)

  expect((await visitor.call('readSignInOptions')).body).toMatchObject({ oidc: null })
  expect((await visitor.call('readOidcSignUp')).body).toEqual({ signUp: null })
  for (const { status } of [begun, completed, callback]) expect(status).toBe(404)
  expect((await member.visitor.call('readOidcLink')).body).toEqual({ link: null })
})
