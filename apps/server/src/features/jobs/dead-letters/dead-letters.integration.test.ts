import { randomUUID } from 'node:crypto'
import type { DeadLetter, DeadLetterKind } from '@stratomate/contracts/admin/dead-letters'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connect, type Connection } from '#server/db/connect.ts'
import { joinedBuses } from '#server/main/testing/joined-buses.ts'
import { mailServer, refusal } from '#server/main/testing/mail-server.ts'
import { type Member, type Shop, startShop } from '#server/main/testing/start-shop.ts'
import { startTelegramDouble, type TelegramDouble } from '#server/main/testing/telegram-double.ts'
import { createJobWakes } from '../create-job-wakes.ts'
import { recordFailures } from '../record-failures.ts'

const mails = mailServer()
let telegram: TelegramDouble
let shop: Shop
let admin: Member
let member: Member
let behind: Connection
beforeAll(async () => {
  await mails.listen()
  telegram = await startTelegramDouble()
  shop = await startShop({
    environment: {
      ADMIN_EMAIL: 'admin@example.com',
      SMTP_URL: mails.url(),
      TELEGRAM_BOT_TOKEN: telegram.token,
      TELEGRAM_API_ORIGIN: telegram.origin,
    },
    outside: { mailEveryMs: 20, telegramEveryMs: 20, forgetEveryMs: 3_600_000 },
  })
  admin = await shop.member({ email: 'admin@example.com' })
  member = await shop.member()
  behind = connect({ ...shop.database, max: 1 }, () => undefined)
})
afterAll(async () => {
  await behind.close()
  await shop.close()
  await telegram.close()
  await mails.close()
})

const failed = async (kind: DeadLetterKind): Promise<DeadLetter[]> =>
  (await admin.visitor.call('listDeadLetters', { query: { kind } })).body.items
const retry = (kind: DeadLetterKind, id: string) => admin.visitor.call('retryDeadLetter', { body: { kind, id } })
const poll = <Value>(read: () => Value) => expect.poll(read, { timeout: 10_000 })

/** Waits for the one piece of work of a kind that has failed. */
async function untilFailed(kind: DeadLetterKind): Promise<DeadLetter> {
  await poll(async () => (await failed(kind)).length).toBe(1)
  const [letter] = await failed(kind)
  if (letter === undefined) throw new Error('It was there a moment ago.')
  return letter
}

describe('failed work', () => {
  test('is for administrators alone', async () => {
    const body = { kind: 'job', id: 'forget' }

    expect(await shop.visitor().call('listDeadLetters')).toMatchObject({ status: 401 })
    expect(await member.visitor.call('listDeadLetters')).toMatchObject({ status: 403 })
    expect(await member.visitor.call('retryDeadLetter', { body })).toMatchObject({ status: 403 })
  })

  test('a mail that was refused is shown with the reason, and sent when it is tried again', async () => {
    mails.answer({ recipient: () => refusal(550, 'No such mailbox') })
    await shop.visitor().call('requestPasswordReset', { body: { email: member.email } })
    const letter = await untilFailed('mail')
    mails.answer({})
    const again = await retry('mail', letter.id)
    await poll(() => mails.received.filter(({ to }) => to.includes(member.email)).length).toBeGreaterThan(0)

    expect(letter).toMatchObject({ kind: 'mail', isRetried: false, reason: expect.stringContaining('No such mailbox') })
    expect(again).toMatchObject({ status: 200, body: { ok: true } })
    expect(await failed('mail')).toEqual([])
    expect((await retry('mail', letter.id)).status).toBe(404)
  })

  test('a message that Telegram refused is kept, shown without its text, and sent when it is tried again', async () => {
    const invited = await member.visitor.call('inviteTelegram')
    telegram.write(7, `/start ${new URL(invited.body.url).searchParams.get('start') ?? ''}`)
    await poll(() => telegram.received.length).toBe(1)
    await behind.db.execute(sql`
      insert into telegram_messages (id, user_id, text, next_attempt_at, created_at)
      values (${randomUUID()}, ${member.id}, 'What nobody else reads', now() + interval '1 hour', now())`)
    telegram.refuseNext('refused')
    await behind.db.execute(sql`update telegram_messages set next_attempt_at = now()`)
    const letter = await untilFailed('telegram')
    await retry('telegram', letter.id)
    await poll(() => telegram.received.at(-1)?.text).toBe('What nobody else reads')

    expect(letter).toMatchObject({ attempts: 1, reason: 'Bad Request: text is too long', isRetried: false })
    expect(JSON.stringify(letter)).not.toContain('nobody else')
    expect(await failed('telegram')).toEqual([])
  })

  test('a delivery to a webhook that was given up is shown without its address, and made again when it is tried again', async () => {
    const id = randomUUID()
    const add = (switchedOff: boolean, delivery: string) => {
      const webhook = randomUUID()
      return behind.db.execute(sql`
        with hook as (
          insert into webhooks (id, user_id, url, events, sealed_secret, created_at, switched_off_at)
          values (${webhook}, ${member.id}, 'https://hooks.example.com/secret-path', '["trade.opened"]', 'x', now(),
            ${switchedOff ? new Date().toISOString() : null}::timestamptz)
        )
        insert into webhook_deliveries (id, webhook_id, user_id, event, body, state, attempts, next_attempt_at, created_at, status, problem)
        values (${delivery}, ${webhook}, ${member.id}, 'trade.opened', 'What nobody else reads', 'failed', 8, now(), now(), 500, 'answer')`)
    }
    const off = randomUUID()
    await add(true, off)
    await add(false, id)
    const letter = await untilFailed('webhook')
    const again = await retry('webhook', id)

    expect(letter).toMatchObject({ id, about: 'trade.opened to hooks.example.com', attempts: 8, reason: 'answer 500' })
    expect(JSON.stringify(letter)).not.toMatch(/secret-path|nobody else/u)
    expect(again).toMatchObject({ status: 200 })
    expect((await retry('webhook', off)).status).toBe(404)
    expect(await failed('webhook')).toEqual([])
  })

  test('a payment event that fails for long is shown and handled at once when it is tried again', async () => {
    await behind.db.execute(sql`
      insert into provider_events (id, type, live_mode, created_at, received_at, next_attempt_at, attempts, last_error)
      values ('evt_1', 'invoice.paid', false, now(), now(), now() + interval '1 hour', 8, 'timeout')`)
    const letter = await untilFailed('payment_event')
    await retry('payment_event', 'evt_1')

    expect(letter).toMatchObject({ id: 'evt_1', about: 'invoice.paid', attempts: 8, isRetried: true })
    const query = { about: 'evt_1', state: 'handled' }
    await poll(async () => (await admin.visitor.call('listProviderEvents', { query })).body.items.length).toBe(1)
  })

  test('a job that failed is shown, and runs at once when it is tried again', async () => {
    await behind.db.execute(sql`
      insert into job_failures (name, attempts, since, last_error) values ('forget', 3, now(), 'disk full')`)
    const letter = await untilFailed('job')
    await retry('job', 'forget')

    expect(letter).toMatchObject({ id: 'forget', about: 'forget', attempts: 3, reason: 'disk full', isRetried: true })
    // Its pause is an hour, so it can only have run because the administrator asked for it.
    await poll(() => failed('job')).toEqual([])
  })

  test.each<[DeadLetterKind, string]>([
    ['mail', randomUUID()],
    ['mail', 'none'],
    ['telegram', "'; drop table users; --"],
    ['payment_event', 'evt_none'],
    ['webhook', randomUUID()],
    ['webhook', 'none'],
    ['job', 'none'],
  ])('of the kind %s with the id %s is not there', async (kind, id) => {
    expect(await retry(kind, id)).toMatchObject({ status: 404, body: { code: 'not_found' } })
  })
})

test('failures of a job are counted until it succeeds', async () => {
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
  let isBroken = true
  const work = async () => {
    if (isBroken) throw new Error('The provider is away.')
  }
  const run = recordFailures({ db: behind.db, now: () => new Date(), log }, 'reconcile', work)
  const rows = async () => (await behind.db.execute(sql`select attempts, last_error from job_failures`)).rows
  for (const _ of [1, 2]) await expect(run()).rejects.toThrow('away')
  const counted = await rows()
  isBroken = false
  await run()

  expect(counted).toEqual([{ attempts: 2, last_error: 'The provider is away.' }])
  expect(await rows()).toEqual([])
})

test('a job is woken on every server, and an unknown one on none', () => {
  const woken: string[] = []
  const servers = joinedBuses(3).map((messages, index) => {
    const wakes = createJobWakes(messages)
    wakes.add('digests', () => woken.push(`server ${index}`))
    return wakes
  })
  servers[1]?.wake('digests')
  servers[1]?.wake('nothing')

  expect(woken.toSorted()).toEqual(['server 0', 'server 1', 'server 2'])
})
