import { expect, test } from 'vitest'
import { GapWatch } from './gap-watch.ts'

function newWatch() {
  const time = { wallMs: 1_000_000, monotonicMs: 5_000 }
  const gaps: string[] = []
  const clocks = { wallMs: () => time.wallMs, monotonicMs: () => time.monotonicMs }
  const watch = new GapWatch(clocks, (gap) => void gaps.push(gap))
  const pass = (wallMs: number, monotonicMs: number) => {
    time.wallMs += wallMs
    time.monotonicMs += monotonicMs
    watch.look()
  }
  return { gaps, pass }
}

test('a sleep is noticed once, at the first look after it', () => {
  const { gaps, pass } = newWatch()
  pass(1_000, 1_000)
  pass(3_600_000, 3_600_000)
  pass(20, 20)

  expect(gaps).toEqual(['slept'])
})

test('many looks within a second change nothing', () => {
  const { gaps, pass } = newWatch()
  for (let look = 0; look < 100; look += 1) pass(10, 10)

  expect(gaps).toEqual([])
})

test('a clock that was set is noticed against the one that nobody sets', () => {
  const { gaps, pass } = newWatch()
  pass(-86_400_000, 1_000)

  expect(gaps).toEqual(['clock_changed'])
})
