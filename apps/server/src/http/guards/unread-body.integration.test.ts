import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { flood, followSockets } from '#server/main/testing/flood.ts'
import { type Member, type Shop, startShop } from '#server/main/testing/start-shop.ts'

const readBytesMax = 262_144

let aheadMs = 0
let bytesFree = Number.POSITIVE_INFINITY
let shop: Shop
let admin: Member
let member: Member
let floods = 0
const followed = followSockets()
beforeAll(async () => {
  // On PostgreSQL a full disk would refuse files only.
  shop = await startShop({
    databaseUrl: null,
    // Each flood comes from another address, so that no rate limit answers before what is tested.
    environment: { ADMIN_EMAIL: 'admin@example.com', TRUST_PROXY: '1' },
    outside: {
      now: () => new Date(Date.now() + aheadMs),
      bytesFree: async () => bytesFree,
      freeSpaceEveryMs: 20,
    },
  })
  admin = await shop.member({ email: 'admin@example.com' })
  member = await shop.member()
})
beforeEach(() => {
  aheadMs = 0
})
afterAll(async () => {
  followed.stop()
  await shop.close()
})

const form = 'Content-Type: multipart/form-data; boundary=xx'
const json = 'Content-Type: application/json'
const long = 'Content-Length: 40000000'
const cookieOf = ({ visitor }: Member) =>
  `Cookie: ${[...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')}`

type Flood = { line: string; headers: readonly string[]; origin?: string }
type Refusal = { status: number; code: unknown; connection: string; bytes: string }

/** Sends a flood; returns the answer and how much of the flood was read. */
async function floodWith({ line, headers, origin = shop.origin }: Flood): Promise<Refusal> {
  const isChunked = headers.some((header) => /^transfer-encoding/iu.test(header))
  floods += 1
  const from = `X-Forwarded-For: 198.18.1.${floods % 250}`
  const head = [`${line} HTTP/1.1`, 'Host: localhost', from, ...headers].join('\r\n')
  const answer = await flood(origin, head, isChunked ? 'chunked' : 'plain')
  const socket = followed.socketOf(answer)
  const isSaid = /^connection: close$/imu.test(answer.head)
  const isJson = /^content-type: application\/json/imu.test(answer.head)
  const body = isJson ? (JSON.parse(answer.body) as { code?: unknown }) : {}
  return {
    status: answer.status,
    code: body.code ?? null,
    connection: isSaid && socket?.destroyed ? 'closed' : 'open',
    bytes: (socket?.bytesRead ?? Number.POSITIVE_INFINITY) <= readBytesMax ? 'few' : `${socket?.bytesRead}`,
  }
}

const refusal = (status: number, code: string | null): Refusal => ({ status, code, connection: 'closed', bytes: 'few' })

type Case = { line: string; headers: () => readonly string[]; status: number; code: string | null }
const upload = 'POST /api/upload'

const refusals: Record<string, Case> = {
  'an upload of nobody': { line: upload, headers: () => [form], status: 401, code: 'signed_out' },
  'an upload of nobody, no form': { line: upload, headers: () => [json], status: 401, code: 'signed_out' },
  'an upload of nobody, of no kind': { line: upload, headers: () => [], status: 401, code: 'signed_out' },
  'an upload of a member': { line: upload, headers: () => [form, cookieOf(member)], status: 403, code: 'forbidden' },
  'an add-on of a member': {
    line: 'POST /api/upload/indicator',
    headers: () => [form, cookieOf(member)],
    status: 403,
    code: 'forbidden',
  },
  'an upload from another site': {
    line: upload,
    headers: () => [form, cookieOf(admin), 'Origin: https://evil.test'],
    status: 403,
    code: 'foreign_origin',
  },
  'a post from another site': {
    line: 'POST /api/community/posts',
    headers: () => [json, cookieOf(member), 'Sec-Fetch-Site: cross-site'],
    status: 403,
    code: 'foreign_origin',
  },
  'an unknown call': { line: 'POST /api/no-such-call', headers: () => [json], status: 404, code: 'not_found' },
  'an unknown page': { line: 'POST /no', headers: () => ['Content-Type: text/plain'], status: 404, code: 'not_found' },
  'a page that takes nothing': { line: 'PUT /pricing', headers: () => [json], status: 404, code: 'not_found' },
  'another method of a call': { line: 'DELETE /api/health', headers: () => [], status: 404, code: 'not_found' },
  'a call that reads': { line: 'GET /api/health', headers: () => [json], status: 200, code: null },
  'a call that reads for nobody': {
    line: 'GET /api/auth/user',
    headers: () => [json],
    status: 401,
    code: 'signed_out',
  },
  'a page': { line: 'GET /', headers: () => [], status: 200, code: null },
  'a page that is not there': { line: 'GET /no-such-page', headers: () => [json], status: 404, code: null },
  'content of an unknown kind': {
    line: 'POST /api/support',
    headers: () => ['Content-Type: image/png'],
    status: 415,
    code: 'unsupported_media_type',
  },
}

/** Sends all cases at once; returns each answer beside the expected one. */
async function compare(cases: Record<string, Case>, framing: string) {
  const answered = await Promise.all(
    Object.entries(cases).map(async ([name, { line, headers }]) => {
      return [name, await floodWith({ line, headers: [...headers(), framing] })] as const
    }),
  )
  const expected = Object.entries(cases).map(([name, { status, code }]) => [name, refusal(status, code)] as const)
  return { answered: Object.fromEntries(answered), expected: Object.fromEntries(expected) }
}

describe.each([
  ['of a known length', long],
  ['without a length', 'Transfer-Encoding: chunked'],
])('a body %s is left unread and its connection closed', (_what, framing) => {
  test('where the answer does not need it', async () => {
    const { answered, expected } = await compare(refusals, framing)

    expect(answered).toEqual(expected)
  })

  test('when an administrator uploads whose sign-in is old', async () => {
    aheadMs = 16 * 60_000
    const answer = await floodWith({ line: upload, headers: [form, framing, cookieOf(admin)] })

    expect(answer).toEqual(refusal(403, 'sign_in_again'))
  })

  test('when the disk is full', async () => {
    bytesFree = 0
    try {
      await expect.poll(async () => (await shop.visitor().call('signOut')).status).toBe(507)
      const answer = await floodWith({ line: 'POST /api/support', headers: [json, framing] })
      expect(answer).toEqual(refusal(507, 'storage_full'))
    } finally {
      bytesFree = Number.POSITIVE_INFINITY
      await expect.poll(async () => (await shop.visitor().call('signOut')).status).not.toBe(507)
    }
  })
})

test('a length over the limit is refused before a byte is read', async () => {
  const headers = () => [json]
  const { answered, expected } = await compare(
    {
      'a call': { line: 'POST /api/support', headers, status: 413, code: 'payload_too_large' },
      'a webhook': { line: 'POST /api/stripe/webhook', headers, status: 413, code: 'payload_too_large' },
    },
    long,
  )
  const file = await floodWith({ line: upload, headers: [form, 'Content-Length: 500000000', cookieOf(admin)] })

  expect(answered).toEqual(expected)
  expect(file).toEqual(refusal(413, 'payload_too_large'))
})

test('the body of one upload too many is left unread', async () => {
  const owner = await shop.member()
  for (let sent = 0; sent < 100; sent += 1) await owner.visitor.fetch('/api/upload', { method: 'POST' })

  const answer = await floodWith({ line: upload, headers: [form, long, cookieOf(owner)] })
  expect(answer).toEqual(refusal(429, 'rate_limited'))
})

test('an administrator without the second factor is refused before the body', async () => {
  const strict = await startShop({
    environment: { ADMIN_EMAIL: 'admin@example.com', ADMIN_SECOND_FACTOR: 'demanded' },
  })
  try {
    const owner = await strict.member({ email: 'admin@example.com' })
    const answer = await floodWith({
      line: upload,
      headers: [form, long, cookieOf(owner)],
      origin: strict.origin,
    })

    expect(answer).toEqual(refusal(403, 'second_factor_needed'))
  } finally {
    await strict.close()
  }
})

test('many at once are all refused, and others are served meanwhile', async () => {
  const sent = Array.from({ length: 60 }, () => floodWith({ line: upload, headers: [form, long] }))
  const served = await shop.visitor().fetch('/api/health')
  const answers = await Promise.all(sent)

  expect(served.status).toBe(200)
  expect(answers).toEqual(answers.map(() => refusal(401, 'signed_out')))
})

test('a small body that is refused keeps its connection', async () => {
  for (let sent = 0; sent < 3; sent += 1) {
    const answer = await shop.visitor().fetch('/api/upload', {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=xx' },
      body: 'x'.repeat(10_000),
    })
    expect([answer.status, answer.headers.get('connection')]).toEqual([401, 'keep-alive'])
  }
})

test('a browser that sends a large file reads why it was refused', async () => {
  const body = new FormData()
  body.append('file', new Blob([new Uint8Array(20_000_000)]), 'a.zip')
  const answer = await member.visitor.fetch('/api/upload', { method: 'POST', body })

  expect([answer.status, await answer.json()]).toMatchObject([403, { code: 'forbidden' }])
})
