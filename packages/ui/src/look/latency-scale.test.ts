import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatLatency, latencyMsMax, latencyShare, latencyTicksMs } from './latency-scale.ts'

test('each tenfold has the same width', () => {
  const [one, ten, hundred, thousand] = latencyTicksMs.map(latencyShare)

  expect(one).toBe(0)
  expect((hundred ?? 0) - (ten ?? 0)).toBeCloseTo(ten ?? 0, 12)
  expect((thousand ?? 0) - (hundred ?? 0)).toBeCloseTo(ten ?? 0, 12)
})

test('a longer latency never stands before a shorter one, and none outside of the scale', () => {
  const ms = fc.double({ min: 0, max: 100_000, noNaN: true })
  fc.assert(
    fc.property(ms, ms, (one, other) => {
      const [early, late] = [latencyShare(Math.min(one, other)), latencyShare(Math.max(one, other))]

      expect(early).toBeLessThanOrEqual(late)
      expect([early >= 0, late <= 1]).toEqual([true, true])
    }),
  )
  expect(latencyShare(latencyMsMax)).toBe(1)
})

test.each([
  [0, '<1 ms'],
  [0.4, '<1 ms'],
  [0.6, '1 ms'],
  [4, '4 ms'],
  [249.7, '250 ms'],
  [999.4, '999 ms'],
  [999.6, '1.00 s'],
  [1_120, '1.12 s'],
  [12_345, '12.35 s'],
])('%s milliseconds read as %s', (ms, text) => {
  expect(formatLatency(ms)).toBe(text.replace(' ', '\u00A0'))
})
