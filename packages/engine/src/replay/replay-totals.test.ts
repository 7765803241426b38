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
const accountCurrencies = {
  paper: { account: 'paper', currency: 'USD' },
  live: { account: 'live', currency: 'USD' },
  euro: { account: 'live', currency: 'EUR' },
} as const

test('money of different accounts and currencies is never added, trades of all are counted together', () => {
  const signals = [
    { accountCurrency: accountCurrencies.paper, before: won, after: refused },
    { accountCurrency: accountCurrencies.live, before: won, after: placed },
    { accountCurrency: accountCurrencies.euro, before: refused, after: placed },
    { accountCurrency: accountCurrencies.paper, before: won, after: won },
    { accountCurrency: { account: 'demo', currency: 'USD' }, before: refused, after: refused },
  ] as const

  expect(replayAccounts(signals)).toEqual([
    {
      ...accountCurrencies.paper,
      before: { stakeCents: 2_000, profitCents: 1_740 },
      after: { stakeCents: 1_000, profitCents: 870 },
    },
    {
      ...accountCurrencies.live,
      before: { stakeCents: 1_000, profitCents: 870 },
      after: { stakeCents: 500, profitCents: 0 },
    },
    {
      ...accountCurrencies.euro,
      before: { stakeCents: 0, profitCents: 0 },
      after: { stakeCents: 500, profitCents: 0 },
    },
  ])
  expect(replayTotals(signals.map(({ after }) => after))).toMatchObject({ trades: 3, won: 1, unknown: 2 })
})

test('a day without trades has no account', () => {
  expect(replayAccounts([{ accountCurrency: accountCurrencies.paper, before: refused, after: refused }])).toEqual([])
})
