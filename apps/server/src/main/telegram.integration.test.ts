import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { connectDesktop, type Member, type Shop, startShop } from '#server/main/testing/start-shop.ts'
import { idleState } from './testing/idle-state.ts'
import { startTelegramDouble, type TelegramDouble } from './testing/telegram-double.ts'

// A test cannot reach Telegram itself: a local stand-in implements the part of the Bot API that the service uses.
let telegram: TelegramDouble
let shop: Shop
let admin: Member
let aheadMs = 0
let chats = 1_000
beforeAll(async () => {
  telegram = await startTelegramDouble()
  shop = await startShop({
    environment: {
      ADMIN_EMAIL: 'admin@example.com',
      TELEGRAM_BOT_TOKEN: telegram.token,
      TELEGRAM_API_ORIGIN: telegram.origin,
    },
    outside: { now: () => new Date(Date.now() + aheadMs), telegramEveryMs: 20 },
  })
  admin = await shop.member({ email: 'admin@example.com' })
  const anybody = await shop.member()
  // The bot asks Telegram for its name.
  await vi.waitFor(async () => {
    if ((await settingsOf(anybody)).telegram?.bot !== 'test_bot') throw new Error('The bot has no name yet.')
  }, 5_000)
})
afterAll(async () => {
  await shop.close()
  await telegram.close()
})

const settingsOf = async (member: Member) => (await member.visitor.call('readNotificationSettings')).body
const textsTo = (chatId: number) =>
  telegram.received.filter((sent) => sent.chatId === String(chatId)).map(({ text }) => text)
const codeFor = async (member: Member) => {
  const invited = await member.visitor.call('inviteTelegram')
  return new URL(invited.body.url).searchParams.get('start') ?? ''
}

async function linked(): Promise<{ member: Member; chatId: number }> {
  const member = await shop.member()
  const chatId = (chats += 1)
  telegram.write(chatId, `/start ${await codeFor(member)}`)
  await expect.poll(async () => (await settingsOf(member)).telegram?.linked?.name).toBe('@ann')
  await expect.poll(() => textsTo(chatId).length).toBe(1)
  return { member, chatId }
}

/** Somebody replies to a new post of the member. */
async function replyTo(member: Member, content: string) {
  aheadMs += 20_000
  const body = { clientId: randomUUID(), category: 'general', content: randomUUID(), settings: null }
  const post = await member.visitor.call('writePost', { body })
  const other = await shop.member()
  const params = { id: post.body.id }
  const replied = await other.visitor.call('writeReply', { params, body: { clientId: randomUUID(), content } })
  expect([post.status, replied.status]).toEqual([200, 200])
  return post.body
}

test('an invitation leads to the bot, and whoever follows it is told there from then on', async () => {
  const { member, chatId } = await linked()
  const post = await replyTo(member, 'What somebody wrote')
  await expect.poll(() => textsTo(chatId).length).toBe(2)
  const notified = textsTo(chatId)[1] ?? ''

  expect(notified).toMatch(/^Ann L\. replied to your post\n\nhttps?:\S+$/u)
  expect(notified).toContain(`/community/${post.id}`)
  expect(notified).not.toContain('What somebody wrote')
  expect(telegram.strangers()).toBe(0)
  // On a test service, the page says where messages really go.
  expect((await settingsOf(member)).telegram?.testAddress).toBe(telegram.origin)
})

test('an invitation works once, ten minutes long, and a new one ends the one before', async () => {
  const member = await shop.member()
  const [first, second] = [await codeFor(member), await codeFor(member)]
  telegram.write(1, `/start ${first}`)
  aheadMs += 11 * 60_000
  telegram.write(2, `/start ${second}`)
  const third = await codeFor(member)
  telegram.write(3, `/start ${third}`)
  telegram.write(4, `/start ${third}`)
  await expect
    .poll(() => [1, 2, 3, 4].map((chat) => textsTo(chat)[0]?.slice(0, 9)))
    .toEqual(['This link', 'This link', 'This chat', 'This link'])
})

test('what is not chosen is not sent', async () => {
  const { member, chatId } = await linked()
  await member.visitor.call('changeNotificationSettings', { body: { telegramKinds: ['billing'] } })
  await replyTo(member, 'Hello')
  await member.visitor.call('changeNotificationSettings', { body: { telegramKinds: ['reply', 'reply'] } })
  await replyTo(member, 'Hello again')
  await expect.poll(() => textsTo(chatId).length).toBe(2)

  expect((await settingsOf(member)).telegram?.kinds).toEqual(['reply'])
})

test('whoever blocks the bot is unlinked, found out by the next message', async () => {
  const { member } = await linked()
  telegram.refuseNext('blocked')
  await replyTo(member, 'Hello')

  await expect.poll(async () => (await settingsOf(member)).telegram?.linked).toBeNull()
})

test('whoever blocks the bot is unlinked, told by Telegram', async () => {
  const { member, chatId } = await linked()
  telegram.push({
    my_chat_member: { chat: { id: chatId, type: 'private' }, from: {}, new_chat_member: { status: 'kicked' } },
  })

  await expect.poll(async () => (await settingsOf(member)).telegram?.linked).toBeNull()
})

test('a bot that sends too fast waits and then sends each message once', async () => {
  const { member, chatId } = await linked()
  telegram.refuseNext('slow-down')
  await replyTo(member, 'Hello')
  await new Promise((resolve) => setTimeout(resolve, 300))
  const meanwhile = textsTo(chatId).length
  aheadMs += 2_000
  await expect.poll(() => textsTo(chatId).length).toBe(2)
  await new Promise((resolve) => setTimeout(resolve, 200))

  expect(meanwhile).toBe(1)
  expect(textsTo(chatId)).toHaveLength(2)
})

test('a message that Telegram could not take goes out a minute later', async () => {
  const { member, chatId } = await linked()
  telegram.refuseNext('broken')
  await replyTo(member, 'Hello')
  await new Promise((resolve) => setTimeout(resolve, 200))
  aheadMs += 61_000

  await expect.poll(() => textsTo(chatId).length).toBe(2)
})

test('/stop and the button on the site end it, also when repeated', async () => {
  const { member, chatId } = await linked()
  telegram.write(chatId, '/stop')
  await expect.poll(async () => (await settingsOf(member)).telegram?.linked).toBeNull()
  const again = await linked()
  for (const _ of [1, 2]) await again.member.visitor.call('unlinkTelegram')
  await replyTo(again.member, 'Hello')
  await new Promise((resolve) => setTimeout(resolve, 200))

  expect(textsTo(again.chatId)).toHaveLength(1)
})

test('a Telegram account belongs to the account that has invited it last', async () => {
  const { member, chatId } = await linked()
  const other = await shop.member()
  telegram.write(chatId, `/start ${await codeFor(other)}`)
  await expect.poll(async () => (await settingsOf(other)).telegram?.linked?.name).toBe('@ann')

  expect((await settingsOf(member)).telegram?.linked).toBeNull()
})

test.each<[string, object]>([
  ['a group', { message: { chat: { id: -5, type: 'group' }, text: '/start x' } }],
  ['no text', { message: { chat: { id: 5, type: 'private' } } }],
  ['something unknown', { poll: {} }],
  ['nonsense', { message: 'x' }],
  ['a code of 10,000 letters', { message: { chat: { id: 6, type: 'private' }, text: `/start ${'x'.repeat(10_000)}` } }],
])('%s does not stop the updates after it', async (_what, update) => {
  telegram.push(update)

  expect((await linked()).chatId).toBeGreaterThan(1_000)
})

test('a chat hears of its computers and of the day, pauses all of them, and cannot resume', async () => {
  const { member, chatId } = await linked()
  await member.visitor.call('startTrial', { body: {} })
  const [computer] = [await connectDesktop(shop, member), await connectDesktop(shop, member)]
  const ask = async (command: string, answer: RegExp) => {
    const before = textsTo(chatId).length
    telegram.write(chatId, command)
    await expect.poll(() => textsTo(chatId).slice(before)).toContainEqual(expect.stringMatching(answer))
  }
  const pausedNow = async () => (await member.visitor.call('listDevices')).body.items.map(({ paused }) => paused)

  const isWatched = async () => (await computer.visitor.call('reportState', { body: idleState })).body.watched
  await ask('/status', /^.+: offline\.\n.+: offline\.$/u)
  await ask('/today', /^No trades today \(UTC\)\.\n0 of 10 trades used\.$/u)
  expect(await isWatched()).toBe(true)
  await ask('/pause', /^Trading is paused on .*Resume on the dashboard or in the app\.$/u)
  expect(await pausedNow()).toEqual([true, true])
  await ask('/pause', /^Trading is paused on /u)
  await ask('/resume', /\/pause pauses trading on all your computers/u)
  expect(await pausedNow()).toEqual([true, true])
})

test('a chat that is connected with nobody commands nothing', async () => {
  const chatId = (chats += 1)
  telegram.write(chatId, '/pause')

  await expect.poll(() => textsTo(chatId)).toEqual([expect.stringContaining('not connected with an account')])
})

test('a suspended account commands nothing by its chat', async () => {
  const { member, chatId } = await linked()
  const change = { suspended: true, reason: 'A dispute.' }
  const keptMs = aheadMs
  // The administrator's sign-in is recent only by the real clock.
  aheadMs = 0
  const changed = await admin.visitor.call('changeAccount', { params: { id: member.id }, body: change })
  aheadMs = keptMs
  expect(changed.status).toBe(200)
  telegram.write(chatId, '/pause')

  await expect.poll(() => textsTo(chatId)[1]).toContain('suspended')
})

test('the link outlives a restart', async () => {
  const { member, chatId } = await linked()
  await shop.restart()
  await replyTo(member, 'Hello')

  await expect.poll(() => textsTo(chatId).length, { timeout: 5_000 }).toBe(2)
})
