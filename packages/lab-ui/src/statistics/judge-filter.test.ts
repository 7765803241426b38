import type { FilterAnswer } from '@stratomate/contracts/statistics/schemas'
import { expect, test } from 'vitest'
import { judgeFilter } from './judge-filter.ts'

/** 20 days with equally many trades, half of them buys. */
function answerOf(wonADay: number, lostADay: number, filtersTried: number): FilterAnswer {
  const [won, lost] = [20 * wonADay, 20 * lostADay]
  const stakeCents = (won + lost) * 1_000
  return {
    kept: {
      won,
      lost,
      tied: 0,
      buyWon: won / 2,
      buyLost: lost / 2,
      stakeCents,
      fullReturnCents: stakeCents * 1.86,
      profitCents: 0,
    },
    days: Array.from({ length: 20 }, (_, day) => ({
      day: `2026-11-${String(day + 1).padStart(2, '0')}`,
      won: wonADay,
      lost: lostADay,
    })),
    filtersTried,
  }
}

test('what holds as the only filter is luck as the best of many', () => {
  expect(judgeFilter(answerOf(8, 4, 1))).toMatchObject({ verdict: 'holds', n: 240 })
  expect(judgeFilter(answerOf(8, 4, 10_000))).toMatchObject({ verdict: 'nothing', tries: 10_000 })
})

test('few trades are never judged, however good they look', () => {
  expect(judgeFilter(answerOf(2, 0, 1)).verdict).toBe('too few')
})

test('a filter that keeps nothing is too few, without a figure that is no number', () => {
  const nothing = judgeFilter({ ...answerOf(0, 0, 1), days: [] })

  expect(nothing.verdict).toBe('too few')
  expect(Object.values(nothing).filter((value) => Number.isNaN(value))).toEqual([])
})

test('a filter that keeps the lucky side only is no better than buying always', () => {
  const buys = answerOf(8, 4, 1)
  const { won, lost } = buys.kept

  expect(judgeFilter({ ...buys, kept: { ...buys.kept, buyWon: won, buyLost: lost } }).verdict).toBe('unproven')
})
