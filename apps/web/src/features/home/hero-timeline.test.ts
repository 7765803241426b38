import { expect, test } from 'vitest'
import { heroPlace } from './hero-timeline.ts'

test('the signal is at the beginning of the ruler, before its first mark, and tens are equally far apart', () => {
  const [zero, one, ten, hundred] = [0, 1, 10, 100].map((ms) => heroPlace(ms, 1_000))

  expect(zero).toBe(0)
  expect(one).toBe(35)
  expect((hundred ?? 0) - (ten ?? 0)).toBeCloseTo((ten ?? 0) - (one ?? 0), 6)
})
