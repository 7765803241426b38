import { randomWalk } from '@stratomate/candles/random-walk'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ruleOf } from '../testing/rule-of.ts'
import { type Grid, gridPoints } from './grid.ts'
import { joinSweeps, splitGrid } from './split-grid.ts'
import { type Search, sweep } from './sweep.ts'

const set = randomWalk({ candles: 5_000, seed: 3 })

function searchOf(grid: Grid): Search {
  const { side, payoutPct, balanceCents, settings } = ruleOf()
  return { grid, rule: { side, payoutPct, balanceCents, settings } }
}

test('parts of a grid have its combinations in its order, however many parts', () => {
  const values = fc.uniqueArray(fc.integer({ min: 3, max: 40 }), { minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(values, values, fc.integer({ min: 1, max: 20 }), (fast, slow, most) => {
      const grid: Grid = { indicatorId: 'macd-alerts', parameters: { fast, slow }, expiries: [1, 3] }
      fc.pre(fast.some((one) => slow.some((other) => one < other)))
      const parts = splitGrid(grid, most)

      expect(parts.length).toBeLessThanOrEqual(most)
      expect(parts.flatMap(gridPoints)).toEqual(gridPoints(grid))
    }),
  )
})

test('joined parts are the whole search, to the last block', () => {
  const search = searchOf({
    indicatorId: 'super-trend',
    parameters: { period: [5, 8, 10, 14, 20], multiplier: [1.5, 3] },
    expiries: [1, 3],
  })
  const parts = splitGrid(search.grid, 3).map((grid) => sweep(set, { ...search, grid }))

  expect(parts.length).toBe(3)
  expect(joinSweeps(set, search, parts)).toEqual(sweep(set, search))
  expect(() => joinSweeps(set, search, parts.slice(1))).toThrow('A part of the search is missing.')
})

test('a grid without a varied parameter is one part, and one without a combination is refused', () => {
  const grid: Grid = { indicatorId: 'super-trend', parameters: { period: [10] }, expiries: [1] }

  expect(splitGrid(grid, 8)).toEqual([grid])
  expect(() => splitGrid({ ...grid, expiries: [] }, 8)).toThrow('The grid has no combination.')
})
