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
