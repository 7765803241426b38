import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { listeningPort } from '@stratomate/std/ports'
import { afterEach, expect, test } from 'vitest'
import { createOutsideSender } from './create-outside-sender.ts'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

async function listen(answer: RequestListener): Promise<number> {
  const server = createServer(answer)
  servers.push(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return listeningPort(server)
}

const call = (url: string) => ({ url, headers: {}, body: '{}' })

test('a name is judged by the address that the connection goes to, however it was resolved before', async () => {
  let connections = 0
  const port = await listen((_request, response) => response.end())
  servers[0]?.on('connection', () => (connections += 1))
  const turns = ['93.184.215.14', '127.0.0.1', '10.0.0.1', '::ffff:127.0.0.1']
  const addresses = turns.values()
  const sender = createOutsideSender({
    allowsLoopback: false,
    timeoutMs: 300,
    resolve: (_name, _options, done) => {
      const address = addresses.next().value ?? ''
      done(null, [{ address, family: address.includes(':') ? 6 : 4 }])
    },
  })
  const answers = []
  for (const _turn of turns) answers.push(await sender.post(call(`https://rebinding.example:${port}/`)))

  // The first address is on the public internet, which a test does not reach.
  expect(answers.slice(1)).toEqual(Array(3).fill({ kind: 'failed', problem: 'address' }))
  expect(answers[0]).not.toMatchObject({ problem: 'address' })
  expect(connections).toBe(0)
})

test('an answer that never comes is given up', async () => {
  const port = await listen(() => undefined)
  const sender = createOutsideSender({ allowsLoopback: true, timeoutMs: 100 })

  expect(await sender.post(call(`http://127.0.0.1:${port}/`))).toEqual({ kind: 'failed', problem: 'timeout' })
})

test('nobody who listens is unreachable', async () => {
  const sender = createOutsideSender({ allowsLoopback: true })

  expect(await sender.post(call('http://127.0.0.1:1/'))).toEqual({ kind: 'failed', problem: 'unreachable' })
})

test('of an answer without end, a few KiB are read', async () => {
  const written = Promise.withResolvers<number>()
  const port = await listen((_request, response) => {
    let bytes = 0
    const write = () => {
      while (!response.destroyed && response.write(Buffer.alloc(16_384))) bytes += 16_384
    }
    response.on('drain', write)
    response.on('close', () => written.resolve(bytes))
    response.writeHead(200)
    write()
  })
  const sender = createOutsideSender({ allowsLoopback: true })
  const answer = await sender.post(call(`http://127.0.0.1:${port}/`))

  expect(answer).toEqual({ kind: 'answered', status: 200 })
  // As much as the buffers of both ends hold, not an endless stream.
  expect(await written.promise).toBeLessThan(20_000_000)
})
