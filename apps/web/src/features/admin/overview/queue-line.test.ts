import { expect, test } from 'vitest'
import { queueLine } from './queue-line.ts'

const nowMs = Date.parse('2026-11-25T12:00:00Z')
const limits = { nowMs, lateMs: 600_000 }

test.each([
  [{ waiting: 0, since: null }, 'Nothing waits', false],
  [{ waiting: 1, since: '2026-11-25T11:59:30Z' }, '1 waiting, the oldest for less than a minute', false],
  [{ waiting: 1_200, since: '2026-11-25T11:50:00Z' }, '1,200 waiting, the oldest for 10\u00A0min', false],
  [{ waiting: 2, since: '2026-11-25T11:49:59Z' }, '2 waiting, the oldest for 11\u00A0min', true],
  [{ waiting: 1, since: '2026-11-25T12:00:09Z' }, '1 waiting, the oldest for less than a minute', false],
])('%j is said as it is', (queue, sentence, isLate) => {
  expect(queueLine(queue, limits)).toEqual({ sentence, isLate })
})
