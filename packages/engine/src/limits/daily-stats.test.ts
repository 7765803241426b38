import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DailyStats, dayChangeOf, emptyDay } from './daily-stats.ts'
import { noLease, type TradeRecord } from '../orders/trade-record.ts'
import { tradeOf } from '../testing/trade-of.ts'

const results = { won: 870, lost: -1_000, tie: 0 } as const
const ended = (id: string, result: keyof typeof results, expiresAtMs: number) =>
  tradeOf({ id, state: 'settled', result, profitCents: results[result], expiresAtMs })
/** The figures of a day, updated by the change of each trade. */
function take(stats: DailyStats, after: TradeRecord, before: TradeRecord | null = null): void {
  const change = dayChangeOf(before, after)
  if (change !== null) stats.take(change)
}

const onLadder = (trade: TradeRecord): TradeRecord => ({ ...trade, planId: 'ladder' })

test('news that changes nothing of the day is none', () => {
  const sent = tradeOf({ id: 'a', state: 'sent' })

  expect(dayChangeOf(sent, { ...sent, state: 'placed' })).toBeNull()
})

test('an open trade is a stake at risk, a rejected one is nothing', () => {
  const stats = new DailyStats()
  take(stats, tradeOf({ id: 'a', state: 'intended' }))
  take(stats, tradeOf({ id: 'b', state: 'unknown', stakeCents: 300 }))
  const sent = tradeOf({ id: 'c', state: 'sent' })
  take(stats, sent)
  take(stats, { ...sent, state: 'rejected' }, sent)

  expect(stats.state()).toEqual({ ...emptyDay, trades: 2, openStakeCents: 1_300 })
})

test('a trade by hand is one of the day, and none of the plan', () => {
  const stats = new DailyStats()
  take(stats, tradeOf({ id: 'plan', state: 'placed' }))
  const byHand = tradeOf({ id: 'hand', state: 'sent', leaseId: noLease.byHand })
  take(stats, byHand)
  const whileItIsOpen = [stats.state().trades, stats.planTrades()]
  take(stats, { ...byHand, state: 'rejected' }, byHand)

  expect([whileItIsOpen, [stats.state().trades, stats.planTrades()]]).toEqual([
    [2, 1],
    [1, 1],
  ])
})

test('a tie neither breaks nor lengthens a run of losses, and the longest run stays', () => {
  const stats = new DailyStats()
  for (const [index, result] of (['lost', 'tie', 'lost', 'won', 'lost'] as const).entries())
    take(stats, ended(String(index), result, index))

  expect(stats.state()).toMatchObject({ lossRunLongest: 2, profitCents: -2_130, profitCentsPeak: 0 })
})

test('the highest profit of the day stays', () => {
  const stats = new DailyStats()
  for (const [index, result] of (['won', 'won', 'lost', 'lost'] as const).entries())
    take(stats, ended(String(index), result, index))

  expect(stats.state()).toMatchObject({ profitCents: -260, profitCentsPeak: 1_740 })
})

test('of trades that ended in one moment the ids decide', () => {
  const stats = new DailyStats()
  take(stats, onLadder(ended('b', 'won', 5)))
  take(stats, onLadder(ended('a', 'lost', 5)))

  expect(stats.state().results.map(({ result }) => result)).toEqual(['lost', 'won'])
})

test('a trade that ended without a known result holds no stake, and counts as no result', () => {
  const stats = new DailyStats()
  take(stats, onLadder(tradeOf({ id: 'a', state: 'settled', result: null, profitCents: null })))

  expect(stats.state()).toEqual({ ...emptyDay, trades: 1 })
})

test('results are those of ladders alone', () => {
  const stats = new DailyStats()
  take(stats, ended('a', 'won', 1))
  take(stats, onLadder(ended('b', 'lost', 2)))
  take(stats, ended('c', 'won', 3))

  expect(stats.state().results).toEqual([{ result: 'lost', planId: 'ladder' }])
})

test('the order of news does not matter, only the order of the ends', () => {
  const one = fc.constantFrom('won', 'lost', 'tie')
  fc.assert(
    fc.property(
      fc.array(fc.tuple(one, fc.integer({ min: 0, max: 200 }), fc.integer()), { maxLength: 200, size: 'max' }),
      (list) => {
        const trades = list.map(([result, endMs, rank], index) =>
          rank % 2 === 0 ? onLadder(ended(String(index), result, endMs)) : ended(String(index), result, endMs),
        )
        const shuffled = trades
          .map((trade, index) => ({ trade, rank: list[index]?.[2] ?? 0 }))
          .toSorted((first, second) => first.rank - second.rank)
          .map(({ trade }) => trade)
        const stateOf = (order: readonly (typeof trades)[number][]) => {
          const stats = new DailyStats()
          for (const trade of order) {
            const sent = { ...trade, state: 'sent', result: null } as const
            take(stats, sent)
            take(stats, trade, sent)
          }
          return stats.state()
        }
        expect(stateOf(shuffled)).toEqual(stateOf(trades))
      },
    ),
  )
})
