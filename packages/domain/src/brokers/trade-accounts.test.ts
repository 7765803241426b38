import { expect, test } from 'vitest'
import { tradeAccounts, tradeAccountText } from './trade-accounts.ts'

const demo = { broker: 'deriv', account: 'demo' } as const
const live = { broker: 'deriv', account: 'live' } as const
const other = { broker: 'pocket-option', account: 'demo' } as const

test('another broker and another account of one broker are both several', () => {
  expect([[], [demo], [demo, demo]].map(tradeAccounts)).toEqual(['one', 'one', 'one'])
  expect(
    [
      [demo, demo, live],
      [demo, other],
    ].map(tradeAccounts),
  ).toEqual(['several', 'several'])
})

test('an account is named with its broker and whether its money is real', () => {
  const paper = { broker: 'paper', account: 'paper' } as const
  expect([demo, live, paper].map(tradeAccountText)).toEqual(['Deriv, Demo', 'Deriv, Live', 'Paper broker, Demo'])
})
