import { createHmac, randomUUID } from 'node:crypto'
import { request } from 'node:http'
import { text as answerText } from 'node:stream/consumers'
import { times } from '@stratomate/commands/soak-scale'
import { webhookPath } from '@stratomate/contracts'
import { signWebhook } from '@stratomate/simulators/payments/webhook-sender'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connect } from '#server/db/connect.ts'
import { providerEvents } from '#server/db/tables/index.ts'
import { startPaymentsSimulator } from '#server/main/payments-process.ts'
import { type Member, type Shop, startShop } from '#server/main/testing/start-shop.ts'
import { payByCard, testCards } from '#server/main/testing/pay-by-card.ts'

let aheadMs = 0
let secret = ''
let shop: Shop
beforeAll(async () => {
  shop = await startShop({
    outside: {
      now: () => new Date(Date.now() + aheadMs),
      // The simulator sends its own calls to an address where nobody listens: here the tests send the events.
      startPaymentsSimulator: (folder, webhook) => {
        secret = webhook.secret
        return startPaymentsSimulator(folder, { ...webhook, url: 'http://127.0.0.1:9/lost' })
      },
      eventsEveryMs: 50,
      reconcileEveryMs: 50,
    },
  })
})
afterAll(() => shop.close())

type Event = { id: string; type: string; livemode: boolean; created: number; data: { object: Record<string, unknown> } }

const eventOf = (object: Record<string, unknown>, change: Partial<Event> = {}): Event => ({
  id: `evt_${randomUUID()}`,
  type: 'customer.subscription.updated',
  livemode: false,
  created: 1_800_000_000,
  data: { object: { object: 'subscription', id: 'sub_1', ...object } },
  ...change,
})
const nowS = () => Math.floor(Date.now() / 1_000)

async function post(body: string, signature: string | null = signWebhook(body, secret)): Promise<number> {
  const answer = await fetch(new URL(webhookPath, shop.origin), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(signature === null ? {} : { 'stripe-signature': signature }) },
    body,
  })
  await answer.arrayBuffer()
  return answer.status
}

const notify = (event: Event) => post(JSON.stringify(event))

async function storedEvents() {
  const connection = connect({ ...shop.database, max: 1 }, () => undefined)
  try {
    return await connection.db.select().from(providerEvents)
  } finally {
    await connection.close()
  }
}

async function handled(id: string) {
  for (let tries = 0; tries < 100; tries += 1) {
    const event = (await storedEvents()).find((each) => each.id === id)
    if (event?.handledAt) return event
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('The event was never handled.')
}

async function paidSubscription(): Promise<{ member: Member; customerId: string; paymentId: string }> {
  const member = await shop.member()
  const begun = await member.visitor.call('createSubscription', { body: { tier: 'pro_trader', email: member.email } })
  const customerId = (await shownOf(member)).stripeCustomerId ?? ''
  await payByCard(member.visitor, begun.body.clientSecret, testCards.works)
  return { member, customerId, paymentId: begun.body.clientSecret.split('_secret_')[0] ?? '' }
}

const shownOf = async (member: Member) =>
  (await member.visitor.call('readSubscription', { params: { id: member.id } })).body.subscription

describe('a call is refused and nothing is remembered', () => {
  const body = JSON.stringify(eventOf({ customer: 'cus_1' }))

  test.each([
    ['without a signature', () => post(body, null)],
    ['with an empty signature', () => post(body, '')],
    ['with garbage for a signature', () => post(body, 't=now,v1=zz')],
    ['with another secret', () => post(body, signWebhook(body, 'whsec_other'))],
    ['with a signature of an hour ago', () => post(body, signWebhook(body, secret, nowS() - 3_600))],
    ['with a signature over another body', () => post(`${body} `, signWebhook(body, secret))],
    ['without a body', () => post('')],
    ['with a body that is no JSON', () => post('[object Object]')],
    ['with a body that is no event', () => post('{"id":"evt_1"}')],
    ['with an event whose id is empty', () => notify(eventOf({}, { id: '' }))],
  ])('%s', async (_what, call) => {
    expect(await call()).toBe(400)
    expect(await storedEvents()).toEqual([])
  })

  test('with more than a megabyte', async () => {
    const large = JSON.stringify(eventOf({ text: 'x'.repeat(1_100_000) }))

    expect(await post(large)).toBe(413)
    expect(await storedEvents()).toEqual([])
  })
})

/** Sends a call exactly as given: repeated headers stay repeated, and the bytes are not changed. */
function postRaw(
  headers: readonly (readonly [string, string])[],
  body: Buffer,
): Promise<{ status: number; text: string }> {
  const { hostname, port } = new URL(shop.origin)
  const length = ['content-length', String(body.length)] as const
  const list = [['host', hostname] as const, length, ...headers].flat()
  return new Promise((resolve, reject) => {
    const call = request({ method: 'POST', hostname, port, path: webhookPath, headers: list }, (answer) => {
      answerText(answer).then((text) => resolve({ status: answer.statusCode ?? 0, text }), reject)
    })
    call.on('error', reject)
    call.end(body)
  })
}

const signed = (body: Buffer, atS = nowS()) =>
  `t=${atS},v1=${createHmac('sha256', secret).update(`${atS}.`).update(body).digest('hex')}`
const mark = Buffer.from([0xef, 0xbb, 0xbf])

describe('the raw bytes and one signature decide', () => {
  const bodyOf = (event: Event) => Buffer.from(JSON.stringify(event))
  const known = async () => (await storedEvents()).length

  test.each([
    ['none', []],
    ['empty', [['content-type', '']]],
    ['text', [['content-type', 'text/plain; charset=utf-16']]],
    ['a form', [['content-type', 'multipart/form-data; boundary=x']]],
    ['no type at all', [['content-type', ';;;']]],
    [
      'two',
      [
        ['content-type', 'application/json'],
        ['content-type', 'image/png'],
      ],
    ],
  ] as const)('a good call passes with the content type: %s', async (_what, types) => {
    const body = bodyOf(eventOf({ customer: 'cus_types' }))

    expect((await postRaw([...types, ['stripe-signature', signed(body)]], body)).status).toBe(200)
  })

  test('a good call passes with two signatures of which one fits, and with signatures of other schemes', async () => {
    const body = bodyOf(eventOf({ customer: 'cus_schemes' }))
    const other = 'a'.repeat(64)

    expect((await postRaw([['stripe-signature', `${signed(body)},v1=${other},v0=${other}`]], body)).status).toBe(200)
  })

  test.each([
    ['an empty signature beside the time', (good: string) => [good.replace(/v1=.*/u, 'v1=')]],
    ['an empty signature beside a good one', (good: string) => [`${good},v1=`]],
    ['a signature without a value', (good: string) => [good.replace(/=[^=]*$/u, '')]],
    ['a signature cut short', (good: string) => [good.slice(0, -1)]],
    [
      'a signature in capitals',
      (good: string) => [good.replace(/v1=.*/u, (part) => `v1=${part.slice(3).toUpperCase()}`)],
    ],
    ['two times', (good: string) => [`t=1,${good}`]],
    ['no time', (good: string) => [good.replace(/^t=\d+,/u, '')]],
    ['a time that is no number', (good: string) => [good.replace(/^t=\d+/u, 't=NaN')]],
    ['only commas', () => [',,,']],
    ['a good header twice', (good: string) => [good, good]],
    ['a good header after a bad one', (good: string) => ['t=1,v1=00', good]],
    ['a good header before an empty one', (good: string) => [good, '']],
    ['two good headers in one', (good: string) => [`${good}, ${good}`]],
  ])('%s is refused', async (_what, headersOf) => {
    const body = bodyOf(eventOf({ customer: 'cus_headers' }))
    const before = await known()
    const headers = headersOf(signed(body)).map((value) => ['Stripe-Signature', value] as const)
    const answer = await postRaw(headers, body)

    expect([answer.status, JSON.parse(answer.text)]).toMatchObject([400, { code: 'malformed_request' }])
    expect(await known()).toBe(before)
  })

  test.each([
    ['a byte-order mark before it', (body: Buffer) => Buffer.concat([mark, body])],
    ['a space after it', (body: Buffer) => Buffer.concat([body, Buffer.from(' ')])],
    [
      'a broken character for the one that stands for broken ones',
      (body: Buffer) => {
        const at = body.indexOf('\ufffd')
        return Buffer.concat([body.subarray(0, at), Buffer.from([0xff]), body.subarray(at + 3)])
      },
    ],
  ])('a body with %s is not the signed one', async (_what, change) => {
    const body = bodyOf(eventOf({ customer: 'cus_bytes', name: 'a \ufffd b' }))
    const before = await known()
    const answer = await postRaw([['stripe-signature', signed(body)]], change(body))

    expect(answer.status).toBe(400)
    expect(await known()).toBe(before)
  })

  test.each([
    ['a byte-order mark', Buffer.concat([mark, Buffer.from('{}')])],
    ['broken characters', Buffer.from([0x22, 0xff, 0xfe, 0x22])],
    ['an id with a NUL', Buffer.from(JSON.stringify(eventOf({ customer: 'cus_a\u0000b' })))],
    ['a time beyond the calendar', Buffer.from(JSON.stringify(eventOf({}, { created: 9e15 })))],
    ['nothing', Buffer.alloc(0)],
  ])('a rightly signed body of %s is refused as no event', async (_what, body) => {
    expect((await postRaw([['stripe-signature', signed(body)]], body)).status).toBe(400)
  })

  test('whatever the headers and the bytes are, the answer is 200 or a clear 400', async () => {
    const part = fc.oneof(
      fc.constantFrom('t=', 't=1', `t=${nowS()}`, 'v1=', 'v1', 'v0=', `v1=${'0'.repeat(64)}`, '=', '', 'v1=,v1='),
      fc.string({ unit: fc.constantFrom('t', 'v', '1', '0', '=', ',', ';', ' ', '\t', '"', 'é'), maxLength: 20 }),
    )
    const header = fc.array(part, { maxLength: 4 }).map((parts) => latin(parts.join(',')))
    const good = bodyOf(eventOf({ customer: 'cus_fuzz' }))
    const change = fc.record({
      headers: fc.array(fc.oneof(header, fc.constant('good')), { maxLength: 3 }),
      prefix: fc.constantFrom(Buffer.alloc(0), Buffer.alloc(0), mark, Buffer.from([0xff]), Buffer.from('\0')),
      type: fc.option(fc.constantFrom('application/json', 'text/plain', '*/*', '/', 'a;b=c')),
    })
    await fc.assert(
      fc.asyncProperty(change, async ({ headers, prefix, type }) => {
        const signatures = headers.map((each) => ['stripe-signature', each === 'good' ? signed(good) : each] as const)
        const types = type === null ? [] : [['content-type', type] as const]
        const answer = await postRaw([...types, ...signatures], Buffer.concat([prefix, good]))
        const isGood = headers.length === 1 && headers[0] === 'good' && prefix.length === 0

        const expected = isGood ? { received: true } : { code: 'malformed_request' }
        expect([answer.status, JSON.parse(answer.text)]).toMatchObject([isGood ? 200 : 400, expected])
      }),
      { numRuns: times(100, 1_000) },
    )
  })

  const latin = (text: string) => text.replaceAll(/[^\t\x20-\x7e\xa1-\xff]/gu, '')
})

test('an event that comes again, also at once, is remembered once', async () => {
  const event = eventOf({ customer: 'cus_unknown' })

  const answers = await Promise.all([notify(event), notify(event), notify(event)])
  answers.push(await notify(event))
  const stored = (await storedEvents()).filter(({ id }) => id === event.id)

  expect(answers).toEqual([200, 200, 200, 200])
  expect(stored).toHaveLength(1)
})

test.each([
  ['of an unknown type', eventOf({ object: 'tax.rate' }, { type: 'tax.rate.created' })],
  ['of an unknown customer', eventOf({ customer: 'cus_nobody' })],
  ['of an unknown payment', eventOf({ object: 'payment_intent', id: 'pi_nobody', customer: null })],
  ['with an expanded customer', eventOf({ customer: { id: 'cus_nobody', object: 'customer' } })],
])('an event %s is taken and done with', async (_what, event) => {
  expect(await notify(event)).toBe(200)
  expect((await handled(event.id)).lastError).toBeNull()
})

test('an event makes the present state known, whatever it says itself and in whatever order events come', async () => {
  const { member, customerId } = await paidSubscription()
  const before = await shownOf(member)

  const late = eventOf({ customer: customerId, status: 'canceled' }, { type: 'customer.subscription.deleted' })
  const early = eventOf({ customer: customerId, status: 'incomplete' }, { type: 'customer.subscription.created' })
  await Promise.all([notify(late), notify(early)])
  await Promise.all([handled(late.id), handled(early.id)])

  expect(before.status).toBe('pending')
  expect((await shownOf(member)).status).toBe('active')
})

test('an event of the other mode changes nothing', async () => {
  const { member, customerId } = await paidSubscription()
  const event = eventOf({ customer: customerId }, { livemode: true })

  await notify(event)
  await handled(event.id)

  expect((await shownOf(member)).status).toBe('pending')
})

test('a license whose events never came is found by asking', async () => {
  const member = await shop.member()
  const begun = await member.visitor.call('createPayment', {
    body: { amount: 199, productName: 'Basic license', plan: 'basic' },
  })
  await payByCard(member.visitor, begun.body.clientSecret, testCards.works)
  const before = await member.visitor.call('readSubscription', { params: { id: member.id } })

  aheadMs += 3 * 60_000
  await new Promise((resolve) => setTimeout(resolve, 1_000))

  expect(before.status).toBe(404)
  expect(await shownOf(member)).toMatchObject({ source: 'licence', plan: 'basic' })
})

test('a subscription whose events never came is found by asking', async () => {
  const { member } = await paidSubscription()

  aheadMs += 7 * 3_600_000
  await new Promise((resolve) => setTimeout(resolve, 1_000))

  expect((await shownOf(member)).status).toBe('active')
})

test('no trial is given beside a subscription that was paid and whose events never came', async () => {
  const { member } = await paidSubscription()
  const before = (await shownOf(member)).status

  const asked = await member.visitor.call('startTrial', { body: { tier: 'pro_trader' } })

  expect(before).toBe('pending')
  expect([asked.status, asked.body]).toMatchObject([409, { code: 'already_subscribed' }])
  expect((await shownOf(member)).status).toBe('active')
})

test('a purchase in the provider’s own table of prices waits for whoever proves its email', async () => {
  const email = `${randomUUID()}@example.com`
  const post_ = (path: string, form: string) =>
    shop.visitor().fetch(path, {
      method: 'POST',
      headers: { authorization: 'Bearer sk_test_simulator', 'content-type': 'application/x-www-form-urlencoded' },
      body: form,
    })
  const price = 'currency=usd&unit_amount=2900&recurring[interval]=month&lookup_key=new_trader_table'
  const { id: priceId } = (await (await post_('/v1/prices', price)).json()) as { id: string }
  const customer = (await (await post_('/v1/customers', `email=${email}`)).json()) as { id: string }
  await post_('/v1/subscriptions', `customer=${customer.id}&items[0][price]=${priceId}&trial_period_days=3`)
  const session = { object: 'checkout.session', id: 'cs_1', customer: customer.id }
  const event = eventOf(session, { type: 'checkout.session.completed' })

  await notify(event)
  await handled(event.id)
  const member = await shop.member({ email })

  expect(await shownOf(member)).toMatchObject({ tier: 'new_trader', status: 'trial' })
})
