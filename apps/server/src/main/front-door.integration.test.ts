import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { openFrontDoor } from './front-door.ts'

test('everybody is told to come back until the service is ready', async () => {
  const door = await openFrontDoor({ host: '127.0.0.1', port: 0 })
  const health = () => fetch(`http://127.0.0.1:${door.port}/api/health`)

  const before = await health()
  door.open((_request, response) => response.end('ready'))
  const after = await health()

  expect(before.status).toBe(503)
  expect(before.headers.get('retry-after')).toBe('2')
  expect(await before.json()).toMatchObject({ code: 'starting' })
  expect(await after.text()).toBe('ready')
  await door.close()
})

test('a taken port is known at once', async () => {
  const door = await openFrontDoor({ host: '127.0.0.1', port: 0 })

  await expect(openFrontDoor({ host: '127.0.0.1', port: door.port })).rejects.toThrow('EADDRINUSE')
  await door.close()
})

test('a connection that asks nothing does not hold up the stop', async () => {
  const door = await openFrontDoor({ host: '127.0.0.1', port: 0 })
  const silent = connect(door.port, '127.0.0.1')
  const half = connect(door.port, '127.0.0.1')
  await Promise.all([once(silent, 'connect'), once(half, 'connect')])
  half.write('GET /')
  await fetch(`http://127.0.0.1:${door.port}/`)

  const ends = Promise.all([once(silent, 'close'), once(half, 'close')])
  await Promise.all([door.close(), ends])

  expect(door.server.listening).toBe(false)
}, 8_000)

test('an answer under way is finished before the stop', async () => {
  const door = await openFrontDoor({ host: '127.0.0.1', port: 0 })
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
