import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createPasswords } from '#server/adapters/create-passwords.ts'
import { type Shop, signUpInput, startShop } from '#server/main/testing/start-shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop.close())

const email = 'benedict.arnold@tradinghouse.example'
const join = (password: string) => shop.visitor().call('signUp', { body: { ...signUpInput(email), password } })

test.each([
  ['common', 'password12'],
  ['common in capitals', 'PASSWORD1234'],
  ['common with letters as digits', 'P4ssw0rd!1'],
  ['leaked', 'iloveyou12'],
  ['leaked and doubled', 'hunter2hunter2'],
  ['a row of the keyboard', 'qwertyuiop'],
  ['a row of digits', '1234567890'],
  ['one letter', 'aaaaaaaaaaaaaaaa'],
  ['the name of the product', 'Stratomate1'],
  ['the own address', email],
  ['the name in the own address', 'benedict.arnold'],
  ['the name in the own address with a year', 'BenedictArnold1'],
  ['the domain of the own address', 'tradinghouse1'],
])('a password that is %s is refused in words', async (_kind, password) => {
  const answer = await join(password)

  expect(answer).toMatchObject({
    status: 400,
    body: { code: 'invalid_input', fields: { password: expect.any(String) } },
  })
  expect(JSON.stringify(answer.body)).toContain('guess')
})

test.each([
  ['three words', 'violet copper ladder', 200],
  ['letters by chance', 'k7#Vq9!pLm2x', 200],
  ['words of another script', '猫が好きですよ本当に海', 200],
  ['one letter for long, whatever follows', `${'x'.repeat(30)} brave otter`, 400],
])('a password of %s is answered with the right status', async (kind, password, status) => {
  const mailbox = `${kind.replaceAll(/\W/gu, '-')}@example.com`
  const answer = await shop.visitor().call('signUp', { body: { ...signUpInput(mailbox), password } })

  expect(answer.status).toBe(status)
})

test('a password counts as it was typed: spaces, capitals and all of its 200 letters', async () => {
  const password = `  Violet copper ladder ${'ü'.repeat(177)}`
  const mailbox = 'as-typed@example.com'
  const visitor = shop.visitor()
  await visitor.call('signUp', { body: { ...signUpInput(mailbox), password } })
  await visitor.call('verifyEmail', { body: { email: mailbox, code: await visitor.mailedCode(mailbox) } })
  const typed = [password, password.trim(), password.toLowerCase(), password.slice(0, -1), `${password.slice(0, -1)}u`]
  const statuses = []
  for (const text of typed) {
    statuses.push((await visitor.call('signIn', { body: { email: mailbox, password: text } })).status)
  }

  expect(statuses).toEqual([200, 401, 401, 401, 401])
})

describe('later', () => {
  test('a guessable password is refused when it is changed or reset, and uses up no code', async () => {
    const member = await shop.member()
    const currentPassword = signUpInput(member.email).password
    const changed = await member.visitor.call('changePassword', { body: { currentPassword, password: 'password12' } })
    await member.visitor.call('requestPasswordReset', { body: { email: member.email } })
    const code = await member.visitor.mailedCode(member.email)
    const reset = (password: string) =>
      member.visitor.call('resetPassword', { body: { email: member.email, code, password } })
    const weak = await reset('password12')
    const strong = await reset('violet copper ladder')

    expect([changed.status, weak.status, strong.status]).toEqual([400, 400, 200])
  })

  test('the owner is told by mail when a password is reset', async () => {
    const member = await shop.member()
    await member.visitor.call('requestPasswordReset', { body: { email: member.email } })
    const code = await member.visitor.mailedCode(member.email)
    await member.visitor.call('resetPassword', {
      body: { email: member.email, code, password: 'violet copper ladder' },
    })
    const subjects = (await member.visitor.mails(member.email)).map(({ subject }) => subject)

    expect(subjects[0]).toContain('password was changed')
  })
})

test('a hash of the real service costs a thief 19 MiB and two passes, and opens with its password alone', async () => {
  const passwords = createPasswords()
  const asker = { kind: 'known', network: '127.0.0.1' } as const
  const hash = await passwords.hash('violet copper ladder', asker)
  const opened = [
    await passwords.verify(hash, 'violet copper ladder', asker),
    await passwords.verify(hash, 'violet copper ladders', asker),
    await passwords.verify(null, 'violet copper ladder', asker),
  ]
  await passwords.close()

  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/u)
  expect(opened).toEqual([true, false, false])
})
