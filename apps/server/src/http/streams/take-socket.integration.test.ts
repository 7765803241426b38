import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect, Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import type { Writable } from 'node:stream'
import { listeningPort } from '@stratomate/std/ports'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { takeSocket } from './take-socket.ts'

let taken = Promise.withResolvers<Writable>()
let calls = 0
const server = createServer((request, response) => {
  calls += 1
  response.removeHeader('transfer-encoding')
  response.writeHead(200, { 'content-type': 'text/event-stream', connection: 'close' })
  response.flushHeaders()
  setImmediate(() => taken.resolve(takeSocket(request, response)))
})
beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'))
afterAll(() => void server.close())

async function openStream() {
  taken = Promise.withResolvers()
  const reader = connect(listeningPort(server), '127.0.0.1')
  reader.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n')
  return { reader, stream: await taken.promise }
}

test('a stream keeps nothing of HTTP but its socket, and writes to it what it is given', async () => {
  const { reader, stream } = await openStream()
  stream.write('data: one\n\n')
  stream.end('data: two\n\n')
  const heard = await text(reader)

  expect(stream).toBeInstanceOf(Socket)
  expect(Reflect.get(stream, 'parser')).toBe(null)
  expect(heard.split('\r\n\r\n')).toEqual([expect.stringContaining('200 OK'), 'data: one\n\ndata: two\n\n'])
})

test('what a reader says meanwhile is neither answered nor a reason to end', async () => {
  const { reader, stream } = await openStream()
  const before = calls
  reader.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\nno request at all\r\n\r\n'.repeat(100))
  await once(reader, 'data')
  stream.write('data: one\n\n')
  await once(reader, 'data')

  expect([stream.destroyed, calls - before]).toEqual([false, 0])
  reader.destroy()
})

test.each(['end', 'resetAndDestroy'] as const)('a reader that leaves by %s ends its stream', async (leave) => {
  const { reader, stream } = await openStream()
  const closed = new Promise((resolve) => stream.on('close', resolve))
  reader[leave]()
  await closed

  expect(stream.destroyed).toBe(true)
})
