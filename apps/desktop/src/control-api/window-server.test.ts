import { request as httpRequest } from 'node:http'
import { connect, type Socket } from 'node:net'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { startWindowServer, type WindowServer } from './window-server.ts'

let server: WindowServer | null = null
afterEach(async () => {
  await server?.close()
  server = null
})

async function start() {
  const scene = { actions: new Array<string>(), state: '{"a":1}', errors: new Array<unknown>(), isBroken: false }
  server = await startWindowServer({
    files: new Map([
      ['/index.html', { data: Buffer.from('<html data-theme="dark"></html>'), type: 'text/html; charset=utf-8' }],
      ['/assets/a.js', { data: Buffer.from('run()'), type: 'text/javascript; charset=utf-8' }],
    ]),
    now: Date.now,
    readState() {
      if (scene.isBroken) throw new Error('no state')
      return scene.state
    },
    look: () => ({ theme: 'light', language: null }),
    readAlerts: (cursor) => ({ cursor }),
    readTrades: (cursor) => ({ cursor }),
    exportDay: (day) => ({ name: `${day}.csv`, type: 'text/csv', text: 'a,b' }),
    readStatistics: ({ period }) => Promise.resolve({ period }),
    readProofs: () => Promise.resolve([]),
    tryFilter: ({ values }) => Promise.resolve({ values }),
    listCandles: () => Promise.resolve({ series: [], problem: null }),
    readCandles: () => Promise.resolve(null),
    readTrials: () => ({}),
    act(action) {
      if (action.kind === 'quit') return Promise.reject(new Error('broken'))
      scene.actions.push(action.kind)
      return Promise.resolve({ ok: true, message: 'Done.' })
    },
    onEmpty: () => undefined,
    onError: (error) => void scene.errors.push(error),
    reopenSecret: 'secret-of-the-folder',
    reopen: () => 'http://127.0.0.1:1/#again',
  })
  const { port } = server
  const origin = `http://127.0.0.1:${port}`
  const token = server.newAddress().split('#')[1] ?? ''
  return { ...scene, scene, origin, port, token, server }
}

type Sent = { method?: string; path: string; headers?: Record<string, string>; body?: string }

/** A request with exactly these headers, which `fetch` would not send. */
function send(port: number, { method = 'GET', path, headers = {}, body }: Sent) {
  return new Promise<{ status: number; text: string; headers: Record<string, unknown> }>((resolve, reject) => {
    const sent = httpRequest({ host: '127.0.0.1', port, method, path, headers }, (answer) => {
      let text = ''
      answer.setEncoding('utf8').on('data', (chunk: string) => void (text += chunk))
      answer.once('end', () => resolve({ status: answer.statusCode ?? 0, text, headers: answer.headers }))
    })
    sent.once('error', reject)
    sent.end(body)
  })
}

async function openSession({ port, origin, token }: { port: number; origin: string; token: string }) {
  const headers = { origin, 'content-type': 'application/json' }
  const answer = await send(port, { method: 'POST', path: '/api/session', headers, body: JSON.stringify({ token }) })
  const cookie = String(answer.headers['set-cookie']).split(';')[0] ?? ''
  return { answer, headers: { ...headers, cookie } }
}

test('a token is exchanged once for a cookie that scripts and other sites do not get', async () => {
  const scene = await start()
  const { answer } = await openSession(scene)
  const again = await openSession(scene)

  expect(String(answer.headers['set-cookie'])).toMatch(/^window-\d+=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/)
  expect([answer.status, again.answer.status]).toEqual([200, 401])
  expect(again.answer.headers['set-cookie']).toBeUndefined()
})

test.each([
  '/api/events',
  '/api/alerts',
  '/api/trades',
  '/api/candles',
  '/api/trials',
  '/api/statistics',
  '/api/export?day=2026-11-18&format=csv',
  '/api/other',
])('%s needs the cookie', async (path) => {
  const { port } = await start()

  expect((await send(port, { path })).status).toBe(401)
  expect((await send(port, { path, headers: { cookie: `window-${port}=guess` } })).status).toBe(401)
})

test('an action without the cookie does nothing', async () => {
  const { port, origin, actions } = await start()
  const headers = { origin, 'content-type': 'application/json' }
  const answer = await send(port, { method: 'POST', path: '/api/actions', headers, body: '{"kind":"start"}' })

  expect([answer.status, actions]).toEqual([401, []])
})

test.each([
  ['another host', { host: 'evil.example' }],
  ['another origin', { origin: 'https://evil.example' }],
  ['another site', { 'sec-fetch-site': 'cross-site' }],
])('%s is refused, also with the cookie', async (_, wrong) => {
  const scene = await start()
  const { headers } = await openSession(scene)
  const action = { method: 'POST', path: '/api/actions', body: '{"kind":"stop"}' }

  expect((await send(scene.port, { ...action, headers: { ...headers, ...wrong } })).status).toBe(403)
  expect((await send(scene.port, { path: '/', headers: wrong })).status).toBe(403)
  expect(scene.actions).toEqual([])
})

test.each([
  ['no JSON', '{"kind":', 400],
  ['an action that nobody knows', '{"kind":"withdraw"}', 400],
  ['an entry too many', '{"kind":"stop","now":true}', 400],
  ['a value of the wrong type', '{"kind":"favorite_on","symbol":7,"timeframeS":60}', 400],
  ['broken text', Buffer.from([0x22, 0xff, 0xfe, 0x22]).toString('latin1'), 400],
  ['null', 'null', 400],
  ['a huge body', JSON.stringify({ kind: 'give_key', key: 'x'.repeat(70_000) }), 413],
] as const)('%s is refused', async (_, body, status) => {
  const scene = await start()
  const { headers } = await openSession(scene)
  const answer = await send(scene.port, { method: 'POST', path: '/api/actions', headers, body })

  expect(answer.status).toBe(status)
  expect(scene.actions).toEqual([])
})

test('a form of another site cannot act, because only JSON is read', async () => {
  const scene = await start()
  const { headers } = await openSession(scene)
  const form = { ...headers, 'content-type': 'text/plain' }
  const answer = await send(scene.port, {
    method: 'POST',
    path: '/api/actions',
    headers: form,
    body: '{"kind":"stop"}',
  })

  expect(answer.status).toBe(415)
})

test.each([
  '/../package.json',
  '/assets/../../settings.json',
  '/%2e%2e/settings.json',
  '/assets',
  '//etc/passwd',
  '/a\\b',
])('the path %s leads nowhere', async (path) => {
  const { port } = await start()

  expect((await send(port, { path })).status).toBe(404)
})

test('files come with a strict policy, the page with the chosen theme', async () => {
  const { port } = await start()
  const page = await send(port, { path: '/' })
  const script = await send(port, { path: '/assets/a.js' })

  expect([page.text, script.text]).toEqual(['<html data-theme="light"></html>', 'run()'])
  expect(page.headers['content-security-policy']).toContain("default-src 'none'; script-src 'self'; style-src 'self'")
  expect(page.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' })
  expect(page.headers['access-control-allow-origin']).toBeUndefined()
})

test('an action that breaks is told to the app and answered without its words', async () => {
  const scene = await start()
  const { headers } = await openSession(scene)
  const answer = await send(scene.port, { method: 'POST', path: '/api/actions', headers, body: '{"kind":"quit"}' })

  expect([answer.status, answer.text.includes('broken'), scene.errors]).toEqual([500, false, [new Error('broken')]])
})

test('statistics take a period that they know only', async () => {
  const scene = await start()
  const { headers } = await openSession(scene)
  const at = (query: string) =>
    send(scene.port, { path: `/api/statistics${query}`, headers: { cookie: headers.cookie } })

  expect((await at('?period=7d')).text).toBe('{"period":"7d"}')
  expect((await at('')).text).toBe('{"period":"90d"}')
  expect((await at('?period=2y')).status).toBe(400)
})

test('a page of older rows takes a cursor of its own form only', async () => {
  const scene = await start()
  const { headers } = await openSession(scene)
  const at = async (query: string) => send(scene.port, { path: `/api/alerts${query}`, headers })

  expect((await at('?cursor=123:abc-1')).text).toBe('{"cursor":"123:abc-1"}')
  expect((await at('?cursor=%27%20or%201=1')).status).toBe(400)
})

test('a state that cannot be made ends no window and no app', async () => {
  const { port, scene, server: own, ...rest } = await start()
  const { headers } = await openSession({ port, ...rest })
  const events: string[] = []
  const stream = httpRequest({ host: '127.0.0.1', port, path: '/api/events', headers }, (answer) => {
    answer.setEncoding('utf8').on('data', (chunk: string) => void events.push(chunk))
    answer.on('error', () => undefined)
  })
  stream.on('error', () => undefined)
  stream.end()
  await expect.poll(() => events).toHaveLength(1)
  scene.isBroken = true
  own.changed()
  await expect.poll(() => scene.errors).toHaveLength(1)
  scene.isBroken = false
  scene.state = '{"a":3}'
  own.changed()

  await expect.poll(() => events.at(-1)).toBe('data: {"a":3}\n\n')
})

test('a second start needs the secret of the folder and is no browser', async () => {
  const { port, origin } = await start()
  const reopen = { method: 'POST', path: '/api/reopen' }
  const secret = { authorization: 'Bearer secret-of-the-folder' }

  expect((await send(port, { ...reopen, headers: secret })).text).toBe('{"address":"http://127.0.0.1:1/#again"}')
  expect((await send(port, reopen)).status).toBe(403)
  expect((await send(port, { ...reopen, headers: { ...secret, origin } })).status).toBe(403)
  expect((await send(port, { ...reopen, headers: { ...secret, host: 'evil.example' } })).status).toBe(403)
})

test('a window gets the state at once and again when it has changed', async () => {
  const { port, scene, server: own, ...rest } = await start()
  const { headers } = await openSession({ port, ...rest })
  const events: string[] = []
  const stream = httpRequest({ host: '127.0.0.1', port, path: '/api/events', headers }, (answer) => {
    answer.setEncoding('utf8').on('data', (chunk: string) => void events.push(chunk))
    answer.on('error', () => undefined)
  })
  stream.on('error', () => undefined)
  stream.end()
  await expect.poll(() => events).toEqual(['data: {"a":1}\n\n'])
  own.changed()
  scene.state = '{"a":2}'
  own.changed()

  await expect.poll(() => events).toEqual(['data: {"a":1}\n\n', 'data: {"a":2}\n\n'])
})

describe('connections that others hold open', () => {
  const host = (port: number) => `host: 127.0.0.1:${port}\r\n`
  const cookieHead = (port: number) => `cookie: window-${port}=${'x'.repeat(43)}\r\n`
  const halves: [string, (port: number) => string][] = [
    ['without a byte', () => ''],
    ['with half a request line', () => 'GET /api/ev'],
    ['with half a head', (port) => `GET / HTTP/1.1\r\n${host(port)}x: `],
    ['with a made-up cookie in half a head', (port) => `GET /api/events HTTP/1.1\r\n${host(port)}${cookieHead(port)}`],
    [
      'with a body that never comes',
      (port) =>
        `POST /api/session HTTP/1.1\r\n${host(port)}origin: http://127.0.0.1:${port}\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{`,
    ],
    ['that have got an answer and stay', (port) => `GET /assets/a.js HTTP/1.1\r\n${host(port)}\r\n`],
  ]

  /** Opens connections from outside the window; answers how many of them are still open. */
  async function hold(port: number, count: number, bytes: string): Promise<() => number> {
    const sockets = new Set<Socket>()
    onTestFinished(() => {
      for (const socket of sockets) socket.destroy()
    })
    const opened = Array.from({ length: count }, () => {
      const socket = connect(port, '127.0.0.1')
      socket.on('error', () => undefined)
      socket.once('connect', () => {
        sockets.add(socket)
        socket.write(bytes)
      })
      socket.once('close', () => sockets.delete(socket))
      socket.resume()
      return new Promise<void>((resolve) => {
        socket.once('connect', resolve)
        socket.once('close', resolve)
      })
    })
    await Promise.all(opened)
    return () => sockets.size
  }

  test.each(halves)('%s keep neither an open window nor a new one out', async (_how, bytesOf) => {
    const scene = await start()
    const { port, server: running } = scene
    const { headers } = await openSession(scene)
    const stream = httpRequest({ host: '127.0.0.1', port, path: '/api/events', headers: { ...headers } }).end()
    stream.on('error', () => undefined)
    await vi.waitFor(() => expect(running.isOpen()).toBe(true))

    const openCount = await hold(port, 200, bytesOf(port))
    const known = await send(port, { path: '/api/alerts', headers: { cookie: headers.cookie } })
    const page = await send(port, { path: '/', headers: { host: `127.0.0.1:${port}` } })
    const token = running.newAddress().split('#')[1] ?? ''
    const fresh = await openSession({ ...scene, token })
    const reopened = await send(port, {
      method: 'POST',
      path: '/api/reopen',
      headers: { authorization: 'Bearer secret-of-the-folder', host: `127.0.0.1:${port}` },
    })

    expect([known.status, page.status, fresh.answer.status, reopened.status]).toEqual([200, 200, 200, 200])
    expect(running.isOpen()).toBe(true)
    await vi.waitFor(() => expect(openCount()).toBeLessThanOrEqual(64), 5_000)
    stream.destroy()
  })

  test('are closed in the end, also when they are few', async () => {
    const { port } = await start()
    const openCount = await hold(port, 3, 'GET / HT')

    await vi.waitFor(() => expect(openCount()).toBe(0), 12_000)
  }, 15_000)
})
