import { expect, test } from 'vitest'
import type { Signal } from '../ports.ts'
import { chartOf } from '../testing/chart-of.ts'
import { LastSides } from './last-sides.ts'

const said = (indicator: string, minutes: number, change: Partial<Signal> = {}): Signal => {
  const timeframeS = minutes * 60
  const chart = chartOf('EURUSD', { indicator, timeframeS, feed: `t:EURUSD:${timeframeS}` })
  return { id: indicator, chart, side: 'buy', barTimeS: 600, price: 1, emittedAtMs: 0, receivedAtMs: 0, ...change }
}
const after = (...signals: readonly Signal[]) => {
  const sides = new LastSides()
  for (const signal of signals) sides.see(signal)
  return sides.around(said('own', 1))
}

test.each([
  ['another indicator on the candle', [said('other', 1)], 'buy'],
  ['its own', [said('own', 1)], null],
  ['another candle', [said('other', 1, { barTimeS: 540 })], null],
  ['two others that differ', [said('other', 1), said('third', 1, { side: 'sell' })], null],
  ['one that was read in another way', [said('other', 1, { isOtherSource: true })], null],
  ['one whose candle had not closed', [said('other', 1, { isUnconfirmed: true })], null],
])('on the same candle: %s', (_, signals, expected) => {
  expect(after(...signals).sameCandle).toBe(expected)
})

test.each([
  ['the next longer timeframe that spoke', [said('x', 15), said('x', 60, { side: 'sell' })], 'buy'],
  ['its newest signal', [said('x', 5), said('x', 5, { side: 'sell', barTimeS: 900 })], 'sell'],
  [
    'an older one that comes late changes nothing',
    [said('x', 5), said('x', 5, { side: 'sell', barTimeS: 300 })],
    'buy',
  ],
  ['what it said last of one candle', [said('x', 5), said('x', 5, { side: 'sell' })], 'sell'],
  ['the newer of two indicators', [said('x', 5), said('y', 5, { side: 'sell', barTimeS: 900 })], 'sell'],
  ['two indicators that differ on one candle', [said('x', 5), said('y', 5, { side: 'sell' })], null],
  ['nothing of the same timeframe', [said('other', 1)], null],
])('of longer timeframes: %s', (_, signals, expected) => {
  expect(after(...signals).longerTimeframe).toBe(expected)
})

test('another symbol says nothing', () => {
  const other = { ...said('x', 5), chart: chartOf('GBPUSD', { timeframeS: 300 }) }

  expect(after(other)).toEqual({ sameCandle: null, longerTimeframe: null })
})
