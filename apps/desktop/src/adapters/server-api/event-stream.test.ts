import fc from 'fast-check'
import { expect, test } from 'vitest'
import { eventReader, type StreamEvent } from './event-stream.ts'

function eventsOf(...chunks: (string | Uint8Array)[]): { events: StreamEvent[]; isWhole: boolean } {
  const events: StreamEvent[] = []
  const reader = eventReader((event) => void events.push(event))
  const answers = chunks.map((chunk) =>
    reader.read(typeof chunk === 'string' ? new TextEncoder().encode(chunk) : chunk),
  )
  return { events, isWhole: answers.every(Boolean) }
}

test('a block is an event with its id, name and data', () => {
  expect(eventsOf('id: 7\nevent: device.paused\ndata: {"paused":true}\n\n').events).toEqual([
    { id: '7', name: 'device.paused', data: { paused: true } },
  ])
})

test('data over several lines is one text', () => {
  expect(eventsOf('data: {"a":\ndata: 1}\n\n').events).toEqual([{ id: null, name: 'message', data: { a: 1 } }])
})

test.each([': heartbeat\n\n', '\n\n', 'event: reset\n\n', 'data: not json\n\n', 'data: {"half":'])(
  '%j is no event',
  (text) => {
    expect(eventsOf(text)).toEqual({ events: [], isWhole: true })
  },
)

test('an event longer than 64 KiB ends the stream, and nothing after it counts', () => {
  const endless = `data: "${'x'.repeat(70_000)}`

  expect(eventsOf(endless, '"\n\ndata: 1\n\n')).toEqual({ events: [], isWhole: false })
})

test('the same events are read however the network cuts the bytes, and with each kind of line end', () => {
  const event = fc.record({
    id: fc.stringMatching(/^[0-9a-f:-]{1,12}$/u),
    name: fc.stringMatching(/^[a-z.]{1,12}$/u),
    // With letters of several bytes, which a cut may divide.
    data: fc.jsonValue({ stringUnit: 'grapheme' }),
  })
  const cuts = fc.array(fc.nat({ max: 400 }), { maxLength: 12 })
  fc.assert(
    fc.property(fc.array(event, { maxLength: 5 }), cuts, fc.constantFrom('\n', '\r\n', '\r'), (events, places, end) => {
      const text = events.map(({ id, name, data }) =>
        [`id: ${id}`, `event: ${name}`, `data: ${JSON.stringify(data)}`, '', ''].join(end),
      )
      const bytes = new TextEncoder().encode(text.join(''))
      const borders = [0, ...places.filter((place) => place < bytes.length).toSorted((a, b) => a - b), bytes.length]
      const chunks = borders.slice(1).map((border, index) => bytes.slice(borders[index], border))
      // By way of JSON, because JSON knows no negative zero.
      const expected: unknown = JSON.parse(JSON.stringify(events))

      expect(eventsOf(...chunks).events).toEqual(expected)
    }),
  )
})
