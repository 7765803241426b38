import type { WindowSymbolTest } from '@stratomate/contracts/desktop-window/symbols'
import { expect, test } from 'vitest'
import type { Quote } from '@stratomate/engine/ports'
import { newMap } from '#desktop/testing/new-symbol-map.ts'
import { testSymbol } from './test-symbol.ts'

const asked = { symbol: 'EURUSD', isCustom: false } as const

async function dataOf(map: ReturnType<typeof newMap>): Promise<{ words: string; found: WindowSymbolTest }> {
  const reply = await testSymbol(asked, map.app)
  if (!reply.ok) throw new Error(reply.message)
  // Safe: a test that succeeds answers with what it found.
  return { words: reply.message, found: reply.data as WindowSymbolTest }
}

test('it tells the asset, its payout, both prices and how far they are apart', async () => {
  const map = newMap({ charts: ['EURUSD'] })
  map.fixture.quote = () => ({ kind: 'offered', payoutPct: 87, spot: 1.10011 })
  const { words, found } = await dataOf(map)

  expect(words).toContain('No order was placed.')
  expect(found).toMatchObject({
    asset: { id: 'EURUSD' },
    payoutPct: 87,
    price: 1.10011,
    chartPrice: 1.1,
    isTraded: true,
  })
  expect(found.gap).toBeCloseTo(1, 5)
})

test('the expiry of the favorite is the one that is asked for, on its own chart', async () => {
  const favorite = { symbol: 'EURUSD', timeframeS: 300, direction: 'both', stakeCents: null, expiryCandles: 2 } as const
  const charts = [
    { symbol: 'EURUSD', key: 'one' },
    { symbol: 'EURUSD', key: 'other', timeframeS: 300 },
  ]

  expect((await dataOf(newMap({ charts, trading: { favorites: [favorite] } }))).found.durationS).toBe(600)
})

test('a payout and a price that come later are waited for', async () => {
  const map = newMap({ charts: ['EURUSD'] })
  const answers: Quote[] = [
    { kind: 'refused', code: 'no_quote' },
    { kind: 'offered', payoutPct: 90 },
  ]
  map.fixture.quote = () => answers.shift() ?? { kind: 'offered', payoutPct: 90, spot: 1.1 }

  expect((await dataOf(map)).found).toMatchObject({ payoutPct: 90, price: 1.1 })
})

test('a broker that tells no price is no problem', async () => {
  const map = newMap({ charts: ['EURUSD'] })
  map.fixture.quote = () => ({ kind: 'offered', payoutPct: 90 })

  expect((await dataOf(map)).found).toMatchObject({ price: null, gap: null, isTraded: true })
})

const problems: [string, Quote, RegExp][] = [
  ['a closed market', { kind: 'closed' }, /Test again when it opens/u],
  ['an expiry', { kind: 'refused', code: 'expiry_not_offered' }, /offers no trades of .* Choose another expiry/u],
  ['a low payout', { kind: 'offered', payoutPct: 40, spot: 1.1 }, /your minimum is .* lower the minimum/u],
  ['another market', { kind: 'offered', payoutPct: 90, spot: 150 }, /Check that both are the same market/u],
  ['a simulated chart', { kind: 'refused', code: 'simulated_chart' }, /\. /u],
]
test.each(problems)('%s is told with what to do', async (_, quote, words) => {
  const map = newMap({ charts: ['EURUSD'] })
  map.fixture.quote = () => quote
  const { words: said, found } = await dataOf(map)

  expect(said).toMatch(words)
  expect(found.isTraded).toBe(false)
})

test('prices that are far apart are told also where the person has no limit for it', async () => {
  const map = newMap({ charts: ['EURUSD'], trading: { quoteGapMax: null } })
  map.fixture.quote = () => ({ kind: 'offered', payoutPct: 90, spot: 1.2 })

  expect((await dataOf(map)).words).toMatch(/may be another market/u)
})

test.each([
  ['a broker that is away', { charts: ['EURUSD'], isConnected: false }, /Connect it under Broker/u],
  ['a chart that is closed', { charts: [] }, /Open it in MetaTrader 5/u],
  ['an asset that is gone', { charts: ['EURUSD'], own: { EURUSD: 'AUDNZD' } }, /or Automatic/u],
  ['a choice that crosses', { charts: ['EURUSD'], own: { EURUSD: 'EURUSD_otc' } }, /OTC and the chart is not/u],
])('%s is told with what to do', async (_, parts, words) => {
  expect(await testSymbol(asked, newMap(parts).app)).toMatchObject({
    ok: false,
    message: expect.stringMatching(words) as string,
  })
})

test('a broker that was switched off meanwhile is not asked', async () => {
  const map = newMap({ charts: ['EURUSD'] })
  map.fixture.stop = 'It refuses sessions today.'
  expect(await testSymbol(asked, map.app)).toMatchObject({
    ok: false,
    message: expect.stringContaining('today') as string,
  })
})
