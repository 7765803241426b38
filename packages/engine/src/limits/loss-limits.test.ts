import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type KeptLossLimits, looserAfterMs, lossLimitsAt, noLossLimits, wishLossLimits } from './loss-limits.ts'

const size = (limit: number | null): number => limit ?? Number.POSITIVE_INFINITY

test('without limits from before a wish holds at once', () => {
  const kept = wishLossLimits(null, { ...noLossLimits, lossesInARowMax: 3 }, 0)

  expect(lossLimitsAt(kept, 0)).toEqual({ dailyLossCentsMax: null, lossesInARowMax: 3 })
})

test('the same looser wish again does not begin its day anew, another one does', () => {
  const wish = (kept: KeptLossLimits | null, limit: number, nowMs: number) =>
    wishLossLimits(kept, { ...noLossLimits, lossesInARowMax: limit }, nowMs)
  const first = wish(wish(null, 3, 0), 5, 1_000)
  const same = wish(first, 5, 50_000)
  const other = wish(first, 6, 50_000)

  expect(lossLimitsAt(same, 1_000 + looserAfterMs).lossesInARowMax).toBe(5)
  expect(lossLimitsAt(other, 1_000 + looserAfterMs).lossesInARowMax).toBe(3)
})

test('whatever is wished, a limit never becomes looser than any wish of the last day', () => {
  const step = fc.record({
    afterMs: fc.integer({ min: 0, max: 2 * looserAfterMs }),
    limit: fc.option(fc.integer({ min: 1, max: 5 })),
  })
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 20 }), (steps) => {
      let kept: KeptLossLimits | null = null
      let nowMs = 0
      const wishes: { untilMs: number; limit: number | null }[] = []
      for (const { afterMs, limit } of steps) {
        nowMs += afterMs
        const last = wishes.at(-1)
        if (last !== undefined) last.untilMs = nowMs
        kept = wishLossLimits(kept, { ...noLossLimits, dailyLossCentsMax: limit }, nowMs)
        wishes.push({ untilMs: Number.POSITIVE_INFINITY, limit })
        const inForce = size(lossLimitsAt(kept, nowMs).dailyLossCentsMax)
        const recent = wishes.filter(({ untilMs }) => nowMs - untilMs < looserAfterMs)
        expect(inForce).toBeLessThanOrEqual(Math.min(...recent.map((wish) => size(wish.limit))))
      }
    }),
  )
})
