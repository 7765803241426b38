import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf, stepAt } from '#server/features/accounts/second-factor/time-codes.ts'
import { type Member, type Shop, signUpInput, startShop, type Visitor } from '#server/main/testing/start-shop.ts'
import { openClockShop } from '#server/main/testing/open-clock-shop.ts'
import { makePasskey, registerPasskey, answerWithPasskey } from '#server/main/testing/software-passkey.ts'

type Passkey = ReturnType<typeof makePasskey>

let shop: Shop
beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop.close())

/** Adds a passkey to the account of a member, as the page does. */
async function add(member: Pick<Member, 'visitor'>, passkey: Passkey, origin = shop.origin) {
  const asked = await member.visitor.call('beginPasskey')
  const response = registerPasskey(passkey, { options: asked.body.options, origin })
  return member.visitor.call('addPasskey', { body: { name: 'Laptop', response } })
}

async function signIn(visitor: Visitor, passkey: Passkey, origin = shop.origin) {
  const asked = await visitor.call('beginPasskeySignIn')
  return visitor.call('signInWithPasskey', {
    body: { response: answerWithPasskey(passkey, { options: asked.body.options, origin }) },
  })
}

/** Asks for the link by which a session may set up a first factor, and opens it there. */
async function openFactorLink(visitor: Visitor, email: string): Promise<void> {
  await visitor.call('sendFactorLink')
  await visitor.call('redeemFactorLink', { body: { token: await mailedToken(visitor, email) } })
}

async function mailedToken(visitor: Visitor, email: string): Promise<string> {
  const mail = (await visitor.mails(email)).find(({ subject }) => subject.includes('second factor'))
  const token = /factorLink=([\w-]+)/u.exec(mail?.text ?? '')?.[1]
  if (token === undefined) throw new Error(`No link was mailed to ${email}.`)
  return token
}

const refused = { status: 400, body: { code: 'passkey_refused' } }

describe('a passkey', () => {
  test('is added, told of by mail, and signs in on another browser', async () => {
    const member = await shop.member()
    const passkey = makePasskey()
    const added = await add(member, passkey)
    const elsewhere = shop.visitor()
    const signedIn = await signIn(elsewhere, passkey)
    const user = await elsewhere.call('readUser')
    const listed = await member.visitor.call('listPasskeys')
    const mail = (await member.visitor.mails()).find(
      ({ to, subject }) => to === member.email && /passkey/u.test(subject),
    )

    expect(added).toMatchObject({ status: 200, body: { name: 'Laptop', lastUsedAt: null } })
    expect([signedIn.status, user.body.email]).toEqual([200, member.email])
    expect(listed.body.items).toMatchObject([{ name: 'Laptop', lastUsedAt: expect.any(String) }])
    expect(mail?.text).toContain('Laptop')
  })

  test('confirms the session that is open: the one before it ends', async () => {
    const member = await shop.member()
    const passkey = makePasskey()
    await add(member, passkey)
    await signIn(member.visitor, passkey)
    const sessions = await member.visitor.call('listSessions')

    expect(sessions.body.items).toMatchObject([{ current: true }])
  })

  test('is renamed and removed by its owner only, and does not sign in afterwards', async () => {
    const member = await shop.member()
    const stranger = await shop.member()
    const passkey = makePasskey()
    const { id } = (await add(member, passkey)).body
    const foreign = [
      await stranger.visitor.call('renamePasskey', { params: { id }, body: { name: 'Mine' } }),
      await stranger.visitor.call('removePasskey', { params: { id } }),
    ]
    const renamed = await member.visitor.call('renamePasskey', { params: { id }, body: { name: ' Zoë’s  phone ' } })
    const removed = await member.visitor.call('removePasskey', { params: { id } })

    expect(foreign.map(({ status }) => status)).toEqual([404, 404])
    expect(renamed.body.name).toBe('Zoë’s  phone')
    expect(removed.status).toBe(200)
    expect(await signIn(shop.visitor(), passkey)).toMatchObject(refused)
    expect((await member.visitor.call('removePasskey', { params: { id } })).status).toBe(404)
  })

  test('of a deleted account opens nothing', async () => {
    const member = await shop.member()
    const passkey = makePasskey()
    await add(member, passkey)
    await member.visitor.call('deleteAccount', { body: { confirmation: member.email } })

    expect(await signIn(shop.visitor(), passkey)).toMatchObject(refused)
  })

  test('that was only touched is neither kept nor taken', async () => {
    const member = await shop.member()
    const passkey = makePasskey()
    const asked = await member.visitor.call('beginPasskey')
    const ceremony = { options: asked.body.options, origin: shop.origin }
    const touched = { name: 'Key', response: registerPasskey(passkey, ceremony, 'touched') }
    const kept = await member.visitor.call('addPasskey', { body: touched })
    await add(member, passkey)
    const visitor = shop.visitor()
    const question = await visitor.call('beginPasskeySignIn')
    const response = answerWithPasskey(passkey, { options: question.body.options, origin: shop.origin }, 'touched')

    expect(kept).toMatchObject(refused)
    expect(await visitor.call('signInWithPasskey', { body: { response } })).toMatchObject(refused)
  })

  test('answers one question once, its own, from our address', async () => {
    const member = await shop.member()
    const passkey = makePasskey()
    await add(member, passkey)
    const visitor = shop.visitor()
    const { options } = (await visitor.call('beginPasskeySignIn')).body
    const response = answerWithPasskey(passkey, { options, origin: shop.origin })
    const first = await visitor.call('signInWithPasskey', { body: { response } })
    const again = await shop.visitor().call('signInWithPasskey', { body: { response } })
    const repeated = await visitor.call('signInWithPasskey', { body: { response } })
    const elsewhere = await signIn(shop.visitor(), passkey, 'https://evil.test')
    const other = await signIn(shop.visitor(), { ...passkey, privateKey: makePasskey().privateKey })
    const unknown = await signIn(shop.visitor(), makePasskey())

    expect(first.status).toBe(200)
    expect([again, repeated, elsewhere, other, unknown]).toMatchObject([refused, refused, refused, refused, refused])
  })

  test('made for one person is not kept for another', async () => {
    const member = await shop.member()
    const stranger = await shop.member()
    const { options } = (await member.visitor.call('beginPasskey')).body
    const response = registerPasskey(makePasskey(), { options, origin: shop.origin })

    expect(await stranger.visitor.call('addPasskey', { body: { name: 'x', response } })).toMatchObject(refused)
  })

  test('is kept once: the same one again is refused', async () => {
    const member = await shop.member()
    const stranger = await shop.member()
    const passkey = makePasskey()
    await add(member, passkey)

    expect((await add(stranger, passkey)).status).not.toBe(200)
    expect((await stranger.visitor.call('listPasskeys')).body.items).toEqual([])
  })

  test.each([
    { id: 'x', rawId: 'x', type: 'public-key', response: {} },
    { id: 'x', rawId: 'x', type: 'public-key', response: { clientDataJSON: 'e30', attestationObject: 'oA' } },
    { id: 'x', rawId: 'y', type: 'public-key', response: { clientDataJSON: 5 } },
  ])('that cannot be read is refused: %o', async (response) => {
    const member = await shop.member()
    await member.visitor.call('beginPasskey')
    await member.visitor.call('beginPasskeySignIn')
    const added = await member.visitor.call('addPasskey', { body: { name: 'x', response } })
    await member.visitor.call('beginPasskeySignIn')
    const signedIn = await member.visitor.call('signInWithPasskey', { body: { response } })

    expect([added, signedIn]).toMatchObject([refused, refused])
  })

  test.each([{ type: 'password' }, { id: 'x'.repeat(3_000) }, null, 'x'])(
    'of another shape is refused: %o',
    async (change) => {
      const base = { id: 'x', rawId: 'x', type: 'public-key', response: {} }
      const response = change === null || typeof change === 'string' ? change : { ...base, ...change }

      expect((await shop.visitor().call('signInWithPasskey', { body: { response } })).status).toBe(400)
    },
  )

  test('is added and removed after a sign-in of the last 15 minutes only', async () => {
    const clock = await openClockShop()
    try {
      const member = await clock.shop.member()
      const { id } = (await add(member, makePasskey(), clock.shop.origin)).body
      clock.goTo(16 * 60_000)
      const late = [
        await member.visitor.call('beginPasskey'),
        await member.visitor.call('removePasskey', { params: { id } }),
      ]

      expect(late.map(({ status }) => status)).toEqual([403, 403])
      expect(late[0]?.body).toMatchObject({ code: 'sign_in_again' })
    } finally {
      await clock.close()
    }
  })
})

describe('where a second factor is demanded', () => {
  const email = 'admin@example.com'
  const environment = { ADMIN_EMAIL: email, ADMIN_SECOND_FACTOR: 'demanded' }
  const signInByPassword = async (strict: Shop) => {
    const visitor = strict.visitor()
    const { password } = signUpInput(email)
    await visitor.call('signIn', { body: { email, password } })
    return visitor
  }
  const events = (visitor: Visitor) => visitor.call('listProviderEvents')
  const joinAsAdmin = async (strict: Shop) => {
    const admin = await strict.member({ email })
    await openFactorLink(admin.visitor, email)
    return admin
  }

  test('an administrator acts with a passkey and not with a password alone', async () => {
    const strict = await startShop({ environment })
    try {
      const admin = await joinAsAdmin(strict)
      const passkey = makePasskey()
      const before = await events(admin.visitor)
      await add(admin, passkey, strict.origin)
      const after = await events(admin.visitor)
      const byPassword = await signInByPassword(strict)
      const alone = await events(byPassword)
      const enrolling = await byPassword.call('beginPasskey')
      const byPasskey = strict.visitor()
      await signIn(byPasskey, passkey, strict.origin)

      expect(before).toMatchObject({ status: 403, body: { code: 'second_factor_needed' } })
      expect(after.status).toBe(200)
      expect(alone).toMatchObject({ status: 403, body: { code: 'second_factor_needed' } })
      // A stolen password enrols nothing beside what is there.
      expect(enrolling).toMatchObject({ status: 403, body: { code: 'second_factor_needed' } })
      expect((await events(byPasskey)).status).toBe(200)
      expect((await byPasskey.call('readSecondFactor')).body).toMatchObject({ demanded: true, proved: true })
    } finally {
      await strict.close()
    }
  })

  test('a code of an authenticator app confirms the session, each code once', async () => {
    const clock = await openClockShop({ environment })
    try {
      const admin = await joinAsAdmin(clock.shop)
      const { secret, uri } = (await admin.visitor.call('beginAuthenticator')).body
      const codeAt = (steps: number) => codeOf(fromBase32(secret), stepAt(clock.nowMs()) + steps)
      const prove = (visitor: Visitor, code: string) => visitor.call('proveAuthenticator', { body: { code } })
      const first = await prove(admin.visitor, codeAt(0))
      const acting = await events(admin.visitor)
      const other = await signInByPassword(clock.shop)
      const alone = await events(other)
      const again = await prove(other, codeAt(0))
      const next = await prove(other, codeAt(1))

      expect(uri).toContain(`secret=${secret}`)
      expect([first.status, acting.status, alone.status]).toEqual([200, 200, 403])
      expect(again).toMatchObject({ status: 400, body: { code: 'wrong_code' } })
      expect([next.status, (await events(other)).status]).toEqual([200, 200])
      expect((await other.call('beginAuthenticator')).status).toBe(409)
    } finally {
      await clock.close()
    }
  })

  test('five wrong codes rest the app, from whichever session they come', async () => {
    const clock = await openClockShop({ environment })
    try {
      const admin = await joinAsAdmin(clock.shop)
      const { secret } = (await admin.visitor.call('beginAuthenticator')).body
      const prove = (visitor: Visitor, code: string) => visitor.call('proveAuthenticator', { body: { code } })
      const right = () => codeOf(fromBase32(secret), stepAt(clock.nowMs()))
      await prove(admin.visitor, right())
      const thief = await signInByPassword(clock.shop)
      const wrong = right() === '000000' ? '000001' : '000000'
      const tries = [1, 2, 3, 4, 5].map(() => prove(thief, wrong))
      const statuses = (await Promise.all(tries)).map(({ status }) => status)
      clock.goTo(60_000)
      const resting = await prove(admin.visitor, right())
      clock.goTo(6 * 60_000)

      expect(statuses).toEqual([400, 400, 400, 400, 400])
      expect(resting.status).toBe(429)
      expect((await prove(admin.visitor, right())).status).toBe(200)
    } finally {
      await clock.close()
    }
  })

  test('members have no authenticator app, and their export holds no secret of a passkey', async () => {
    const member = await shop.member()
    await add(member, makePasskey())
    const text = await (await member.visitor.fetch('/api/account/export')).text()

    expect((await member.visitor.call('beginAuthenticator')).status).toBe(403)
    expect((await member.visitor.call('proveAuthenticator', { body: { code: '123456' } })).status).toBe(403)
    expect(text).toContain('Laptop')
    expect(text).not.toMatch(/publicKey|credentialID|sealedSecret/u)
    expect(
      (await member.visitor.call('renamePasskey', { params: { id: randomUUID() }, body: { name: 'x' } })).status,
    ).toBe(404)
  })
})

function fromBase32(text: string): Buffer {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
  const bits = text
    .split('')
    .map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0'))
    .join('')
  return Buffer.from((bits.match(/.{8}/gu) ?? []).map((byte) => Number.parseInt(byte, 2)))
}
