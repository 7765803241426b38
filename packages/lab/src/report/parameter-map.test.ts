import { randomWalk } from '@stratomate/candles/random-walk'
import { expect, test } from 'vitest'
import { sweep, type SweepResult } from '../sweep/sweep.ts'
import { ruleOf } from '../testing/rule-of.ts'
import { parameterMap, variedNames } from './parameter-map.ts'

const set = randomWalk({ candles: 5_000, seed: 3 })
const { side, payoutPct, balanceCents, settings } = ruleOf()
const grid = {
  indicatorId: 'super-trend',
  parameters: { period: [5, 8, 10], multiplier: [2, 3] },
  expiries: [1, 3],
} as const
const found = sweep(set, { grid, rule: { side, payoutPct, balanceCents, settings } })

/** A search of 3 × 3 points whose cells won these shares of 1,000 trades; a `null` cell has few trades. */
function searchWith(shares: readonly (number | null)[]): SweepResult {
  const points = shares.map((_, place) => ({ period: place % 3, multiplier: Math.floor(place / 3) }))
  return {
    ...found,
    points,
    expiries: [3],
    won: Uint32Array.from(shares, (share) => (share === null ? 9 : Math.round(share * 1_000))),
    lost: Uint32Array.from(shares, (share) => (share === null ? 0 : Math.round((1 - share) * 1_000))),
  }
}

test('each cell is its combination', () => {
  const map = parameterMap(found, 1, payoutPct)

  expect(variedNames(found)).toEqual(['period', 'multiplier'])
  expect([map.across.values, map.down.values]).toEqual([
    [5, 8, 10],
    [2, 3],
  ])
  // Period 8 with multiplier 3 is the fourth point, and its second expiry is row 7.
  expect(map.cells[4]).toMatchObject({ row: 7, won: found.won[7], lost: found.lost[7] })
})

test('a lone best cell is never marked, one among good neighbours is', () => {
  const lone = searchWith([0.5, 0.5, 0.5, 0.5, 0.7, 0.5, 0.5, 0.5, 0.5])
  const half = searchWith([0.6, 0.6, 0.6, 0.6, 0.7, 0.5, 0.5, 0.5, 0.5])
  const backed = searchWith([0.6, 0.6, 0.6, 0.6, 0.7, 0.6, 0.5, 0.5, 0.5])

  expect(parameterMap(lone, 0, 87).marked).toBeNull()
  expect(parameterMap(half, 0, 87).marked).toBeNull()
  expect(parameterMap(backed, 0, 87).marked).toBe(4)
})

test('a cell of few trades is thin, never marked, and backs no other', () => {
  const thin = parameterMap(searchWith([null, null, null, null, 0.7, null, null, null, null]), 0, 87)

  expect(thin.cells[0]).toMatchObject({ isThin: true })
  expect(thin.marked).toBeNull()
  expect(parameterMap(searchWith([null]), 0, 87).marked).toBeNull()
})

test('a search over one parameter, or over expiries alone, is one row', () => {
  const one = sweep(set, {
    grid: { ...grid, parameters: { period: [5, 8] } },
    rule: { side, payoutPct, balanceCents, settings },
  })
  const none = sweep(set, { grid: { ...grid, parameters: {} }, rule: { side, payoutPct, balanceCents, settings } })

  expect(parameterMap(one, 0, payoutPct)).toMatchObject({
    down: { name: null, values: [0] },
    across: { values: [5, 8] },
  })
  expect(parameterMap(none, 0, payoutPct).cells).toHaveLength(1)
})
