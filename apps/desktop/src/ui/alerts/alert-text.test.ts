import type { WindowAlert } from '@stratomate/contracts/desktop-window/state'
import { expect, test } from 'vitest'
import { alertText, decisionText } from './alert-text.ts'

const trade = { broker: 'deriv', account: 'live', stakeCents: 1_000, currency: 'USD', state: 'placed' }
const signal = { id: 't', atMs: 5_000, symbol: 'EURUSD', timeframeS: 60, indicator: 'X', side: 'buy' }
// Safe: the texts read nothing else of a trade.
const traded = { kind: 'traded', ...signal, isUnconfirmed: false, trade } as WindowAlert

test('the account of a trade is said where several have traded, and copied with its row', () => {
  expect(decisionText(traded)).toBe('Traded $10.00. Open.')
  expect(decisionText(traded, 'several')).toBe('Traded $10.00. Open. At Deriv, Live.')
  expect(alertText(traded, 'several')).toMatch(/\tTraded \$10\.00\. Open\. At Deriv, Live\.$/u)
})
