import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createEventHistories } from './event-histories.ts'

const limits = { eventsMax: 10, bytesMax: 5_000, allBytesMax: 12_000 }

const added = fc.record({
  channel: fc.constantFrom('ann', 'bob', 'cat', 'dan'),
  subject: fc.constantFrom(null, null, 'state'),
  size: fc.integer({ min: 0, max: 1_500 }),
})

test('is bounded for a channel and for all, and never hides that something is gone', () => {
  fc.assert(
    fc.property(fc.array(added, { minLength: 1, maxLength: 120 }), fc.nat(), (events, place) => {
      const histories = createEventHistories(limits)
      for (const channel of ['ann', 'bob', 'cat', 'dan']) histories.begin(channel, 0)
      events.forEach(({ channel, subject, size }, index) =>
        histories.add(channel, { id: index + 1, text: `${index + 1} ${'x'.repeat(size)}`, subject }),
      )
      const from = place % (events.length + 1)
      const since = histories.since('ann', from)

      expect(histories.bytes()).toBeLessThanOrEqual(limits.allBytesMax)
      if (since === 'unknown') return
      expect(since.length).toBeLessThanOrEqual(limits.eventsMax)
      const ids = since.map((text) => Number.parseInt(text, 10))
      const ofAnn = events.flatMap(({ channel, subject }, index) =>
        channel === 'ann' && index + 1 > from ? [{ id: index + 1, subject }] : [],
      )
      const lastState = ofAnn.findLast(({ subject }) => subject === 'state')?.id
      expect(ids).toEqual(ofAnn.filter(({ id, subject }) => subject === null || id === lastState).map(({ id }) => id))
    }),
    { numRuns: 500 },
  )
})

test('holds nothing any more once its channels are forgotten', () => {
  const histories = createEventHistories(limits)
  histories.begin('ann', 0)
  for (let id = 1; id < 50; id += 1) histories.add('ann', { id, text: 'x'.repeat(300), subject: null })

  histories.forget('ann')

  expect([histories.bytes(), histories.since('ann', 49)]).toEqual([0, 'unknown'])
})

test('an event alone is larger than a channel may hold: it is not kept, and whoever comes back is told', () => {
  const histories = createEventHistories(limits)
  histories.begin('ann', 0)
  histories.add('ann', { id: 1, text: 'x'.repeat(6_000), subject: null })

  expect([histories.bytes(), histories.since('ann', 0), histories.since('ann', 1)]).toEqual([0, 'unknown', []])
})
