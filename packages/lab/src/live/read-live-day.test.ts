import { expect, test } from 'vitest'
import { LiveDayError, readLiveDay } from './read-live-day.ts'

const chart = { symbol: 'EURUSD', timeframeS: 60, indicatorId: 'super-trend' }
const candleTimeS = Date.UTC(2026, 10, 25, 14, 30) / 1_000
const aheadS = 7_200
const trade = {
  ...chart,
  leaseId: 'lease-1',
  side: 'buy',
  candleTimeS: candleTimeS + aheadS,
  signalAtMs: (candleTimeS + 60) * 1_000 + 40,
  stakeCents: 1_000,
  profitCents: 870,
  reason: null,
}
const refusal = {
  ...chart,
  side: 'sell',
  code: 'stale',
  candleTime: candleTimeS + aheadS,
  at: new Date((candleTimeS + 63) * 1_000).toISOString(),
}
const dayOf = (change: object = {}) =>
  JSON.stringify({ day: '2026-11-25', trades: [trade], refusals: [refusal], ...change })

test('a day holds the signals of one chart on the clock of UTC, and no trade by hand', () => {
  const others = [
    { ...trade, symbol: 'GBPUSD' },
    { ...trade, timeframeS: 300 },
    { ...trade, leaseId: 'by_hand' },
  ]
  const { fromS, toS, trades } = readLiveDay(dayOf({ trades: [trade, ...others] }), chart)

  expect([fromS, toS]).toEqual([Date.UTC(2026, 10, 25) / 1_000, Date.UTC(2026, 10, 26) / 1_000])
  expect(trades).toEqual([
    { candleTimeS, side: 'buy', stakeCents: 1_000, profitCents: 870, reason: null },
    { candleTimeS, side: 'sell', stakeCents: 0, profitCents: null, reason: 'stale' },
  ])
})

test('a refusal of before its candle was told is left out', () => {
  expect(readLiveDay(dayOf({ refusals: [{ ...refusal, candleTime: null }] }), chart).trades).toHaveLength(1)
})

test.each<[string, string, string]>([
  ['nothing', '', 'it is no JSON'],
  ['something else', '{}', 'no day of the desktop app'],
  ['no day', dayOf({ day: 'x' }), 'names no day'],
  ['another chart', dayOf({ trades: [], refusals: [] }), 'no signal of super-trend on EURUSD'],
  ['a damaged trade', dayOf({ trades: [{ ...trade, stakeCents: '10' }] }), 'damaged'],
])('%s is refused with a sentence', (_, text, words) => {
  expect(() => readLiveDay(text, chart)).toThrow(LiveDayError)
  expect(() => readLiveDay(text, chart)).toThrow(words)
})
