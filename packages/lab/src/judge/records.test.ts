import { times } from '@stratomate/commands/soak-scale'
import { randomWalk } from '@stratomate/candles/random-walk'
import { seededRandom } from '@stratomate/std/random'
import { describe, expect, test } from 'vitest'
import type { SweepResult } from '../sweep/sweep.ts'
import { emptyBlocks } from '../sweep/sweep.ts'
import { bestBlind, blindBaselines } from './blind-baselines.ts'
import { effectiveCount } from './effective-count.ts'
import { monteCarlo } from './monte-carlo.ts'
import { searchedPart, sealedPart } from './sealed-part.ts'
import { createSequentialProof, evidenceProves } from './sequential-proof.ts'
import { countTrials, joinRegistries, trialsOn } from './trial-registry.ts'
import { gapCandlesOf, walkForward } from './walk-forward.ts'

describe('the effective count', () => {
  /** Independent trades, one per block, each counted `copies` times. */
  function copied(copies: number) {
    const random = seededRandom(3)
    const wins = Array.from({ length: 400 }, () => random() < 0.55)
    return {
      won: Uint16Array.from(wins, (isWin) => (isWin ? copies : 0)),
      lost: Uint16Array.from(wins, (isWin) => (isWin ? 0 : copies)),
    }
  }

  test('of trades that share their luck is that of the independent ones', () => {
    expect(Math.abs(effectiveCount(copied(5), 1) - 400)).toBeLessThan(60)
  })

  test('is never more than the trades', () => {
    expect(effectiveCount(copied(1), 1)).toBeLessThanOrEqual(400)
    expect(effectiveCount({ won: new Uint16Array(4), lost: Uint16Array.of(1, 0, 2, 0) }, 1)).toBe(3)
  })
})

test('in a market that rose, a call at any time is a blind rule that must be beaten', () => {
  const walk = randomWalk({ candles: 3_000, seed: 2, tilt: () => 0.06 })
  const blind = blindBaselines(walk, [{ index: 5, side: 1, result: 1, stakeCents: 1, profitCents: 1 }], 5)

  expect(blind.alwaysCall).toBeGreaterThan(0.6)
  expect(blind.alwaysPut).toBe(1 - blind.alwaysCall)
  expect(bestBlind(blind)).toBeGreaterThanOrEqual(blind.alwaysCall)
})

describe('Monte Carlo', () => {
  const profitsCents = Array.from({ length: 300 }, (_, index) => (index % 2 === 0 ? 920 : -1_000))

  test('keeps what blocks of two always give', () => {
    const { netCents } = monteCarlo({ profitsCents: profitsCents.map(() => 920), blockTrades: 2, seed: 1 }, 50)

    expect(netCents).toEqual({ low: 276_000, middle: 276_000, high: 276_000 })
  })

  test('of single trades spreads as independent ones do, and the fan ends at the net', () => {
    const { netCents, fan, drawdownCents, lossRunLongest } = monteCarlo(
      { profitsCents, blockTrades: 1, seed: 1 },
      4_000,
    )
    const deviation = 960 * Math.sqrt(300)

    expect(fan.at(-1)).toEqual(netCents)
    expect(fan).toHaveLength(10)
    expect((netCents.high - netCents.low) / (2 * 1.645 * deviation)).toBeCloseTo(1, 1)
    expect(Math.abs(netCents.middle - 300 * -40)).toBeLessThan(1_500)
    expect(drawdownCents.high).toBeGreaterThan(drawdownCents.middle)
    expect(lossRunLongest.middle).toBe(7)
  })
})

describe('walk-forward', () => {
  const count = 40
  /** Two combinations: the first one wins until block 20, the second one after it. */
  function changing(): SweepResult {
    const byBlock = emptyBlocks(2 * count)
    for (let block = 0; block < count; block += 1) {
      const isFirst = block < 20
      byBlock.profit[block] = isFirst ? 100 : -100
      byBlock.profit[count + block] = isFirst ? -100 : 100
      byBlock.won[block] = Number(isFirst)
      byBlock.lost[block] = Number(!isFirst)
      byBlock.won[count + block] = Number(!isFirst)
      byBlock.lost[count + block] = Number(isFirst)
    }
    const empty = new Uint32Array(2)
    return {
      points: [{}],
      expiries: [1, 2],
      won: empty,
      lost: empty,
      ties: empty,
      blocks: { count, candles: 240 },
      byBlock,
    }
  }

  test('trades what won before, and counts only where it was not chosen', () => {
    const { steps, won, lost, profitCents } = walkForward(changing(), { trainBlocks: 8, testBlocks: 4, gapCandles: 0 })

    expect(steps.map(({ row, testFrom }) => [testFrom, row])).toEqual([
      [8, 0],
      [12, 0],
      [16, 0],
      [20, 0],
      [24, 0],
      [28, 1],
      [32, 1],
      [36, 1],
    ])
    expect([won, lost, profitCents]).toEqual([24, 8, 1_600])
  })

  test('leaves whole blocks out between training and test', () => {
    const { steps } = walkForward(changing(), { trainBlocks: 8, testBlocks: 4, gapCandles: 241 })

    // The training of this step ends with block 19, two blocks before the test.
    expect(steps.map(({ testFrom }) => testFrom)).toEqual([10, 14, 18, 22, 26, 30, 34])
    expect(steps[3]).toMatchObject({ testFrom: 22, row: 0 })
  })

  test('has no step without room', () => {
    expect(walkForward(changing(), { trainBlocks: 30, testBlocks: 20, gapCandles: 0 }).steps).toEqual([])
  })

  test('keeps an expiry, a warm-up and a day between', () => {
    expect(gapCandlesOf({ expiryCandles: 5, warmUpCandles: 150, timeframeS: 300 })).toBe(5 + 150 + 288)
  })
})

describe('the sequential proof', () => {
  const courses = times(150, 1_000)

  function shareProved(
    claim: 'above' | 'below',
    { truth, claimed, trades }: { truth: number; claimed: number; trades: number },
  ): number {
    const random = seededRandom(9)
    let proved = 0
    for (let course = 0; course < courses; course += 1) {
      const proof = createSequentialProof(claimed, claim)
      let isProved = false
      for (let trade = 0; trade < trades && !isProved; trade += 1) {
        proof.add(random() < truth ? 'won' : 'lost')
        isProved = proof.evidence() >= evidenceProves
      }
      if (isProved) proved += 1
    }
    return proved / courses
  }

  test('proves break-even accounts in at most 5 % of all courses, though one looks after each trade', () => {
    expect(shareProved('above', { truth: 0.5208, claimed: 0.5208, trades: times(1_500, 5_000) })).toBeLessThanOrEqual(
      0.05,
    )
  })

  test('finds a share of 58 %, and the decay of one to 50 %', () => {
    expect(shareProved('above', { truth: 0.58, claimed: 0.5208, trades: 1_500 })).toBeGreaterThan(0.9)
    expect(shareProved('below', { truth: 0.5, claimed: 0.58, trades: 800 })).toBeGreaterThan(0.9)
  })

  test('multiplies likelihoods', () => {
    const proof = createSequentialProof(0.5, 'above')
    expect(proof.evidence()).toBe(1)
    proof.add('won')
    proof.add('lost')
    const expected =
      Array.from({ length: 12 }, (_, step) => 0.5 + 0.2 * ((step + 1) / 12)).reduce(
        (sum, rival) => sum + 4 * rival * (1 - rival),
        0,
      ) / 12

    expect(proof.evidence()).toBeCloseTo(expected, 12)
  })
})

describe('the registry of tries', () => {
  test('only grows', () => {
    const once = countTrials({}, 'a', { tries: 1_000 })
    const twice = countTrials(once, 'a', { tries: 1, opened: 1 })

    expect(trialsOn(twice, 'a')).toEqual({ tries: 1_001, opened: 1 })
    expect(trialsOn(twice, 'b')).toEqual({ tries: 0, opened: 0 })
    expect(() => countTrials(twice, 'a', { tries: -1 })).toThrow('only grow')
  })

  test('of two devices joined holds the higher counts', () => {
    expect(
      joinRegistries({ a: { tries: 5, opened: 0 } }, { a: { tries: 3, opened: 2 }, b: { tries: 1, opened: 0 } }),
    ).toEqual({
      a: { tries: 5, opened: 2 },
      b: { tries: 1, opened: 0 },
    })
  })
})

test('the sealed part is the last 30 %, with candles for the warm-up before it', () => {
  const walk = randomWalk({ candles: 1_000, seed: 1 })
  const { set, tradesFrom } = sealedPart(walk, 100)

  expect(searchedPart(walk).columns.close).toEqual(walk.columns.close.subarray(0, 700))
  expect(set.columns.close).toEqual(walk.columns.close.subarray(600))
  expect(tradesFrom).toBe(100)
})
