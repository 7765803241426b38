import { randomUUID } from 'node:crypto'
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { describe, expect, test, vi } from 'vitest'
import { localBus } from '#server/adapters/message-bus/local-bus.ts'
import { createEventStreams } from './event-streams.ts'

const openStreams = (nowMs: () => number) => createEventStreams({ bootId: 'boot', nowMs, messages: localBus })

/** A reader that keeps what it receives. */
function createReader(): { response: ServerResponse; text: () => string; leave: () => void } {
  const response = new ServerResponse(new IncomingMessage(new Socket()))
  const written: string[] = []
  response.write = (chunk: unknown) => written.push(String(chunk)) > 0
  return { response, text: () => written.join(''), leave: () => void response.emit('close') }
}

const removal = (deviceId: string) => ({ deviceId })
const unread = (unreadCount: number) => ({ unread: unreadCount })
const eventNames = (text: string) => [...text.matchAll(/^event: (.*)$/gmu)].map(([, name]) => name)
const lastIdOf = (text: string) => [...text.matchAll(/^id: (.*)$/gmu)].at(-1)?.[1]

test('a reader that reads nothing is dropped instead of filling the memory', () => {
  const streams = openStreams(() => 0)
  const stalled = new ServerResponse(new IncomingMessage(new Socket()))
  streams.open('owner:ann', stalled, undefined)

  for (let count = 0; count < 2_000; count += 1) streams.toOwner('ann', 'device.removed', removal('x'.repeat(200)))

  expect(stalled.destroyed).toBe(true)
  expect(stalled.writableLength).toBeLessThan(80_000)
})

describe('what is kept for readers that come back', () => {
  test('is nothing where nobody has read', () => {
    const streams = openStreams(() => 0)

    for (let count = 0; count < 1_000; count += 1) {
      streams.toOwner(randomUUID(), 'device.removed', removal('one'))
      streams.toDesktop(randomUUID(), 'device.paused', { paused: true })
    }

    expect(streams.held()).toEqual({ readers: 0, channels: 0, bytes: 0 })
  })

  test('is all that came since, also for a reader that had heard nothing yet', () => {
    const streams = openStreams(() => 0)
    const [first, second] = [createReader(), createReader()]
    streams.open('owner:ann', first.response, undefined)
    first.leave()
    streams.toOwner('bob', 'device.removed', removal('another'))
    streams.toOwner('ann', 'device.removed', removal('one'))
    streams.toOwner('ann', 'device.removed', removal('two'))

    streams.open('owner:ann', second.response, lastIdOf(first.text()))

    expect([...second.text().matchAll(/"deviceId":"(.*)"/gu)].map(([, id]) => id)).toEqual(['one', 'two'])
  })

  test('is the last word only, of what a newer event replaces', () => {
    const streams = openStreams(() => 0)
    const [first, second] = [createReader(), createReader()]
    streams.open('owner:ann', first.response, undefined)
    first.leave()
    for (let count = 0; count < 5_000; count += 1) streams.toOwner('ann', 'notifications.changed', unread(count))

    streams.open('owner:ann', second.response, lastIdOf(first.text()))

    expect(eventNames(second.text())).toEqual(['notifications.changed'])
    expect(second.text()).toContain('"unread":4999')
  })

  test.each([
    { minutes: 4, names: ['device.removed'], channels: 1 },
    { minutes: 6, names: ['reset'], channels: 0 },
  ])('after $minutes minutes a reader gets $names', ({ minutes, names, channels }) => {
    let nowMs = 0
    const streams = openStreams(() => nowMs)
    const [first, second] = [createReader(), createReader()]
    streams.open('owner:ann', first.response, undefined)
    first.leave()
    streams.toOwner('ann', 'device.removed', removal('one'))
    nowMs = minutes * 60_000
    streams.forgetUnread()
    const held = streams.held()
    streams.open('owner:ann', second.response, lastIdOf(first.text()))

    expect(held.channels).toBe(channels)
    expect(eventNames(second.text())).toEqual(names)
  })

  test('goes with its channel: an id from before is never taken for one of the channel that is made again', () => {
    let nowMs = 0
    const streams = openStreams(() => nowMs)
    const [first, second, third] = [createReader(), createReader(), createReader()]
    streams.open('owner:ann', first.response, undefined)
    streams.toOwner('ann', 'device.removed', removal('one'))
    first.leave()
    nowMs = 600_000
    streams.forgetUnread()
    streams.toOwner('ann', 'device.removed', removal('missed'))
    streams.open('owner:ann', second.response, undefined)
    for (let count = 0; count < 10; count += 1) streams.toOwner('ann', 'device.removed', removal('two'))

    streams.open('owner:ann', third.response, lastIdOf(first.text()))

    expect(eventNames(third.text())).toEqual(['reset'])
  })
})

test.each([
  { readers: 10, spreadMs: 4_000 },
  { readers: 4_000, spreadMs: 20_000 },
  { readers: 15_000, spreadMs: 60_000 },
])('$readers readers come back within $spreadMs ms and a second', ({ readers, spreadMs }) => {
  const streams = openStreams(() => 0)
  for (let count = 0; count < readers; count += 1) streams.open(`owner:${count}`, createReader().response, undefined)
  const retriesMs = Array.from({ length: 200 }, (_none, index) => {
    const { response, text, leave } = createReader()
    streams.open(`desktop:${index}`, response, undefined)
    leave()
    return Number(/^retry: (\d+)$/mu.exec(text())?.[1])
  })

  expect(Math.min(...retriesMs)).toBeGreaterThanOrEqual(1_000)
  expect(Math.max(...retriesMs)).toBeLessThan(spreadMs * 1.01 + 1_000)
  // A correct program fails here once in 2^200 runs, when by chance none of 200 numbers is in the upper half.
  expect(Math.max(...retriesMs)).toBeGreaterThan(spreadMs / 2)
})

test('however many servers say that messages were lost, a reader is asked once to fetch everything again', () => {
  vi.useFakeTimers()
  const gaps: (() => void)[] = []
  const messages = { ...localBus, onGap: (hear: () => void) => void gaps.push(hear) }
  const streams = createEventStreams({ bootId: 'boot', nowMs: () => 0, messages })
  const reader = createReader()
  streams.open('owner:ann', reader.response, undefined)
  for (let server = 0; server < 3; server += 1) gaps.forEach((hear) => hear())
  vi.advanceTimersByTime(5_000)
  const first = eventNames(reader.text())
  gaps.forEach((hear) => hear())
  vi.advanceTimersByTime(5_000)
  vi.useRealTimers()

  expect([first, eventNames(reader.text())]).toEqual([['reset'], ['reset', 'reset']])
})
