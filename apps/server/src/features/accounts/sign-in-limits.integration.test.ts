import { createDatabase } from '@stratomate/commands/postgres/postgres'
import { borrowPostgres } from '@stratomate/commands/postgres/prepared-database'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { budgets } from '#server/features/rate-limits/budgets.ts'
import { type Answer, type Shop, signUpInput, startShop, Visitor } from '#server/main/testing/start-shop.ts'

const environment = { TRUST_PROXY: '1' }
const password = signUpInput('').password

/** The rules hold on both databases; races show on PostgreSQL only. */
const postgres = await borrowPostgres()
afterAll(async () => {
  if ('stop' in postgres) await postgres.stop()
})

/** Somebody at an address of a network of their own. */
let places = 0
function newAddress(): string {
  places += 1
  return `198.51.${Math.floor(places / 250)}.${(places % 250) + 1}`
}

const at = (shop: Pick<Shop, 'origin'>, address = newAddress()) => new Visitor(() => shop.origin, address)
const statuses = (answers: readonly Answer[]) => answers.map(({ status }) => status)
const judged = (answers: readonly Answer[]) => statuses(answers).filter((status) => status !== 429)

const signIn = (visitor: Visitor, email: string, typed = 'not this password') =>
  visitor.call('signIn', { body: { email, password: typed } })

describe.each(['the embedded database', 'PostgreSQL'])('on %s', (kind) => {
  beforeEach(({ skip }) => {
    if (kind === 'PostgreSQL' && 'unavailable' in postgres) skip(postgres.unavailable)
  })

  let shop: Shop
  beforeAll(async () => {
    if (kind !== 'PostgreSQL') shop = await startShop({ environment, databaseUrl: null })
    else if ('url' in postgres) shop = await startShop({ environment, databaseUrl: await createDatabase(postgres.url) })
  })
  afterAll(async () => {
    if (kind !== 'PostgreSQL' || 'url' in postgres) await shop.close()
  })

  const member = () => shop.member({ address: newAddress() })

  test('guesses of one password from many addresses are judged as often as one account allows', async () => {
    const { email } = await member()
    const guesses = Array.from({ length: 60 }, () => signIn(at(shop), email))

    expect(judged(await Promise.all(guesses))).toHaveLength(budgets.passwordAccount.burst)
  })

  test('the owner passes in a known browser while strangers have used an account up', async () => {
    const { email, visitor } = await member()
    await Promise.all(Array.from({ length: 40 }, () => signIn(at(shop), email)))
    const known = await signIn(visitor, email, password)
    const unknown = await signIn(at(shop), email, password)

    expect([known.status, unknown.status]).toEqual([200, 429])
    expect(unknown.body).toMatchObject({ code: 'rate_limited', retryAfterS: expect.any(Number) })
  })

  test('a made-up or foreign browser cookie is nobody’s reserve', async () => {
    const { email } = await member()
    const other = await member()
    await Promise.all(Array.from({ length: 40 }, () => signIn(at(shop), email)))
    const foreign = await signIn(other.visitor, email)
    const madeUp = await at(shop).call('signIn', {
      body: { email, password },
      headers: { cookie: `browser=${'x'.repeat(43)}` },
    })

    expect([foreign.status, madeUp.status]).toEqual([429, 429])
  })

  test('one address tries many accounts as often as one address allows', async () => {
    const address = newAddress()
    const answers: Answer[] = []
    for (let number = 0; number < budgets.passwordAddress.burst + 10; number += 1) {
      answers.push(await signIn(at(shop, address), `nobody-${number}@example.com`))
    }

    // One more comes back each 15 seconds.
    expect(judged(answers).length).toBeGreaterThanOrEqual(budgets.passwordAddress.burst)
    expect(statuses(answers).at(-1)).toBe(429)
  })

  test('ways of writing one IPv6 network share its tries', async () => {
    const { email } = await member()
    const written = ['2001:db8:7::1', '2001:0db8:0007:0:0:0:0:2', '2001:DB8:7:0::ffff', '2001:db8:7:0:1:2:3:4']
    const answers: Answer[] = []
    for (let tries = 0; tries < budgets.passwordPair.burst + 4; tries += 1) {
      answers.push(await signIn(at(shop, written[tries % 4]), email))
    }

    expect(statuses(answers).slice(0, budgets.passwordPair.burst)).not.toContain(429)
    expect(statuses(answers)).toContain(429)
  })

  test('right passwords cost nothing', async () => {
    const { email } = await member()
    const visitor = at(shop)
    const answers: Answer[] = []
    for (let tries = 0; tries < 14; tries += 1) answers.push(await signIn(visitor, email, password))

    expect(new Set(statuses(answers))).toEqual(new Set([200]))
  })

  test('wrong codes of strangers never burn the owner’s code', async () => {
    const { email } = await member()
    const owner = at(shop)
    await owner.call('requestSignInCode', { body: { email } })
    const code = await owner.mailedCode(email)
    const wrong = code === '000000' ? '000001' : '000000'
    const guess = () => at(shop).call('signInWithCode', { body: { email, code: wrong } })
    const guesses = await Promise.all(Array.from({ length: 40 }, guess))
    const stranger = await at(shop).call('signInWithCode', { body: { email, code } })
    const own = await owner.call('signInWithCode', { body: { email, code } })

    // Strangers have three tries of a code together; even the right one opens nothing for them afterwards.
    expect(judged(guesses)).toHaveLength(budgets.codeMailbox.burst)
    expect([stranger.status, own.status]).toEqual([429, 200])
  })

  test('a code that two browsers enter at once opens one session', async () => {
    const { email } = await member()
    const owner = at(shop)
    await owner.call('requestSignInCode', { body: { email } })
    const code = await owner.mailedCode(email)
    const [first, second] = await Promise.all([
      owner.call('signInWithCode', { body: { email, code } }),
      at(shop).call('signInWithCode', { body: { email, code } }),
    ])

    expect(new Set([first.status, second.status])).toEqual(new Set([200, 400]))
  })

  test('one mailbox gets as many mails as it can bear, whoever asks and for whatever', async () => {
    const { email } = await member()
    const before = (await at(shop).mails(email)).length
    const asks = ['requestSignInCode', 'requestPasswordReset', 'resendVerification'] as const
    const answers = await Promise.all(
      Array.from({ length: 45 }, (_, number) =>
        at(shop).call(asks[number % 3] ?? 'requestSignInCode', { body: { email } }),
      ),
    )
    const mails = (await at(shop).mails(email)).length - before

    expect(judged(answers).length).toBeLessThanOrEqual(budgets.mailMailbox.burst)
    expect(mails).toBeLessThanOrEqual(budgets.mailMailbox.burst)
  })

  test('the owner’s known browser still gets a code while strangers flood the mailbox', async () => {
    const { email, visitor } = await member()
    await Promise.all(Array.from({ length: 20 }, () => at(shop).call('requestSignInCode', { body: { email } })))

    expect((await visitor.call('requestSignInCode', { body: { email } })).status).toBe(200)
  })

  test('an address with and without an account is limited alike', async () => {
    const { email } = await member()
    const flood = (mailbox: string) =>
      Promise.all(Array.from({ length: 14 }, () => at(shop).call('requestPasswordReset', { body: { email: mailbox } })))
    const known = await flood(email)
    const unknown = await flood('nobody-at-all@example.com')
    // Signing up has cost the account's mailbox one mail.
    expect(judged(unknown).length - judged(known).length).toBe(1)
  })

  test('one address signs up as often as an address may', async () => {
    const address = newAddress()
    const join = (number: number) =>
      at(shop, address).call('signUp', { body: signUpInput(`many-${places}-${number}@example.com`) })
    const answers: Answer[] = []
    for (let number = 0; number < budgets.signUpAddress.burst + 10; number += 1) answers.push(await join(number))

    expect(judged(answers).length).toBeGreaterThanOrEqual(budgets.signUpAddress.burst)
    expect(statuses(answers)).toContain(429)
  })

  test('limits survive a restart of the service', async () => {
    const { email } = await member()
    await Promise.all(Array.from({ length: budgets.passwordAccount.burst * 2 }, () => signIn(at(shop), email)))
    await shop.restart()

    expect((await signIn(at(shop), email)).status).toBe(429)
  })
})

test('limits of a session follow its id, however its cookie is written', async () => {
  const shop = await startShop({ environment, databaseUrl: null })
  try {
    const { visitor } = await shop.member()
    const name = 'stratomate.session_token'
    const value = visitor.cookies.get(name) ?? ''
    const encoded = (number: number) =>
      `${value.slice(0, number)}%${value.charCodeAt(number).toString(16)}${value.slice(number + 1)}`
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, number) =>
        at(shop).call('readDeviceRequest', {
          params: { userCode: 'ABCDEFGH' },
          headers: { cookie: `${name}=${encoded(number)}` },
        }),
      ),
    )

    expect(judged(answers)).toHaveLength(20)
    expect(statuses(answers)).not.toContain(401)
  } finally {
    await shop.close()
  }
})
