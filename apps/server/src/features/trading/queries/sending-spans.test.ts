import { expect, test } from 'vitest'
import { spanOfIds } from './sending-spans.ts'

const dayMs = 86_400_000
const at = Date.parse('2026-11-20T12:00:00Z')
/** An id as the app makes it: the time of the signal's candle in the first 48 bits, the rest by chance. */
const timedId = (ms: number) =>
  `${ms
    .toString(16)
    .padStart(12, '0')
    .replace(/^(.{8})/u, '$1-')}-8abc-8abc-0123456789ab`
const sent = (id: string, ms: number) => ({ id, sentAt: new Date(ms).toISOString() })

test('a trade whose id says its time is looked for in the two days before and after it, whatever sending is reported', () => {
  const span = { fromMs: at - 2 * dayMs, beforeMs: at + 2 * dayMs + 1 }

  expect(spanOfIds([sent(timedId(at), at)])).toEqual(span)
  expect(spanOfIds([sent(timedId(at), at + 2 * dayMs)])).toEqual(span)
})

test('several are looked for from the earliest to the latest', () => {
  const later = at + dayMs

  expect(spanOfIds([sent(timedId(later), later), sent(timedId(at), at)])).toEqual({
    fromMs: at - 2 * dayMs,
    beforeMs: later + 2 * dayMs + 1,
  })
})

test('one whose id does not fit its sending may be anywhere, and so may those beside it', () => {
  expect(spanOfIds([sent(timedId(at), at + 2 * dayMs + 1)])).toBeNull()
  expect(spanOfIds([sent(timedId(at), at), sent('f47ac10b-58cc-4372-a567-0e02b2c3d479', at)])).toBeNull()
})
