import fc from 'fast-check'
import { expect, test } from 'vitest'
import { zoomRange } from './zoom-range.ts'

const ranges = fc
  .record({
    from: fc.double({ min: -50, max: 400, noNaN: true }),
    width: fc.double({ min: 10, max: 600, noNaN: true }),
  })
  .map(({ from, width }) => ({ from, to: from + width }))

test('the candle under the pointer stays where it is, whatever the wheel says', () => {
  fc.assert(
    fc.property(
      ranges,
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.double({ noNaN: true }),
      (range, share, deltaY) => {
        const at = range.from + (range.to - range.from) * share
        const next = zoomRange(range, { at, deltaY })

        expect((at - next.from) / (next.to - next.from)).toBeCloseTo(share, 6)
        expect(next.to - next.from).toBeGreaterThan(9.99)
        expect(next.to - next.from).toBeLessThan(600.01)
      },
    ),
  )
})

test('up comes nearer, down goes away, and the ends hold', () => {
  const width = ({ from, to }: { from: number; to: number }) => to - from
  const range = { from: 100, to: 200 }

  expect(width(zoomRange(range, { at: 150, deltaY: -100 }))).toBeCloseTo(80)
  expect(width(zoomRange(range, { at: 150, deltaY: 100 }))).toBeCloseTo(120)
  expect(width(zoomRange({ from: 0, to: 10 }, { at: 5, deltaY: -100 }))).toBe(10)
  expect(width(zoomRange({ from: 0, to: 600 }, { at: 5, deltaY: 100 }))).toBe(600)
  expect(zoomRange({ from: 5, to: 5 }, { at: 5, deltaY: 100 })).toEqual({ from: 5, to: 5 })
})
