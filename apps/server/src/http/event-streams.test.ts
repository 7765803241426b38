import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { createEventStreams } from './event-streams.ts'

test('a reader that reads nothing is dropped instead of filling the memory', () => {
  const streams = createEventStreams('boot', () => 0)
  const stalled = new ServerResponse(new IncomingMessage(new Socket()))
  streams.open('owner:ann', stalled, undefined)

  for (let count = 0; count < 2_000; count += 1) {
    streams.toOwner('ann', 'device.removed', { deviceId: 'x'.repeat(200) })
  }

  expect(stalled.destroyed).toBe(true)
  expect(stalled.writableLength).toBeLessThan(80_000)
})
