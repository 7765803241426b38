import { expect, test } from 'vitest'
import { replayAccounts, replayTotals } from './replay-totals.ts'

const won = {
  kind: 'traded',
  stakeCents: 1_000,
  expiryCandles: 3,
  outcome: { result: 'won', profitCents: 870 },
} as const
const placed = { ...won, stakeCents: 500, outcome: null }
const refused = { kind: 'refused', code: 'low_payout' } as const
const purses = {
  paper: { account: 'paper', currency: 'USD' },
  live: { account: 'live', currency: 'USD' },
  euro: { account: 'live', currency: 'EUR' },
} as const

test('money of different accounts and currencies is never added, trades of all are counted together', () => {
  const signals = [
    { purse: purses.paper, before: won, after: refused },
    { purse: purses.live, before: won, after: placed },
    { purse: purses.euro, before: refused, after: placed },
    { purse: purses.paper, before: won, after: won },
    { purse: { account: 'demo', currency: 'USD' }, before: refused, after: refused },
  ] as const

  expect(replayAccounts(signals)).toEqual([
    {
      ...purses.paper,
      before: { stakeCents: 2_000, profitCents: 1_740 },
      after: { stakeCents: 1_000, profitCents: 870 },
    },
    { ...purses.live, before: { stakeCents: 1_000, profitCents: 870 }, after: { stakeCents: 500, profitCents: 0 } },
    { ...purses.euro, before: { stakeCents: 0, profitCents: 0 }, after: { stakeCents: 500, profitCents: 0 } },
  ])
  expect(replayTotals(signals.map(({ after }) => after))).toMatchObject({ trades: 3, won: 1, unknown: 2 })
})

test('a day without trades has no account', () => {
  expect(replayAccounts([{ purse: purses.paper, before: refused, after: refused }])).toEqual([])
})
