import { expect, test } from 'vitest'
import { paperQuote, paperSettlement } from './paper-rules.ts'

const at = (text: string) => Date.parse(text) / 1_000
const eurusd = { symbol: 'EURUSD', isCustom: false }

test.each([
  ['2026-11-20T21:59:59Z', 'offered'],
  ['2026-11-20T22:00:00Z', 'closed'],
  ['2026-11-21T12:00:00Z', 'closed'],
  ['2026-11-22T21:59:59Z', 'closed'],
  ['2026-11-22T22:00:00Z', 'offered'],
  ['2026-11-26T00:00:00Z', 'offered'],
])('currencies rest from Friday to Sunday at 22:00 UTC: %s is %s', (text, kind) => {
  expect(paperQuote(eurusd, at(text)).kind).toBe(kind)
  expect(paperQuote({ symbol: 'EURUSD-OTC', isCustom: true }, at(text))).toEqual({ kind: 'offered', payoutPct: 92 })
})

test('majors pay more than others, in any case of letters, and what is no symbol is unknown', () => {
  const quotes = ['eurusd', 'EURGBP', 'EU', '€URUSD', 'X'.repeat(32)].map((symbol) =>
    paperQuote({ symbol, isCustom: false }, at('2026-11-25T12:00:00Z')),
  )

  expect(quotes.map((quote) => (quote.kind === 'offered' ? quote.payoutPct : quote.kind))).toEqual([
    87,
    83,
    'unknown',
    'unknown',
    'unknown',
  ])
})

test.each([
  ['buy', 1.2, { result: 'won', profitCents: 871 }],
  ['buy', 1.0, { result: 'lost', profitCents: -1_001 }],
  ['sell', 1.0, { result: 'won', profitCents: 871 }],
  ['sell', 1.2, { result: 'lost', profitCents: -1_001 }],
  ['buy', 1.1, { result: 'tie', profitCents: 0 }],
  ['sell', 1.1, { result: 'tie', profitCents: 0 }],
] as const)('a %s of 10.01 from 1.1 that ends at %f is %j', (side, closePrice, settlement) => {
  const bet = { side, stakeCents: 1_001, payoutPct: 87, price: 1.1 }

  expect(paperSettlement(bet, closePrice)).toEqual(settlement)
})
