import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DailyStats, emptyDay } from './daily-stats.ts'
import { tradeOf } from '../testing/trade-of.ts'

const results = { won: 870, lost: -1_000, tie: 0 } as const
const ended = (id: string, result: keyof typeof results, expiresAtMs: number, planId: string | null = null) =>
  tradeOf({ id, state: 'settled', result, profitCents: results[result], expiresAtMs, planId })

test('an open trade is a stake at risk, a rejected one is nothing', () => {
  const book = new DailyStats()
  book.take(tradeOf({ id: 'a', state: 'intended' }))
  book.take(tradeOf({ id: 'b', state: 'unknown', stakeCents: 300 }))
  book.take(tradeOf({ id: 'c', state: 'sent' }))
  book.take(tradeOf({ id: 'c', state: 'rejected' }))

  expect(book.state()).toEqual({ ...emptyDay, trades: 2, openStakeCents: 1_300 })
})

test('a tie neither breaks nor lengthens a run of losses, and the longest run stays', () => {
  const book = new DailyStats()
  for (const [index, result] of (['lost', 'tie', 'lost', 'won', 'lost'] as const).entries())
    book.take(ended(String(index), result, index))

  expect(book.state()).toMatchObject({ lossRunLongest: 2, profitCents: -2_130, profitCentsPeak: 0 })
})

test('the highest profit of the day stays', () => {
  const book = new DailyStats()
  for (const [index, result] of (['won', 'won', 'lost', 'lost'] as const).entries())
    book.take(ended(String(index), result, index))

  expect(book.state()).toMatchObject({ profitCents: -260, profitCentsPeak: 1_740 })
})

test('of trades that ended in one moment the ids decide', () => {
  const book = new DailyStats()
  book.take(ended('b', 'won', 5, 'ladder'))
  book.take(ended('a', 'lost', 5, 'ladder'))

  expect(book.state().results.map(({ result }) => result)).toEqual(['lost', 'won'])
})

test('results are those of ladders alone', () => {
  const book = new DailyStats()
  book.take(ended('a', 'won', 1))
  book.take(ended('b', 'lost', 2, 'ladder'))
  book.take(ended('c', 'won', 3))

  expect(book.state().results).toEqual([{ result: 'lost', planId: 'ladder' }])
})

test('the order of news does not matter, only the order of the ends', () => {
  const one = fc.constantFrom('won', 'lost', 'tie')
  fc.assert(
    fc.property(fc.array(fc.tuple(one, fc.integer({ min: 0, max: 20 }), fc.integer()), { maxLength: 30 }), (list) => {
      const trades = list.map(([result, endMs, rank], index) =>
        ended(String(index), result, endMs, rank % 2 === 0 ? 'ladder' : null),
      )
      const shuffled = trades
        .map((trade, index) => ({ trade, rank: list[index]?.[2] ?? 0 }))
        .toSorted((first, second) => first.rank - second.rank)
        .map(({ trade }) => trade)
      const stateOf = (order: readonly (typeof trades)[number][]) => {
        const book = new DailyStats()
        for (const trade of order) {
          book.take(tradeOf({ id: trade.id, state: 'sent' }))
          book.take(trade)
        }
        return book.state()
      }
      expect(stateOf(shuffled)).toEqual(stateOf(trades))
    }),
  )
})
