import { expect, test } from 'vitest'
import { tradeOf } from '../testing/trade-of.ts'
import { tradeText } from './trade-text.ts'

const signalAtMs = tradeOf({}).signalAtMs

test.each([
  [{ acknowledgedAtMs: signalAtMs + 7 }, 'EURUSD buy for 10.00 USD accepted by the broker 7 ms after the signal.'],
  // When the broker's clock is behind ours, it still cannot have accepted the order before we asked.
  [{ acknowledgedAtMs: signalAtMs - 7 }, 'EURUSD buy for 10.00 USD accepted by the broker 0 ms after the signal.'],
  [{ acknowledgedAtMs: null }, 'EURUSD buy for 10.00 USD accepted by the broker 0 ms after the signal.'],
  [{ result: 'won', profitCents: 870 }, 'EURUSD buy won +8.70 USD.'],
  [{ result: 'lost', profitCents: -1_000 }, 'EURUSD buy lost −10.00 USD.'],
  [{ result: 'tie', profitCents: 0 }, 'EURUSD buy tied +0.00 USD.'],
] as const)('%j is "%s"', (change, text) => {
  expect(tradeText(tradeOf(change))).toBe(text)
})
