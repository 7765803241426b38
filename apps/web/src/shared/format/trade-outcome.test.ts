import { expect, test } from 'vitest'
import { indicatorName, signalToOrderMs, timeframeName } from './trade-outcome.ts'

test.each([
  [60, 'M1'],
  [300, 'M5'],
  [3_600, 'H1'],
  [86_400, 'D1'],
  [5, 'S5'],
])('%d seconds are %s', (timeframeS, name) => {
  expect(timeframeName(timeframeS)).toBe(name)
})

test('an indicator is called by its name in the catalogue, an unknown one by its id', () => {
  const ids = ['super-trend', 'macd-alerts', 'my-own']

  expect(ids.map(indicatorName)).toEqual(['Super_Trend', 'MACD Alerts', 'my-own'])
})

test('clocks that disagree never make a time below zero', () => {
  expect(signalToOrderMs({ signalAt: '2025-10-07T10:00:00.500Z', sentAt: '2025-10-07T10:00:00.400Z' })).toBe(0)
})
