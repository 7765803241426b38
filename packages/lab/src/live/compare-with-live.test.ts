import { randomWalk } from '@stratomate/candles/random-walk'
import { expect, test } from 'vitest'
import type { LabTrade } from '../lab-rule.ts'
import { compareWithLive, type LiveTrade } from './compare-with-live.ts'

const walk = randomWalk({ candles: 100, seed: 1 })
const timeOf = (index: number) => walk.columns.time[index] ?? 0
const lab = (index: number): LabTrade => ({ index, side: 1, result: 1, stakeCents: 1_000, profitCents: 870 })
const live = (index: number, change: Partial<LiveTrade> = {}): LiveTrade => ({
  candleTimeS: timeOf(index),
  side: 'buy',
  stakeCents: 1_000,
  profitCents: 870,
  reason: null,
  ...change,
})

test('each trade of either side is there once, with what differs, in the order of the candles', () => {
  const compared = compareWithLive(
    walk,
    [lab(5), lab(10), lab(15), lab(16), lab(20), lab(25), lab(30)],
    [
      live(30, { profitCents: null }),
      live(5),
      live(10, { reason: 'stale', profitCents: null }),
      live(15, { profitCents: 830 }),
      live(16, { profitCents: -1_000 }),
      live(20, { stakeCents: 500 }),
      live(40),
      live(50, { reason: 'stale' }),
    ],
  )

  expect(compared.map(({ candleTimeS, difference }) => [candleTimeS, difference])).toEqual([
    [timeOf(5), 'none'],
    [timeOf(10), 'refused'],
    [timeOf(15), 'payout'],
    [timeOf(16), 'price'],
    [timeOf(20), 'stake'],
    [timeOf(25), 'missed'],
    [timeOf(30), 'not ended'],
    [timeOf(40), 'extra'],
    [timeOf(50), 'none'],
  ])
})

test('a trade of the other side is another trade', () => {
  const compared = compareWithLive(walk, [lab(5)], [live(5, { side: 'sell' })])

  expect(compared.map(({ difference }) => difference).toSorted()).toEqual(['extra', 'missed'])
})
