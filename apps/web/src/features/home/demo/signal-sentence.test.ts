import { expect, test } from 'vitest'
import { formatCheckTime, refusalLabel, signalSentence } from './signal-sentence.ts'

const buy = { id: 'a', index: 1, side: 'buy', price: 1.1 } as const

test('a signal is told with its side, its price and what became of it', () => {
  expect(signalSentence({ ...buy, kind: 'placed', stakeCents: 1_000, payoutPct: 83, expiresTimeS: 0 })).toBe(
    'Buy signal at 1.10000: all checks passed, CALL order open.',
  )
  expect(signalSentence({ ...buy, side: 'sell', kind: 'refused', code: 'opposite_open' })).toBe(
    'Sell signal at 1.10000 refused. A trade in the other direction is open on this chart.',
  )
})

test.each([
  [0.34, '0.00034 ms'],
  [9.96, '0.01 ms'],
  [12.4, '0.012 ms'],
  [850, '0.85 ms'],
  [1_540, '1.5 ms'],
])('%s microseconds read as %s', (us, text) => {
  expect(formatCheckTime(us)).toBe(text.replace(' ', '\u00A0'))
})

test('reasons that the demo does not meet are named by their check', () => {
  expect([refusalLabel('low_payout'), refusalLabel('daily_loss')]).toEqual([
    'by your own rule',
    'Your limits of the day',
  ])
})
