import { readdirSync, readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '@stratomate/commands/free-port'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createLogger } from '#server/main/logger.ts'
import { callersOf, connectDesktop, type Shop, signUpInput, startShop } from '#server/main/testing/start-shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop.close())

/** A request exactly as written: `fetch` would normalize the path and the headers. */
async function raw(
  request: string,
  body = '',
  origin = shop.origin,
): Promise<{ status: number; head: string; body: string }> {
  const { hostname, port } = new URL(origin)
  const socket = connect(Number(port), hostname)
  socket.write(`${request}\r\nConnection: close\r\n\r\n${body}`)
  const answer = await text(socket)
  const [head = '', ...rest] = answer.split('\r\n\r\n')
  return { status: Number(head.split(' ')[1]), head, body: rest.join('\r\n\r\n') }
}

const get = (path: string) => raw(`GET ${path} HTTP/1.1\r\nHost: localhost`)

describe('security headers', () => {
  test.each([
    '/',
    '/pricing',
    '/no-such-page',
    '/api/health',
    '/api/no-such-call',
    '/api/openapi.json',
    '/dev/mailbox',
    '/favicon.svg',
  ])('stand on %s', async (path) => {
    const { headers } = await shop.visitor().fetch(path)

    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(headers.get('content-security-policy')).not.toContain('unsafe')
    expect(headers.get('access-control-allow-origin')).toBeNull()
    expect(headers.get('x-powered-by')).toBeNull()
  })

  test('ask for encryption only where there is one', async () => {
    expect((await shop.visitor().fetch('/')).headers.get('strict-transport-security')).toBeNull()
  })
})

test.each(['/api', '/api/', '/api/no-such-call', '/api/auth/sign-in/email', '/api/%00', '/api//health'])(
  '%s answers what is not there as JSON',
  async (path) => {
    const answer = await get(path)

    expect([400, 404]).toContain(answer.status)
    expect(JSON.parse(answer.body)).toMatchObject({ code: expect.any(String), requestId: expect.any(String) })
  },
)

const escapes = [
  '/assets/../../package.json',
  '/assets/..%2f..%2fpackage.json',
  '/assets/%2e%2e/%2e%2e/package.json',
  '/assets/..%5c..%5cpackage.json',
  '/assets/..\\..\\package.json',
  '/assets/....//....//package.json',
  '/assets/%252e%252e/package.json',
  '/assets//etc/passwd',
  '/assets/%2fetc%2fpasswd',
  '/assets/%00',
  '/assets/%',
  '/assets/%c0%ae%c0%ae/x',
  '/assets/.',
  '/assets/..',
  '/assets/',
  '//etc/passwd',
  '//',
  '///',
  '/\\',
  '/%5c',
  '/..',
  '/../..',
  '/../package.json',
  '/.env',
  '/.git/config',
  '/index.html',
  '/./index.html',
  '/%2e%2e/%2e%2e/package.json',
  '/;/x',
  '/%',
  '/dashboard/../../package.json',
  '//evil.test/%2e%2e',
  '/?',
  '/#',
  '/a\u0000b',
  'http://evil.test/',
  'http://[',
  '*',
  'x',
]

test.each(escapes)('the path %j leads to no file outside the web folder and to no fault', async (path) => {
  const answer = await get(path)

  expect(answer.status).toBeLessThan(500)
  expect(answer.body).not.toMatch(/root:x:0|"workspaces"|"dependencies"|repositoryformatversion/u)
})

/** The headers of an answer, without those that differ from one answer to the next. */
function headersOf(head: string): Record<string, string> {
  const lines = head.split('\r\n').slice(1)
  const pairs = lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)])
  const differing = new Set(['date', 'content-length', 'x-request-id', 'connection', 'keep-alive', 'vary'])
  return Object.fromEntries(pairs.filter(([name = '']) => !differing.has(name))) as Record<string, string>
}

/** Requests that are answered before routing, or without it. */
const early: [string, string, number, string][] = [
  ['a path that cannot be decoded', 'POST /% HTTP/1.1\r\nHost: a', 400, 'malformed_request'],
  ['a call that cannot be decoded', 'GET /api/%zz HTTP/1.1\r\nHost: a', 400, 'malformed_request'],
  ['an id that is far too long', `GET /api/community/posts/${'x'.repeat(300)} HTTP/1.1\r\nHost: a`, 404, 'not_found'],
  ['no request line', 'hello', 400, 'malformed_request'],
  ['an unknown version', 'GET / HTTP/3.9\r\nHost: a', 400, 'malformed_request'],
  ['a header without a name', 'GET / HTTP/1.1\r\nHost: a\r\n: x', 400, 'malformed_request'],
  ['a line break in a header', 'GET / HTTP/1.1\r\nHost: a\r\nx: a\nb', 400, 'malformed_request'],
  ['two lengths', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2', 400, 'malformed_request'],
  [
    'a length and chunks',
    'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked',
    400,
    'malformed_request',
  ],
  ['a negative length', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: -1', 400, 'malformed_request'],
  ['headers beyond the limit', `GET / HTTP/1.1\r\nHost: a\r\nx: ${'x'.repeat(20_000)}`, 431, 'headers_too_large'],
  ['an address beyond the limit', `GET /${'x'.repeat(40_000)} HTTP/1.1\r\nHost: a`, 431, 'headers_too_large'],
  ['an unknown demand', 'POST / HTTP/1.1\r\nHost: a\r\nExpect: cake\r\nContent-Length: 1', 400, 'malformed_request'],
  ['no host', 'GET / HTTP/1.1', 400, 'malformed_request'],
  ['no host, by the old version', 'GET / HTTP/1.0', 400, 'malformed_request'],
  ['an empty host', 'GET / HTTP/1.1\r\nHost:', 400, 'malformed_request'],
  ['two hosts', 'GET / HTTP/1.1\r\nHost: a\r\nHost: b', 400, 'malformed_request'],
  ['the same host twice', 'GET / HTTP/1.1\r\nHost: a\r\nhOST: a', 400, 'malformed_request'],
  ['the whole address of another site', 'GET http://evil.test/ HTTP/1.1\r\nHost: localhost', 400, 'malformed_request'],
  [
    'the whole address of a payment call elsewhere',
    'GET http://b/v1/prices HTTP/1.1\r\nHost: a',
    400,
    'malformed_request',
  ],
  ['a whole address with a person in it', 'GET http://a@b/v1/prices HTTP/1.1\r\nHost: b', 400, 'malformed_request'],
  ['another scheme', 'GET ftp://a/v1/prices HTTP/1.1\r\nHost: a', 400, 'malformed_request'],
  ['no path', 'GET v1/prices HTTP/1.1\r\nHost: a', 400, 'malformed_request'],
  ['a star', 'OPTIONS * HTTP/1.1\r\nHost: a', 400, 'malformed_request'],
]

test.each(['/api/no-such-call', '/no-such-page', '/v1/no-such-call'])(
  'the whole address of this host is answered as its path %s is',
  async (path) => {
    const usual = await raw(`GET ${path} HTTP/1.1\r\nHost: localhost`)
    const whole = await raw(`GET HTTP://LOCALHOST${path} HTTP/1.1\r\nHost: localhost`)

    expect(whole.status).toBe(usual.status)
    expect(headersOf(whole.head)).toEqual(headersOf(usual.head))
  },
)

test.each(early)('%s is answered like any refused call', async (...each) => {
  const [, request, status, code] = each
  const usual = await get('/api/no-such-call')
  const answer = await raw(request)

  expect(JSON.parse(answer.body)).toEqual({
    message: expect.any(String),
    code,
    requestId: expect.stringMatching(/^[\da-f-]{36}$/u),
  })
  expect(answer.status).toBe(status)
  expect(headersOf(answer.head)).toEqual(headersOf(usual.head))
  expect(headersOf(answer.head)).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
  expect(answer.head).toContain(`x-request-id: ${(JSON.parse(answer.body) as { requestId: string }).requestId}`)
})

test('a head that never ends is answered like any refused call', async () => {
  const { port } = new URL(shop.origin)
  const socket = connect(Number(port), '127.0.0.1')
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n')
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n')

  expect(JSON.parse(body)).toMatchObject({ code: 'request_timeout' })
  expect(headersOf(head)).toEqual(headersOf((await get('/api/no-such-call')).head))
}, 20_000)

test('a call that is broken in its body is answered once, and not over another answer', async () => {
  const broken = await raw(
    'POST /api/support HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked',
    'zz\r\n',
  )

  expect([broken.status, JSON.parse(broken.body)]).toMatchObject([400, { code: 'malformed_request' }])
})

test.each([
  'GET / HTTP/1.1\r\nHost: a\r\nExpect: cake\r\nTransfer-Encoding: cow',
  'GET http://a/ HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: cow',
  'POST /% HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: cow',
])('%j is broken twice and answered once', async (request) => {
  const { head, body } = await raw(request)

  expect(`${head}${body}`.match(/HTTP\/1\.1 /gu)).toHaveLength(1)
  expect(JSON.parse(body)).toMatchObject({ code: 'malformed_request' })
})

test('the refusals of the guards name their call too', async () => {
  const headers = { origin: 'https://evil.test', 'content-type': 'application/json' }
  const answer = await shop.visitor().fetch('/api/support', { method: 'POST', headers, body: '{}' })
  const { requestId } = (await answer.json()) as { requestId: string }

  expect([answer.status, answer.headers.get('x-request-id')]).toEqual([403, requestId])
})

test.each(['/..//evil.test', '/%2e%2e//evil.test', '/%5cevil.test', '/a/..//evil.test', '/\tevil.test', '//evil.test'])(
  'a way back to %j after the sign-in is dropped',
  async (returnTo) => {
    const { headers } = await shop.visitor().fetch(`/api/login?returnTo=${encodeURIComponent(returnTo)}`)

    expect(headers.get('location')).toBe('/login')
  },
)

test('a way back of this site survives with its query and hash', async () => {
  const path = '/account?tab=billing&x=a%20b#invoices'
  const { headers } = await shop.visitor().fetch(`/api/login?returnTo=${encodeURIComponent(path)}`)

  expect(headers.get('location')).toBe(`/login?returnTo=${encodeURIComponent(path)}`)
  expect((await shop.visitor().fetch('/api/login?returnTo=/a&returnTo=/b')).headers.get('location')).toBe('/login')
})

test('a redirect never leaves the site', async () => {
  for (const path of [
    '//evil.test',
    '/\\evil.test',
    '//evil.test/dashboard',
    '/dashboard?x=//evil.test',
    '/dashboard/',
  ]) {
    const { head } = await get(path)
    const location = /^location: (.*)$/imu.exec(head)?.[1] ?? '/'

    expect([path, location]).toEqual([path, expect.stringMatching(/^\/(?![/\\])/u)])
  }
})

test('HEAD answers like GET without a body', async () => {
  for (const path of ['/', '/api/health', '/no-such-page', '/favicon.svg']) {
    const head = await shop.visitor().fetch(path, { method: 'HEAD' })
    const full = await shop.visitor().fetch(path)

    expect([path, head.status, await head.text()]).toEqual([path, full.status, ''])
    expect(head.headers.get('content-security-policy')).toBe(full.headers.get('content-security-policy'))
  }
})

test.each(['TRACE', 'CONNECT', 'PROPFIND', 'FOO'])('the method %s is refused', async (method) => {
  const answer = await raw(`${method} /api/health HTTP/1.1\r\nHost: localhost`)

  expect([0, 400, 404, 405, 501]).toContain(Number.isNaN(answer.status) ? 0 : answer.status)
})

test('a process that stood still for a moment turns nobody away', async () => {
  for (let stop = 0; stop < 3; stop += 1) {
    const end = performance.now() + 400
    while (performance.now() < end);
    await sleep(1)
  }

  expect((await shop.visitor().fetch('/api/health')).status).toBe(200)
})

test('the session cookie is out of reach of scripts and other sites', async () => {
  const email = 'cookies@example.com'
  const visitor = shop.visitor()
  await visitor.call('signUp', { body: signUpInput(email) })
  const { headers } = await visitor.call('verifyEmail', { body: { email, code: await visitor.mailedCode(email) } })

  const cookies = headers.getSetCookie()
  const session = cookies.filter((cookie) => cookie.startsWith('stratomate.session_token='))
  expect(session).toHaveLength(1)
  expect(session[0]).toMatch(/; HttpOnly/iu)
  expect(cookies.every((cookie) => /; SameSite=Lax/iu.test(cookie) && /; Path=\//iu.test(cookie))).toBe(true)
  expect(cookies.every((cookie) => !/; Domain=/iu.test(cookie))).toBe(true)
})

test('over https the session cookie is secure and encryption is demanded', async () => {
  const port = String(await freePort())
  const site = 'https://shop.example'
  const secure = await startShop({ environment: { APP_ORIGIN: site, PORT: port } })
  try {
    const email = 'secure@example.com'
    const visitor = callersOf(() => `http://127.0.0.1:${port}`, site).visitor()
    await visitor.call('signUp', { body: signUpInput(email) })
    const { headers } = await visitor.call('verifyEmail', { body: { email, code: await visitor.mailedCode(email) } })

    expect(headers.getSetCookie().every((cookie) => /; Secure/iu.test(cookie))).toBe(true)
    expect(headers.getSetCookie().some((cookie) => cookie.startsWith('__Host-stratomate.session_token='))).toBe(true)
    expect(headers.get('strict-transport-security')).toContain('max-age=31536000')
    for (const request of ['GET /% HTTP/1.1\r\nHost: a', 'hello', 'GET http://b/ HTTP/1.1\r\nHost: a']) {
      const { head } = await raw(request, '', `http://127.0.0.1:${port}`)
      expect(headersOf(head)).toMatchObject({
        'strict-transport-security': headers.get('strict-transport-security'),
      })
    }
  } finally {
    await secure.close()
  }
})

test('a forged host does not reach the links in mails', async () => {
  const email = 'host@example.com'
  const body = JSON.stringify(signUpInput(email))
  const request = [
    'POST /api/auth/sign-up HTTP/1.1',
    'Host: evil.test',
    'X-Forwarded-Host: evil.test',
    'Forwarded: host=evil.test',
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
  ]
  const answer = await raw(request.join('\r\n'), body)
  const mails = await shop.visitor().mails()
  const mail = mails.find(({ to }) => to === email)

  expect(answer.status).toBe(200)
  expect(mail?.links.every((link) => link.startsWith(`${shop.origin}/`))).toBe(true)
  expect(mail?.text).not.toContain('evil.test')
})

test('no secret is written to the log, and nothing about looks whether all is well', async () => {
  const folder = join(shop.dataDir, 'canary-logs')
  const logged = await startShop({ log: createLogger({ kind: 'folder', folder }) })
  try {
    const secrets = await useEverySecret(logged)
    for (const path of ['/api/health', '/api/ready']) expect((await logged.visitor().fetch(path)).status).toBe(200)
    const readLog = () =>
      readdirSync(folder)
        .map((file) => readFileSync(join(folder, file), 'utf8'))
        .join('')

    expect(secrets.length).toBeGreaterThan(6)
    // Log lines are written in groups, a moment after they were logged; the last call is the one to wait for.
    await expect.poll(readLog).toMatch(/"method":"GET","status":400,"msg":"call"/u)
    await logged.close()
    const written = readLog()
    expect(written).toContain('"msg":"call"')
    expect(written).not.toMatch(/"path":"\/api\/(?:health|ready)"/u)
    expect(secrets.filter((secret) => written.includes(secret))).toEqual([])
  } finally {
    await logged.close()
  }
})

/** Goes through the flows in which secrets travel, with right and with wrong ones; returns the secrets. */
async function useEverySecret(logged: Shop): Promise<string[]> {
  const email = 'canary@example.com'
  const member = await logged.member({ email })
  const desktop = await connectDesktop(logged, member)
  const password = 'canary-password-1234'
  await logged.visitor().call('signIn', { body: { email, password } })
  await logged.visitor().fetch(`/api/auth/user?token=canary-query`)
  await raw('GET http://evil.test/v1/prices?token=canary-query HTTP/1.1\r\nHost: a', '', logged.origin)
  await logged.visitor().fetch('/api/auth/sign-in', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: `{"password":"${password}"`,
  })
  await logged.visitor().call('requestSignInCode', { body: { email } })
  const code = await member.visitor.mailedCode(email)
  await logged.visitor().call('signInWithCode', { body: { email, code } })
  const body = { grantType: 'refresh_token', refreshToken: desktop.refreshToken }
  const rotated = await desktop.visitor.call('exchangeDesktopToken', { body })
  await member.visitor.call('startTrial', { body: {} })
  await member.visitor.call('signOut')
  return [
    password,
    signUpInput(email).password,
    `"${code}"`,
    'canary-query',
    desktop.refreshToken,
    desktop.visitor.token ?? 'no token',
    rotated.body.refreshToken ?? 'no rotated token',
    ...member.visitor.cookies.values(),
  ].filter((secret) => secret !== '1')
}
