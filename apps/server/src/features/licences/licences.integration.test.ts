import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buyLicence } from '#server/main/testing/buy-licence.ts'
import { type Member, type Shop, startShop } from '#server/main/testing/start-shop.ts'

let shop: Shop
let owner: Member
beforeAll(async () => {
  shop = await startShop()
  owner = await shop.member()
  await buyLicence(owner)
})
afterAll(() => shop.close())

const listOf = async (member: Member) => (await member.visitor.call('listLicences')).body.items
const firstOf = async (member: Member) => {
  const [licence] = await listOf(member)
  if (licence === undefined) throw new Error('The account has no license.')
  return licence
}
/** Makes a key that replaces the present one. */
async function makeKey(member: Member) {
  const { id, key } = await firstOf(member)
  return member.visitor.call('makeLicenceKey', { params: { id }, body: { present: key?.id ?? null } })
}
const activate = (key: string, computerName?: string) =>
  shop.visitor().call('activateDesktop', { body: { key, ...(computerName === undefined ? {} : { computerName }) } })

describe('a license key', () => {
  test('is shown whole once, and by its ending afterwards', async () => {
    const before = await firstOf(owner)
    const made = await makeKey(owner)
    const shown = await owner.visitor.call('listLicences')

    expect(before).toMatchObject({ plan: 'pro', state: 'active', key: null, computers: [] })
    expect(made.body.key).toMatch(/^(?:[A-Z0-9]{5}-){4}[A-Z0-9]{5}$/u)
    expect(shown.body.items[0]?.key?.ending).toBe(made.body.key.slice(-5))
    expect(JSON.stringify(shown.body)).not.toContain(made.body.key)
  })

  test('is nowhere in the export of the account', async () => {
    const { body } = await makeKey(owner)
    const text = await (await owner.visitor.fetch('/api/account/export')).text()

    expect(text).toContain(body.key.slice(-5))
    expect(text).not.toMatch(new RegExp(`${body.key.slice(0, 11)}|keyHash`, 'u'))
  })

  test('connects a computer that then trades for its owner, and the owner is told', async () => {
    const { body } = await makeKey(owner)
    const answer = await activate(body.key.toLowerCase().replaceAll('-', ' '), 'DESK-9')
    const desktop = shop.visitor()
    desktop.token = answer.body.accessToken
    const lease = await desktop.call('takeLease', { body: { want: 5 } })
    const licence = await firstOf(owner)
    const mail = (await owner.visitor.mails()).find(
      ({ to, subject }) => to === owner.email && subject.endsWith('license key'),
    )

    expect(answer).toMatchObject({ status: 200, body: { entitlement: expect.any(String) } })
    expect(lease.status).toBe(200)
    expect(licence.computers).toEqual([{ id: answer.body.deviceId, name: 'DESK-9' }])
    expect(mail?.text).toContain('DESK-9')
  })

  test('that is replaced stops, with every computer that it has connected and no other', async () => {
    const first = await makeKey(owner)
    const byKey = await activate(first.body.key)
    const second = await makeKey(owner)
    const kept = await activate(second.body.key)
    const old = shop.visitor()
    old.token = byKey.body.accessToken

    expect(await activate(first.body.key)).toMatchObject({ status: 400, body: { code: 'invalid_grant' } })
    expect(await old.call('takeLease', { body: { want: 1 } })).toMatchObject({ status: 401 })
    expect(
      await old.call('exchangeDesktopToken', {
        body: { grantType: 'refresh_token', refreshToken: byKey.body.refreshToken },
      }),
    ).toMatchObject({ status: 400, body: { code: 'invalid_grant' } })
    expect((await firstOf(owner)).computers.map(({ id }) => id)).toEqual([kept.body.deviceId])
  })

  test('removed computers are gone at once', async () => {
    const { body } = await makeKey(owner)
    const connected = await activate(body.key)
    await owner.visitor.call('removeDevice', { params: { id: connected.body.deviceId } })
    const desktop = shop.visitor()
    desktop.token = connected.body.accessToken

    expect(await desktop.call('readEntitlement')).toMatchObject({ status: 401 })
    expect((await firstOf(owner)).computers).toEqual([])
  })

  test('is made once when two tabs ask at once', async () => {
    const { id, key } = await firstOf(owner)
    const ask = () => owner.visitor.call('makeLicenceKey', { params: { id }, body: { present: key?.id ?? null } })

    const statuses = (await Promise.all([ask(), ask(), ask()])).map(({ status }) => status)

    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 409, 409])
  })

  test('connects ten computers at most, also when they come at once', async () => {
    const other = await startShop()
    try {
      const member = await other.member()
      await buyLicence(member)
      const { body } = await makeKey(member)
      const answers = await Promise.all(
        Array.from({ length: 14 }, () => other.visitor().call('activateDesktop', { body: { key: body.key } })),
      )

      expect(answers.filter(({ status }) => status === 200)).toHaveLength(10)
      expect(answers.filter(({ status }) => status === 409)).toHaveLength(4)
    } finally {
      await other.close()
    }
  })

  test('of a license that was given back connects nothing and is not replaced', async () => {
    const member = await shop.member()
    const payment = await buyLicence(member, 'basic')
    const { body } = await makeKey(member)
    await shop.visitor().fetch('/v1/refunds', {
      method: 'POST',
      headers: { authorization: 'Bearer sk_test_simulator', 'content-type': 'application/x-www-form-urlencoded' },
      body: `payment_intent=${payment}`,
    })
    await member.visitor.call('readPaymentStatus', { query: { payment_intent: payment } })

    expect((await firstOf(member)).state).toBe('revoked')
    expect(await activate(body.key)).toMatchObject({ status: 400, body: { code: 'invalid_grant' } })
    expect(await makeKey(member)).toMatchObject({ status: 409 })
  })

  test('of another account cannot be made, seen or replaced', async () => {
    const stranger = await shop.member()
    const { id, key } = await firstOf(owner)

    const foreign = await stranger.visitor.call('makeLicenceKey', {
      params: { id },
      body: { present: key?.id ?? null },
    })
    const none = await stranger.visitor.call('makeLicenceKey', {
      params: { id: randomUUID() },
      body: { present: null },
    })

    expect([foreign.status, none.status]).toEqual([404, 404])
    expect(await listOf(stranger)).toEqual([])
  })

  test('of an account that was deleted connects nothing', async () => {
    const member = await shop.member()
    await buyLicence(member)
    const { body } = await makeKey(member)
    await member.visitor.call('deleteAccount', { body: { confirmation: member.email } })

    expect(await activate(body.key)).toMatchObject({ status: 400, body: { code: 'invalid_grant' } })
  })

  test.each(['', '   ', '-', 'x'.repeat(101), 'AAAAA-AAAAA-AAAAA-AAAAA-AAAAA', '__proto__', "' or 1=1 --"])(
    'that is %j is refused',
    async (key) => {
      expect((await activate(key)).status).toBe(400)
    },
  )

  test('is not guessed for long', async () => {
    const other = await startShop()
    try {
      const tries = await Promise.all(
        Array.from({ length: 25 }, () => other.visitor().call('activateDesktop', { body: { key: 'AAAAA' } })),
      )

      expect(tries.filter(({ status }) => status === 429)).toHaveLength(5)
    } finally {
      await other.close()
    }
  })
})
