import { randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import { text as textOf } from 'node:stream/consumers'
import { times } from '@stratomate/commands/soak-scale'
import { type BodyOf, type Endpoint, type EndpointName, endpoints, type Refusal } from '@stratomate/contracts'
import fc from 'fast-check'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import {
  connectDesktop,
  type Desktop,
  type Member,
  type Shop,
  signUpInput,
  startShop,
} from '#server/main/testing/start-shop.ts'
import { paperTrade } from '#server/main/testing/paper-trade.ts'

const numRuns = times(30, 300)
const seed = Date.now() % 1_000_000

let shop: Shop
let member: Member
let desktop: Desktop
let leaseId: string
let called = 0
beforeAll(async () => {
  console.log(`fuzz: seed ${seed}`)
  // Each call comes from another address, so that no rate limit answers in place of what is tested.
  shop = await startShop({ environment: { TRUST_PROXY: '1' } })
  member = await shop.member()
  await member.visitor.call('startTrial', { body: {} })
  desktop = await connectDesktop(shop, member)
  const lease = await desktop.visitor.call('takeLease', { body: { want: 5 } })
  leaseId = String(decodeJwt(lease.body.lease).jti)
})
afterAll(() => shop.close())

const described = (name: EndpointName): Endpoint => endpoints[name]
const endings = new Set<EndpointName>(['removeDevice', 'leaveDesktop', 'signOut'])
const names = (Object.keys(endpoints) as EndpointName[]).filter((name) => !endings.has(name))
const withBody = names.filter((name) => described(name).body !== undefined)

const at = '2026-11-21T12:00:00.000Z'
const candle = { time: 60, open: 1, high: 2, low: 1, close: 2, volume: 3 }
const refusal = (): Refusal => ({
  id: randomUUID(),
  signalId: randomUUID(),
  at,
  code: 'stale',
  candleTime: 60,
  symbol: 'EURUSD',
  timeframeS: 60,
  side: 'buy',
  indicatorId: 'super-trend',
})

/** Valid bodies, so that a change of one value is read as deeply as possible. */
const rightBodies: { [Name in EndpointName]?: () => BodyOf<Name> } = {
  signUp: () => signUpInput('fuzz@example.com'),
  verifyEmail: () => ({ email: 'fuzz@example.com', code: '123456' }),
  signIn: () => ({ email: member.email, password: 'wrong password here' }),
  signInWithCode: () => ({ email: member.email, code: '123456' }),
  resetPassword: () => ({ email: member.email, code: '123456', password: 'another password' }),
  requestDeviceCode: () => ({ client_id: 'stratomate-desktop', computer_name: 'PC', app_version: '0.1.0' }),
  exchangeDesktopToken: () => ({ grantType: 'refresh_token', refreshToken: 'none' }),
  openCustomerPortal: () => ({ customerId: 'cus_x' }),
  startTrial: () => ({ tier: 'new_trader' }),
  createPayment: () => ({ amount: 321, productName: 'Pro license', plan: 'pro', email: 'ann@example.com' }),
  createSubscription: () => ({ tier: 'pro_trader', email: 'ann@example.com', name: 'Ann', start: 'now' }),
  takeLease: () => ({ want: 1 }),
  settleLease: () => ({ seq: 1, used: 0 }),
  reportTrades: () => ({ trades: [paperTrade(leaseId)] }),
  reportRefusals: () => ({ refusals: [refusal()] }),
  reportState: () => ({
    version: '0.1.0',
    charts: [],
    terminalConnected: false,
    broker: { id: 'paper', connected: true, account: 'paper', balanceCents: 100 },
    paused: false,
    pausedReason: null,
  }),
  recordVisit: () => ({ path: '/' }),
  setVisitThreshold: () => ({ path: '/', threshold: 250 }),
  sendSupportMessage: () => ({
    clientId: randomUUID(),
    name: 'Ann',
    email: 'ann@example.com',
    subject: 'Hello',
    message: 'Two\nlines',
  }),
  sendFeedback: () => ({ clientId: randomUUID(), feedbackType: 'bug', rating: 1, message: 'It hangs', expected: 'No' }),
  reportCandles: () => ({ batches: [{ chart: { symbol: 'EURUSD', timeframeS: 60, digits: 5 }, candles: [candle] }] }),
}

test.each(['reportTrades', 'reportRefusals', 'reportState', 'reportCandles'] as const)(
  'the body that changes of %s begin with is accepted',
  async (name) => {
    const answer = await desktop.visitor.call(name, { body: rightBodies[name]?.() })

    expect(answer.status).toBe(200)
  },
)

const hostile = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    '',
    '\u0000',
    'a\u0000b',
    '\ud800',
    '\u202e',
    '__proto__',
    'constructor',
    -1,
    0,
    -0.5,
    2 ** 31,
    2 ** 53,
    Number.MAX_VALUE,
    '0000-01-01T00:00:00.000Z',
    '9999-12-31T23:59:59.999Z',
    '+275760-09-13T00:00:00.000Z',
    '1970-01-01T00:00:00Z',
    true,
    [],
    {},
    [[]],
    'x'.repeat(70_000),
    "'; drop table users; --",
    '%00',
    '../..',
    'a@b.co, c@d.co',
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.integer(),
  fc.double(),
  fc.jsonValue({ maxDepth: 3 }),
)

/** A valid body in which one value, at any depth, is replaced. */
const spoiled = (name: EndpointName) =>
  fc.tuple(fc.nat(1_000), hostile).map(([place, value]) => {
    const body: unknown = structuredClone(rightBodies[name]?.() ?? {})
    return replaceAt(body, { left: place % Math.max(1, countLeaves(body)) }, value)
  })

function countLeaves(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1
  return Object.values(value).reduce<number>((sum, each) => sum + countLeaves(each), 0)
}

function replaceAt(value: unknown, counter: { left: number }, by: unknown): unknown {
  if (typeof value !== 'object' || value === null) {
    counter.left -= 1
    return counter.left === -1 ? by : value
  }
  if (Array.isArray(value)) return value.map((each: unknown) => replaceAt(each, counter, by))
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, replaceAt(each, counter, by)]))
}

async function answerTo(name: EndpointName, send: { body?: string; params?: string; query?: string; type?: string }) {
  const { method, path } = endpoints[name].route
  const filled = path.replace(/:\w+/u, encodeURIComponent((send.params ?? leaseId).toWellFormed()))
  const caller = described(name).access.startsWith('desktop') ? desktop.visitor : member.visitor
  const headers = {
    'x-forwarded-for': `198.18.${Math.floor(called / 250)}.${called % 250}`,
    ...(send.body === undefined ? {} : { 'content-type': send.type ?? 'application/json' }),
  }
  called += 1
  const answer = await caller.fetch(`${filled}${send.query ?? ''}`, {
    method,
    headers,
    ...(send.body === undefined ? {} : { body: send.body }),
  })
  return { status: answer.status, text: await answer.text() }
}

const ErrorAnswer = z.object({ message: z.string().min(1), code: z.string().min(1), requestId: z.uuid() })

/** What is wrong with an answer, in words; only the payment simulator may answer that it cannot (502). */
function complaintOf({ status, text }: { status: number; text: string }): string | null {
  if (status >= 500 && status !== 502) return `${status}: ${text}`
  if (status < 400) return null
  return ErrorAnswer.safeParse(JSON.parse(text)).success ? null : `not an error body: ${text}`
}

test.each(withBody)('%s answers every body with a success or a clear refusal', async (name) => {
  const body = fc.oneof(
    { weight: 4, arbitrary: spoiled(name).map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: hostile.map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 100 }) },
  )
  await fc.assert(
    fc.asyncProperty(body, fc.boolean(), async (text, asForm) => {
      const type = asForm && name === 'requestDeviceCode' ? 'application/x-www-form-urlencoded' : 'application/json'
      expect(complaintOf(await answerTo(name, { body: text.toWellFormed(), type }))).toBeNull()
    }),
    { numRuns, seed },
  )
})

test.each(names)('%s answers every parameter and query with a success or a clear refusal', async (name) => {
  const part = fc.oneof(
    fc.constantFrom('\u0000', '%00', '../..', '%', '01', '__proto__', 'x'.repeat(150), '\u202e', "' or 1=1 --"),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 30 }),
  )
  const key = fc.constantFrom(
    'cursor',
    'limit',
    'after',
    'id',
    'a[b]',
    'payment_intent',
    'setup_intent',
    'client_secret',
  )
  const right = JSON.stringify(rightBodies[name]?.() ?? {})
  const body = described(name).body === undefined ? {} : { body: right }
  await fc.assert(
    fc.asyncProperty(part, key, part, async (params, queryKey, value) => {
      const query = `?${queryKey}=${encodeURIComponent(value.toWellFormed())}`
      expect(complaintOf(await answerTo(name, { ...body, params, query }))).toBeNull()
    }),
    { numRuns: Math.ceil(numRuns / 3), seed },
  )
})

/** Sends bytes as they are and returns all that comes back until the connection ends. */
async function sendBytes(bytes: string): Promise<string> {
  const { hostname, port } = new URL(shop.origin)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => socket.destroy())
  socket.write(bytes, 'latin1')
  return textOf(socket)
}

test('whatever the request line, the hosts and the headers are, the answer is whole, clear and guarded', async () => {
  const method = fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS')
  const start = fc.constantFrom(
    '/',
    '//',
    '',
    '*',
    'http://a',
    'http://evil.test',
    'https:',
    'ftp://a',
    '/api',
    '/v1',
    '/community',
  )
  const piece = fc.constantFrom(
    '/',
    '..',
    '%2e%2e',
    '%2f',
    '%5c',
    '\\',
    '%',
    '%zz',
    '%00',
    '?',
    '#',
    'api',
    'v1',
    'prices',
    'health',
    ':',
    '@',
    '\xe9',
  )
  const plain = ['Host: a', 'Host: a', 'Host: evil.test', 'host:', 'X: y', 'Origin: https://evil.test', 'Upgrade: h2c']
  const odd = ['Sec-Fetch-Site: cross-site', 'Content-Length: 0', 'Content-Length: x', 'Transfer-Encoding: cow']
  const header = fc.constantFrom(...plain, ...odd, 'Expect: cake', 'bad header', ': z')
  const parts = fc.record({
    method,
    start,
    pieces: fc.array(piece, { maxLength: 6 }),
    headers: fc.array(header, { maxLength: 4 }),
  })
  await fc.assert(
    fc.asyncProperty(parts, async ({ method: verb, start: begin, pieces, headers }) => {
      called += 1
      const from = `X-Forwarded-For: 198.19.${Math.floor(called / 250) % 250}.${called % 250}`
      const target = `${begin}${pieces.join('')}`
      const answer = await sendBytes(
        `${[`${verb} ${target} HTTP/1.1`, from, 'Connection: close', ...headers].join('\r\n')}\r\n\r\n`,
      )
      const [head = '', body = ''] = answer.split('\r\n\r\n')
      const status = Number(head.split(' ')[1])
      const hosts = headers.filter((each) => each.toLowerCase().startsWith('host:'))

      expect(status).toBeLessThan(500)
      expect(head).toMatch(/^content-security-policy: .*default-src 'none'/imu)
      expect(head).toMatch(/^x-content-type-options: nosniff/imu)
      expect(head).toMatch(/^referrer-policy: no-referrer/imu)
      expect(head).toMatch(/^x-request-id: [\da-f-]{36}/imu)
      const host = hosts.length === 1 ? (hosts[0] ?? '').slice('host:'.length).trim() : ''
      // An absolute address of the host in the header is treated as its path.
      const isOwn = /^http:\/\/([^/?#\\]*)/u.exec(target)?.[1] === host
      const isPlain = host !== '' && (target.startsWith('/') || isOwn)
      expect(isPlain || (status >= 400 && (verb === 'HEAD' || ErrorAnswer.safeParse(JSON.parse(body)).success))).toBe(
        true,
      )
    }),
    { numRuns: numRuns * 10, seed },
  )
})
