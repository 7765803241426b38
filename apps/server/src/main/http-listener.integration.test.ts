import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { allowSlowBody } from '#server/http/guards/body-watch.ts'
import { openHttpListener } from './http-listener.ts'

test('everybody is told to come back until the service is ready', async () => {
  const alive = { status: 'starting', version: '1', database: 'embedded' } as const
  const door = await openHttpListener({ host: '127.0.0.1', port: 0, alive })
  const call = (path: string) => fetch(`http://127.0.0.1:${door.port}${path}`)

  const health = await call('/api/health')
  const others = await Promise.all(['/', '/api/ready', '/api/plans'].map(call))
  const before = await call('/api/health/')
  door.open((_request, response) => response.end('ready'))
  const after = await call('/')

  expect(health.status).toBe(200)
  expect(await health.json()).toEqual(alive)
  expect(others.map(({ status }) => status)).toEqual([503, 503, 503])

  expect(before.status).toBe(503)
  expect(before.headers.get('retry-after')).toBe('2')
  expect(await before.json()).toMatchObject({ code: 'starting' })
  expect(await after.text()).toBe('ready')
  await door.close()
})

test('a taken port is known at once', async () => {
  const door = await openHttpListener({ host: '127.0.0.1', port: 0 })

  await expect(openHttpListener({ host: '127.0.0.1', port: door.port })).rejects.toThrow('EADDRINUSE')
  await door.close()
})

test('a connection that asks nothing does not hold up the stop', async () => {
  const door = await openHttpListener({ host: '127.0.0.1', port: 0 })
  const silent = connect(door.port, '127.0.0.1')
  const half = connect(door.port, '127.0.0.1')
  await Promise.all([once(silent, 'connect'), once(half, 'connect')])
  half.write('GET /')
  await fetch(`http://127.0.0.1:${door.port}/`)

  const ends = Promise.all([once(silent, 'close'), once(half, 'close')])
  await Promise.all([door.close(), ends])

  expect(door.server.listening).toBe(false)
}, 8_000)

test('what answered is let go after the stop', async () => {
  const answering = await answerAndClose()
  setFlagsFromString('--expose-gc')
  const collectGarbage: () => void = runInNewContext('gc')

  const isHeld = () => {
    collectGarbage()
    return answering.deref() !== undefined
  }

  await expect.poll(isHeld).toBe(false)
})

/** What answered at an address that is closed now; nothing here holds it. */
async function answerAndClose(): Promise<WeakRef<object>> {
  const door = await openHttpListener({ host: '127.0.0.1', port: 0 })
  const service = { words: 'whole' }
  door.open((_request, response) => response.end(service.words))
  await (await fetch(`http://127.0.0.1:${door.port}/`)).text()
  await door.close()
  return new WeakRef(service)
}

test.each(['asked before', 'never asked'])(
  'a call over a connection that has %s is answered during the stop',
  async (kind) => {
    const door = await openHttpListener({ host: '127.0.0.1', port: 0 })
    door.open((_request, response) => response.end('whole'))
    const socket = connect(door.port, '127.0.0.1')
    await once(socket, 'connect')
    let said = ''
    socket.on('data', (part) => (said += String(part)))
    const ask = () => socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n')
    if (kind === 'asked before') {
      ask()
      await once(socket, 'data')
      said = ''
    }

    const closing = door.close()
    await sleep(50)
    ask()
    await Promise.all([closing, once(socket, 'close')])

    expect(said).toMatch(/^HTTP\/1\.1 200 /u)
    expect(said.toLowerCase()).toContain('connection: close')
    expect(said).toContain('whole')
  },
)

test('an answer under way is finished before the stop', async () => {
  const door = await openHttpListener({ host: '127.0.0.1', port: 0 })
  const asked = Promise.withResolvers<void>()
  door.open((_request, response) => {
    asked.resolve()
    setTimeout(() => response.end('done'), 300)
  })
  const answer = fetch(`http://127.0.0.1:${door.port}/`)
  await asked.promise

  await door.close()

  expect(await (await answer).text()).toBe('done')
})

describe('a slow body', () => {
  const checkEveryMs = 5
  const chunked = 'Transfer-Encoding: chunked'

  /**
   * A listener whose clock is moved by the test: it answers after the whole body, and reads the body except at
   * `/unread`.
   */
  async function openWithClock() {
    let nowMs = 0
    const door = await openHttpListener({ host: '127.0.0.1', port: 0 }, { nowMs: () => nowMs, checkEveryMs })
    let begun = 0
    door.open((request, response) => {
      begun += 1
      if (request.url === '/upload') allowSlowBody(request)
      if (request.url !== '/unread') request.resume()
      request.once('end', () => response.end('whole'))
    })
    /** Lets seconds pass; in each of them, every sender that is still connected sends this many bytes. */
    const pass = async (seconds: number, senders: readonly Sender[], bytes: number) => {
      for (let second = 0; second < seconds; second += 1) {
        for (const sender of senders) sender.send(bytes)
        await sleep(4 * checkEveryMs)
        nowMs += 1_000
        await sleep(4 * checkEveryMs)
      }
    }
    const connectMany = async (count: number, path: string, framing = chunked) => {
      const senders = await Promise.all(Array.from({ length: count }, () => beginBody(door.port, path, framing)))
      await expect.poll(() => begun).toBe(count)
      return senders
    }
    return { door, pass, connectMany }
  }

  type Sender = { socket: Socket; send: (bytes: number) => void; finish: () => Promise<string> }

  async function beginBody(port: number, path: string, framing: string): Promise<Sender> {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => socket.destroy())
    await once(socket, 'connect')
    let answer = ''
    socket.on('data', (data) => (answer += String(data)))
    socket.write(`POST ${path} HTTP/1.1\r\nHost: a\r\n${framing}\r\n\r\n`)
    const frame = (bytes: number) => `${bytes.toString(16)}\r\n${'x'.repeat(bytes)}\r\n`
    const isChunked = framing === chunked
    return {
      socket,
      send: (bytes) => {
        if (bytes > 0 && socket.writable) socket.write(isChunked ? frame(bytes) : 'x'.repeat(bytes))
      },
      finish: async () => {
        socket.write('0\r\n\r\n')
        await once(socket, 'data')
        socket.destroy()
        return answer
      },
    }
  }

  const openOnes = (senders: readonly Sender[]) => senders.filter(({ socket }) => !socket.destroyed).length

  test.each([
    ['/api', chunked, 1],
    ['/upload', chunked, 1],
    ['/upload', 'Content-Length: 50000000', 1],
    ['/api', 'Content-Length: 900000', 0],
    ['/upload', 'Content-Length: 50000000', 3_000],
  ])('to %s (%s) with %i bytes a second is cut off, from many at once', async (path, framing, bytes) => {
    const { door, pass, connectMany } = await openWithClock()
    const slow = await connectMany(170, path, framing)

    await pass(9, slow, bytes)
    const openAfter9S = openOnes(slow)
    await pass(bytes > 1_000 ? 11 : 3, slow, bytes)

    expect(openAfter9S).toBe(170)
    await expect.poll(() => openOnes(slow)).toBe(0)
    await door.close()
  })

  test('is cut off also after a fast beginning', async () => {
    const { door, pass, connectMany } = await openWithClock()
    const slow = await connectMany(5, '/upload')

    await pass(1, slow, 5_000_000)
    await pass(12, slow, 1)

    await expect.poll(() => openOnes(slow)).toBe(0)
    await door.close()
  })

  test.each(['/api', '/upload'])('of a slow line, 16 KB a second, arrives whole at %s', async (path) => {
    const { door, pass, connectMany } = await openWithClock()
    const honest = await connectMany(3, path)

    await pass(50, honest, 16_384)
    const answers = await Promise.all(honest.map(({ finish }) => finish()))

    expect(answers.filter((answer) => !answer.includes('whole'))).toEqual([])
    await door.close()
  })

  test('is not the sender’s fault while the service does not read', async () => {
    const { door, pass, connectMany } = await openWithClock()
    const waiting = await connectMany(3, '/unread')

    await pass(1, waiting, 2_000_000)
    await pass(40, waiting, 0)
    const openAfter41S = openOnes(waiting)
    await pass(100, waiting, 0)

    expect(openAfter41S).toBe(3)
    await expect.poll(() => openOnes(waiting)).toBe(0)
    await door.close()
  }, 20_000)
})
