import { describe, expect, test } from 'vitest'
import { betaShare } from './beta-share.ts'
import { benjaminiHochberg, effectiveTries, sidak } from './many-tries.ts'
import { normalArea, normalQuantile } from './normal.ts'
import { breakEvenShare, chanceOfMore, clopperPearsonInterval, expectancyOf, wilsonInterval } from './win-share.ts'

test('break-even and expectancy are those of the payout', () => {
  expect(breakEvenShare(86)).toBeCloseTo(0.5376, 4)
  expect(expectancyOf(breakEvenShare(86), 86)).toBeCloseTo(0, 14)
  expect(expectancyOf(0.55, 92)).toBeCloseTo(0.056, 14)
})

test('the normal curve is that of published tables', () => {
  expect(normalArea(1)).toBeCloseTo(0.841344746068543, 13)
  expect(normalArea(-8)).toBeCloseTo(6.22096057427178e-16, 22)
  expect(normalQuantile(0.975)).toBeCloseTo(1.959963984540054, 9)
  expect(normalQuantile(0.001)).toBeCloseTo(-3.090232306167813, 9)
})

describe('intervals', () => {
  test('of Wilson are those of 7 of 10 in the literature', () => {
    const { low, high } = wilsonInterval(0.7, 10)

    expect([low, high].map((end) => end.toFixed(4))).toEqual(['0.3968', '0.8922'])
  })

  test.each<[number, number, [number, number]]>([
    [7, 3, [0.3475471, 0.9332605]],
    [0, 10, [0, 0.3084971]],
    [10, 0, [0.6915029, 1]],
  ])('of Clopper and Pearson for %i won and %i lost are those of binom.test', (won, lost, [low, high]) => {
    const interval = clopperPearsonInterval(won, lost)

    expect(interval.low).toBeCloseTo(low, 6)
    expect(interval.high).toBeCloseTo(high, 6)
  })

  test.each([50, 400])('of Clopper and Pearson hold the truth in at least 95 %% of all courses of %i trades', (n) => {
    const truth = 0.5208
    let covered = 0
    for (let won = 0; won <= n; won += 1) {
      const { low, high } = clopperPearsonInterval(won, n - won)
      const chance = chanceOfMore(won, n, truth) - (won === n ? 0 : chanceOfMore(won + 1, n, truth))
      if (low <= truth && truth <= high) covered += chance
    }
    expect(covered).toBeGreaterThanOrEqual(0.95)
    expect(covered).toBeLessThan(0.98)
  })

  test('without trades are everything', () => {
    expect(wilsonInterval(0, 0)).toEqual({ low: 0, high: 1 })
  })
})

test('the chance of more is the sum of binomial chances', () => {
  const [n, share] = [20, 0.52]
  const choose = (of: number, count: number): number => (count === 0 ? 1 : (choose(of - 1, count - 1) * of) / count)
  const sum = (from: number) =>
    Array.from({ length: n - from + 1 }, (_, more) => from + more).reduce(
      (total, won) => total + choose(n, won) * share ** won * (1 - share) ** (n - won),
      0,
    )

  for (const won of [1, 9, 15, 20]) expect(chanceOfMore(won, n, share)).toBeCloseTo(sum(won), 12)
  expect(chanceOfMore(0, n, share)).toBe(1)
  expect(betaShare(0.5, 2, 3)).toBeCloseTo(0.6875, 13)
})

describe('many tries', () => {
  test('Šidák charges for each', () => {
    expect(sidak(0.05, 10)).toBeCloseTo(0.4012630607616213, 12)
    expect(sidak(1e-12, 1_000)).toBeCloseTo(1e-9, 15)
    expect(sidak(0.03, 1)).toBeCloseTo(0.03, 14)
  })

  test('Benjamini and Hochberg reject the four of their own example', () => {
    const published = [
      0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344, 0.0459, 0.324, 0.4262, 0.5719, 0.6528, 0.759, 1,
    ]

    expect(benjaminiHochberg(published.toReversed(), 0.05)).toBe(4)
  })

  test('equal tries count once, independent ones all', () => {
    expect([effectiveTries(1_000, 1), effectiveTries(1_000, 0)]).toEqual([1, 1_000])
  })
})
