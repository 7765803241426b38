import { seededRandom } from '@stratomate/std/random'
import { describe, expect, test } from 'vitest'
import { binaryReturns, deflatedSharpe, luckySharpe } from './deflated-sharpe.ts'
import { normalArea } from './normal.ts'
import { overfittingProbability } from './overfitting.ts'
import { superiorAbility } from './spa.ts'

const blocks = 200

/** Profits of combinations that are noise around the means, in cents per block. */
function profitsOf(means: readonly number[], seed: number): Int32Array {
  const random = seededRandom(seed)
  const noise = () => 1_000 * (random() + random() + random() + random() - 2)
  return Int32Array.from({ length: means.length * blocks }, (_, place) =>
    Math.round((means[Math.floor(place / blocks)] ?? 0) + noise()),
  )
}

const valueOf = (profit: Int32Array): number => {
  const mean = profit.reduce((sum, one) => sum + one, 0) / blocks
  const variance = profit.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (blocks - 1)
  return (Math.sqrt(blocks) * mean) / Math.sqrt(variance)
}

describe('superior ability', () => {
  test('of a single combination is the test of its mean', () => {
    const profit = profitsOf([60], 4)

    expect(superiorAbility({ profit, blocks }, 1, 4_000).pValue).toBeCloseTo(1 - normalArea(valueOf(profit)), 1)
  })

  test('is reached by chance in about one of twenty searches at 5 %', () => {
    const searches = Array.from({ length: 120 }, (_, seed) =>
      superiorAbility(
        {
          profit: profitsOf(
            Array.from({ length: 20 }, () => 0),
            seed + 1,
          ),
          blocks,
        },
        seed,
        200,
      ),
    )

    expect(searches.filter(({ pValue }) => pValue <= 0.05).length).toBeLessThanOrEqual(13)
    expect(searches.filter(({ pValue }) => pValue <= 0.5).length).toBeGreaterThan(35)
  })

  test('charges for rivals as good, and hardly for hopeless ones', () => {
    const own = profitsOf([50], 6)
    const withRivals = (mean: number): number =>
      superiorAbility(
        {
          profit: Int32Array.from([
            ...own,
            ...profitsOf(
              Array.from({ length: 50 }, () => mean),
              8,
            ),
          ]),
          blocks,
        },
        1,
        1_000,
      ).pValue
    const alone = superiorAbility({ profit: own, blocks }, 1, 1_000).pValue

    expect(withRivals(-900)).toBeCloseTo(alone, 2)
    expect(withRivals(0)).toBeGreaterThan(alone + 0.05)
  })

  test('names the best, and nothing for a search without profit', () => {
    expect(superiorAbility({ profit: profitsOf([0, 0, 300, 0], 2), blocks }, 1)).toEqual({ pValue: 0, best: 2 })
    expect(superiorAbility({ profit: profitsOf([-400, -300], 2), blocks }, 1)).toEqual({ pValue: 1, best: 1 })
    expect(superiorAbility({ profit: new Int32Array(blocks), blocks }, 1)).toEqual({ pValue: 1, best: -1 })
  })
})

describe('the probability of overfitting', () => {
  test('is none when one combination is always the best', () => {
    expect(overfittingProbability({ profit: profitsOf([0, 0, 3_000, 0], 5), blocks })).toBe(0)
  })

  test('is near one half for noise', () => {
    const all = Array.from(
      { length: 6 },
      (_, seed) =>
        overfittingProbability({
          profit: profitsOf(
            Array.from({ length: 40 }, () => 0),
            seed + 1,
          ),
          blocks,
        }) ?? 0,
    )

    expect(all.reduce((sum, one) => sum + one, 0) / 6).toBeGreaterThan(0.35)
    expect(all.reduce((sum, one) => sum + one, 0) / 6).toBeLessThan(0.65)
  })

  test('is certain when whoever wins in one half loses in the other', () => {
    const profit = Int32Array.from({ length: 16 * 16 }, (_, place) =>
      Math.floor(place / 16) === place % 16 ? 15_000 : -1_000,
    )

    expect(overfittingProbability({ profit, blocks: 16 })).toBe(1)
  })

  test('is unknown for a short history', () => {
    expect(overfittingProbability({ profit: new Int32Array(30), blocks: 15 })).toBeNull()
  })
})

describe('the deflated Sharpe ratio', () => {
  test('is that of the example of its authors', () => {
    // 100 combinations, variance 1/2 per year, five years of days at 2.5 per year: SR0 0.1132, DSR 0.9004.
    const lucky = luckySharpe(100, 0.5 / 250)

    expect(lucky).toBeCloseTo(0.1132, 4)
    expect(deflatedSharpe({ sharpe: 2.5 / Math.sqrt(250), skewness: -3, kurtosis: 10, n: 1_250 }, lucky)).toBeCloseTo(
      0.9004,
      3,
    )
  })

  test('takes the moments of won and lost trades', () => {
    const trades = [...Array.from({ length: 56 }, () => 0.92), ...Array.from({ length: 44 }, () => -1)]
    const moment = (power: number) => trades.reduce((sum, one) => sum + (one - mean) ** power, 0) / trades.length
    const mean = trades.reduce((sum, one) => sum + one, 0) / trades.length
    const { sharpe, skewness, kurtosis } = binaryReturns(0.56, 92, 100)

    expect(sharpe).toBeCloseTo(mean / Math.sqrt(moment(2)), 12)
    expect(skewness).toBeCloseTo(moment(3) / moment(2) ** 1.5, 12)
    expect(kurtosis).toBeCloseTo(moment(4) / moment(2) ** 2, 12)
  })
})
