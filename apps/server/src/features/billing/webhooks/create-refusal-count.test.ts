import { expect, test } from 'vitest'
import { createRefusalCount } from './create-refusal-count.ts'

test('counts refused calls by reason over the last hour, and remembers when the last one came', () => {
  let nowMs = Date.parse('2026-11-23T12:00:00Z')
  const count = createRefusalCount(() => new Date(nowMs))
  count.add('clock')
  count.add('secret')
  nowMs += 59 * 60_000
  count.add('secret')
  const within = count.lastHour()
  nowMs += 60_000

  expect(within).toEqual({ clock: 1, secret: 2, lastAt: '2026-11-23T12:59:00.000Z' })
  expect(count.lastHour()).toEqual({ clock: 0, secret: 1, lastAt: '2026-11-23T12:59:00.000Z' })
})
