import { expect, test } from 'vitest'
import type { Favorite } from '@stratomate/engine/gate/trading-settings'
import { importMessage, undoMessage } from './import-message.ts'

const favorite: Favorite = {
  symbol: 'EURUSD',
  timeframeS: 60,
  direction: 'both',
  stakeCents: null,
  expiryCandles: null,
}
const frame = { settings: { stakeCents: 1_000, expiryCandles: 3 }, currency: 'USD' }
const imported: Favorite = { ...favorite, stakeCents: 500, expiryCandles: 5 }

test('an import tells what was and what is, and its undoing the same the other way', () => {
  expect(importMessage({ indicator: 'BOSS', before: favorite, after: imported }, frame)).toBe(
    'Imported for BOSS: expires after 3 → 5 candles, amount the general amount → 5.00 USD.',
  )
  expect(undoMessage({ before: imported, after: favorite }, frame)).toBe(
    'Import undone: expires after 5 → 3 candles, amount 5.00 USD → the general amount.',
  )
})

test('a chart that becomes a favorite is told with all that it gets, and its going in one word', () => {
  expect(importMessage({ indicator: 'BOSS', before: null, after: imported }, frame)).toBe(
    'Imported for BOSS: the chart is a favorite, expires after 5 candles, amount 5.00 USD.',
  )
  expect(undoMessage({ before: imported, after: null }, frame)).toBe(
    'Import undone: the chart was removed from favorites.',
  )
})
