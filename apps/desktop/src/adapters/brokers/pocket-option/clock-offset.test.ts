import { expect, test } from 'vitest'
import { ClockOffset } from './clock-offset.ts'

const nowMs = Date.UTC(2026, 10, 18)

/** The offset that is found after the broker's time came `count` times, `everyMs` apart. */
function reported(serverMs: (nowMs: number) => number, { count = 6, everyMs = 500 } = {}) {
  const clock = new ClockOffset()
  for (let turn = 0; turn < count; turn += 1) clock.take(serverMs(nowMs + turn * everyMs), nowMs + turn * everyMs)
  return clock.reading(nowMs + (count - 1) * everyMs)
}

test('a clock that is five seconds ahead is read so, in whatever zone it counts', () => {
  expect(reported((at) => at + 5_000)?.aheadMs).toBe(5_000)
  expect(reported((at) => at + 5_000 + 2 * 3_600_000)?.aheadMs).toBe(5_000)
  expect(reported((at) => at - 5_000 - 5.5 * 3_600_000)?.aheadMs).toBe(-5_000)
})

test('the quickest message of some is the best', () => {
  expect(reported((at) => at - (at % 1_000 === 0 ? 100 : 900))?.aheadMs).toBe(-100)
})

test('a hundred prices in a second are read as few are', () => {
  expect(reported((at) => at + 5_000, { count: 1_000, everyMs: 10 })?.aheadMs).toBe(5_000)
})

test('an old price that is told again and again is no clock', () => {
  expect(reported(() => nowMs - 60_000)).toBeNull()
})

test('a burst of one moment, a single price or none is not enough', () => {
  expect(reported((at) => at + 5_000, { everyMs: 10 })).toBeNull()
  expect(reported((at) => at + 5_000, { count: 1 })).toBeNull()
  expect(new ClockOffset().reading(nowMs)).toBeNull()
})
