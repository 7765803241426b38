import { expect, test } from 'vitest'
import { type Gap, judgeGap } from './gap-guard.ts'

test.each<[string, Gap, ReturnType<typeof judgeGap>]>([
  ['a second', { wallMs: 1_000, monotonicMs: 1_000 }, null],
  ['a slow moment', { wallMs: 9_000, monotonicMs: 9_000 }, null],
  ['half a minute is still no sleep', { wallMs: 30_000, monotonicMs: 30_000 }, null],
  ['a sleep that both clocks saw', { wallMs: 31_000, monotonicMs: 31_000 }, 'slept'],
  ['a sleep that stopped the monotonic clock', { wallMs: 7_200_000, monotonicMs: 1_000 }, 'slept'],
  ['a clock that was set a little ahead', { wallMs: 12_000, monotonicMs: 1_000 }, 'clock_changed'],
  ['a clock that was set back', { wallMs: -3_600_000, monotonicMs: 1_000 }, 'clock_changed'],
  ['a stopped clock, half a minute behind', { wallMs: 31_000, monotonicMs: 1_000 }, 'clock_changed'],
  ['a stopped clock, a millisecond more behind', { wallMs: 31_001, monotonicMs: 1_000 }, 'slept'],
  ['ten seconds are still a correction', { wallMs: 11_000, monotonicMs: 1_000 }, null],
  ['a millisecond more is a jump', { wallMs: 11_001, monotonicMs: 1_000 }, 'clock_changed'],
  ['a correction by the network', { wallMs: 3_500, monotonicMs: 1_000 }, null],
])('%s', (_, gap, expected) => {
  expect(judgeGap(gap)).toBe(expected)
})
