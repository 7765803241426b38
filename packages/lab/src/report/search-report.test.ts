import { plantedExpiry, plantedShape, plantedWalk } from '../planted-walk.ts'
import { randomWalk } from '@stratomate/candles/random-walk'
import { expect, test } from 'vitest'
import { type Search, sweep } from '../sweep/sweep.ts'
import { ruleOf } from '../testing/rule-of.ts'
import { reportSearch } from './search-report.ts'

const { side, payoutPct, balanceCents, settings } = ruleOf()
const search: Search = {
  grid: {
    indicatorId: 'super-trend',
    parameters: { period: [8, plantedShape.period, 14], multiplier: [2, plantedShape.multiplier] },
    expiries: [1, plantedExpiry],
  },
  rule: { side, payoutPct, balanceCents, settings },
}

test('a search on chance says nothing, and walks forward without overlapping', () => {
  const set = randomWalk({ candles: 30_000, seed: 4 })
  const report = reportSearch(sweep(set, search), { set, search, triesBefore: 0, seed: 1 })

  expect(['nothing', 'too few']).toContain(report.judgment.best?.verdict)
  expect(report.maps.map(({ cells }) => cells.length)).toEqual([6, 6])
  expect(report.walks).toHaveLength(9)
  expect(report.walks.every(({ steps, won, lost }) => steps > 0 || won + lost === 0)).toBe(true)
  // A day, plus the longest expiry and the warm-up of the slowest combination.
  expect(report.gapCandles).toBeGreaterThan(1_440 + plantedExpiry)
})

test('the best of a search carries the verdict of the search, not the one of its own run', () => {
  const set = plantedWalk({ candles: 60_000, seed: 2, share: 0.6 })
  const report = reportSearch(sweep(set, search), { set, search, triesBefore: 0, seed: 1 })

  expect(report.judgment.rule?.expiryCandles).toBe(plantedExpiry)
  expect(report.best?.judgment).toEqual(report.judgment.best)
  expect(report.best?.judgment.verdict).toBe('holds')
  expect(report.best?.judgment.tries).toBe(12)
})
