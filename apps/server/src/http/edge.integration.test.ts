import { readdirSync, readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePort } from '#server/db/free-port.ts'
import { createLogger } from '#server/main/logger.ts'
import { callersOf, connectDesktop, type Shop, signUpInput, startShop } from '#server/main/testing/start-shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop.close())

/** A request exactly as written: `fetch` would tidy the path and the headers. */
async function raw(request: string, body = ''): Promise<{ status: number; head: string; body: string }> {
  const { hostname, port } = new URL(shop.origin)
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
    '/api/docs',
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
  const port = String(await freePort('127.0.0.1'))
  const secure = await startShop({ environment: { APP_ORIGIN: 'https://shop.example', PORT: port } })
  try {
    const email = 'secure@example.com'
    const visitor = callersOf(() => `http://127.0.0.1:${port}`).visitor()
    await visitor.call('signUp', { body: signUpInput(email) })
    const { headers } = await visitor.call('verifyEmail', { body: { email, code: await visitor.mailedCode(email) } })

    expect(headers.getSetCookie().every((cookie) => /; Secure/iu.test(cookie))).toBe(true)
    expect(headers.getSetCookie().some((cookie) => cookie.startsWith('__Host-stratomate.session_token='))).toBe(true)
    expect(headers.get('strict-transport-security')).toContain('max-age=31536000')
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

test('no secret is written to the log', async () => {
  const folder = join(shop.dataDir, 'canary-logs')
  const logged = await startShop({ log: createLogger({ kind: 'folder', folder }) })
  try {
    const secrets = await useEverySecret(logged)
    const written = readdirSync(folder)
      .map((file) => readFileSync(join(folder, file), 'utf8'))
      .join('')

    expect(secrets.length).toBeGreaterThan(6)
    expect(written).toContain('"msg":"call"')
    expect(secrets.filter((secret) => written.includes(secret))).toEqual([])
  } finally {
    await logged.close()
  }
})

/** Walks through the flows in which secrets travel, rightly and wrongly; answers those secrets. */
async function useEverySecret(logged: Shop): Promise<string[]> {
  const email = 'canary@example.com'
  const member = await logged.member({ email })
  const desktop = await connectDesktop(logged, member)
  const password = 'canary-password-1234'
  await logged.visitor().call('signIn', { body: { email, password } })
  await logged.visitor().fetch(`/api/auth/user?token=canary-query`)
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
