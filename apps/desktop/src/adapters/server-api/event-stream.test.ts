import { expect, test } from 'vitest'
import { parseEvent } from './event-stream.ts'

test('a block is an event with its id, name and data', () => {
  expect(parseEvent('id: 7\nevent: device.paused\ndata: {"paused":true}')).toEqual({
    id: '7',
    name: 'device.paused',
    data: { paused: true },
  })
})

test('data over several lines is one text', () => {
  expect(parseEvent('data: {"a":\ndata: 1}')).toEqual({ id: null, name: 'message', data: { a: 1 } })
})

test.each([': heartbeat', '', 'event: reset', 'data: not json'])('%j is no event', (block) => {
  expect(parseEvent(block)).toBeNull()
})
