import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Shop, signUpInput, startShop, type Visitor } from '#server/main/testing/start-shop.ts'

const strangersPassword = 'violet copper ladder'
const ownersPassword = 'marble kettle sunrise'

let shop: Shop
beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop.close())

let count = 0
function newMailbox(): string {
  count += 1
  return `owner-${count}@example.com`
}

function signUp(visitor: Visitor, email: string, change: { password?: string; firstName?: string } = {}) {
  return visitor.call('signUp', { body: { ...signUpInput(email), ...change } })
}

async function verify(visitor: Visitor, email: string, code?: string) {
  return visitor.call('verifyEmail', { body: { email, code: code ?? (await visitor.mailedCode(email)) } })
}

const signIn = (visitor: Visitor, email: string, password: string) =>
  visitor.call('signIn', { body: { email, password } })

describe('an address that a stranger has signed up with', () => {
  test('gives the stranger nothing when its owner signs up and proves the mailbox', async () => {
    const email = newMailbox()
    const stranger = shop.visitor()
    const owner = shop.visitor()
    await signUp(stranger, email, { password: strangersPassword, firstName: 'Eve' })
    await signUp(owner, email, { password: ownersPassword, firstName: 'Ann' })

    const proved = await verify(owner, email)

    expect(proved).toMatchObject({ status: 200, body: { firstName: 'Ann' } })
    expect((await signIn(shop.visitor(), email, strangersPassword)).status).toBe(401)
    expect((await signIn(shop.visitor(), email, ownersPassword)).status).toBe(200)
    expect((await stranger.call('readUser')).status).toBe(401)
  })

  test('gives the stranger nothing when they sign up again after the owner did', async () => {
    const email = newMailbox()
    const stranger = shop.visitor()
    const owner = shop.visitor()
    await signUp(owner, email, { password: ownersPassword, firstName: 'Ann' })
    const ownersCode = await owner.mailedCode(email)
    await signUp(stranger, email, { password: strangersPassword, firstName: 'Eve' })

    expect(await verify(owner, email, ownersCode)).toMatchObject({ status: 200, body: { firstName: 'Ann' } })
    expect((await signIn(shop.visitor(), email, strangersPassword)).status).toBe(401)
    // The stranger's sign-up is gone, so its code creates no account either.
    expect((await verify(stranger, email)).status).toBe(400)
  })

  test('is not proved for the stranger by an owner who enters the mailed code elsewhere', async () => {
    const email = newMailbox()
    const stranger = shop.visitor()
    await signUp(stranger, email, { password: strangersPassword })

    const elsewhere = await verify(shop.visitor(), email)

    expect(elsewhere).toMatchObject({ status: 400, body: { code: 'wrong_code' } })
    expect((await signIn(stranger, email, strangersPassword)).body).toMatchObject({ code: 'email_not_verified' })
    expect((await stranger.call('readUser')).status).toBe(401)
  })

  test('is no account: it gets no sign-in code and no new password', async () => {
    const email = newMailbox()
    await signUp(shop.visitor(), email, { password: strangersPassword })
    const before = (await shop.visitor().mails(email)).length
    const owner = shop.visitor()
    await owner.call('requestSignInCode', { body: { email } })
    await owner.call('requestPasswordReset', { body: { email } })

    expect(await owner.mails(email)).toHaveLength(before)
  })

  test('counts for the browser of the sign-up with its last password only', async () => {
    const email = newMailbox()
    const visitor = shop.visitor()
    await signUp(visitor, email, { password: strangersPassword })
    await signUp(visitor, email, { password: ownersPassword })

    expect((await verify(visitor, email)).status).toBe(200)
    expect((await signIn(shop.visitor(), email, strangersPassword)).status).toBe(401)
    expect((await signIn(shop.visitor(), email, ownersPassword)).status).toBe(200)
  })

  test('may be proved after a restart of the service', async () => {
    const own = await startShop()
    try {
      const visitor = own.visitor()
      await signUp(visitor, 'later@example.com')
      await own.restart()

      expect((await verify(visitor, 'later@example.com')).status).toBe(200)
    } finally {
      await own.close()
    }
  })
})

describe('the address of ADMIN_EMAIL', () => {
  const email = 'boss@example.com'
  const modes: Record<string, string>[] = [{}, { ADMIN_SECOND_FACTOR: 'demanded' }]

  test.each(modes)('makes no administrator of a stranger who signs up with it (%o)', async (mode) => {
    const own = await startShop({ environment: { ADMIN_EMAIL: email, ...mode } })
    try {
      const stranger = own.visitor()
      await signUp(stranger, email, { password: strangersPassword })
      const owner = own.visitor()
      await signUp(owner, email, { password: ownersPassword })
      const proved = await verify(owner, email)
      const thief = own.visitor()
      await signIn(thief, email, strangersPassword)

      expect(proved.body.role).toBe('admin')
      expect((await thief.call('readUser')).status).toBe(401)
      expect((await stranger.call('readUser')).status).toBe(401)
    } finally {
      await own.close()
    }
  })

  test('makes an older account an administrator by a mailed code, and not by its password', async () => {
    const own = await startShop({ environment: { ADMIN_EMAIL: '' } })
    const { visitor } = await own.member({ email })
    try {
      await own.restartWith({ ADMIN_EMAIL: email })
      const byPassword = own.visitor()
      const first = await signIn(byPassword, email, signUpInput(email).password)
      await visitor.call('requestSignInCode', { body: { email } })
      const byCode = await visitor.call('signInWithCode', { body: { email, code: await visitor.mailedCode(email) } })

      expect(first.body.role).toBe('member')
      expect(byCode.status).toBe(200)
      expect((await visitor.call('readUser')).body.role).toBe('admin')
    } finally {
      await own.close()
    }
  })
})

describe('the first second factor of an administrator', () => {
  const email = 'chief@example.com'
  const environment = { ADMIN_EMAIL: email, ADMIN_SECOND_FACTOR: 'demanded' }
  const lines: string[] = []
  let strict: Shop
  let admin: Visitor
  beforeAll(async () => {
    strict = await startShop({ environment, outside: { printOnConsole: (line) => void lines.push(line) } })
    admin = (await strict.member({ email })).visitor
  })
  afterAll(() => strict.close())

  const linkIn = (text: string) => /factorLink=([\w-]+)/u.exec(text)?.[1] ?? 'none'

  test('is not enrolled by whoever has only the password', async () => {
    const thief = strict.visitor()
    await signIn(thief, email, signUpInput(email).password)
    const tries = [await thief.call('beginAuthenticator'), await thief.call('beginPasskey')]
    const state = await thief.call('readSecondFactor')

    expect(tries.map(({ body }) => body)).toMatchObject([
      { code: 'factor_link_needed' },
      { code: 'factor_link_needed' },
    ])
    expect(state.body).toMatchObject({ demanded: true, proved: false, enrolment: 'by-link' })
    expect(await thief.call('redeemFactorLink', { body: { token: 'x'.repeat(43) } })).toMatchObject({ status: 400 })
  })

  test('asks for a link of the mailbox, which works once and in sessions of its own account only', async () => {
    const stranger = await strict.member()
    const sent = await admin.call('sendFactorLink')
    const mail = (await admin.mails(email)).find(({ subject }) => subject.includes('second factor'))
    const token = linkIn(mail?.text ?? '')
    const foreign = await stranger.visitor.call('redeemFactorLink', { body: { token } })
    const opened = await admin.call('redeemFactorLink', { body: { token } })
    const again = await admin.call('redeemFactorLink', { body: { token } })

    expect(sent.status).toBe(200)
    expect([foreign.status, opened.status, again.status]).toEqual([403, 200, 400])
    expect((await admin.call('readSecondFactor')).body).toMatchObject({ enrolment: 'open' })
    expect((await admin.call('beginAuthenticator')).status).toBe(200)
  })

  test('has its link printed on the console where no mail is sent', async () => {
    const other = strict.visitor()
    await signIn(other, email, signUpInput(email).password)
    await other.call('sendFactorLink')
    const token = linkIn(lines.at(-1) ?? '')

    expect((await other.call('redeemFactorLink', { body: { token } })).status).toBe(200)
    expect((await other.call('beginAuthenticator')).status).toBe(200)
  })
})
