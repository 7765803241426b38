import { expect, test } from 'vitest'
import { isSameChart } from './is-same-chart.ts'

test.each([
  ['EURUSD', 60, true],
  ['eurusd', 60, true],
  ['EURUSD', 300, false],
  ['EURUSD.a', 60, false],
])('%s at %i s beside EURUSD at 60 s', (symbol, timeframeS, isSame) => {
  expect(isSameChart({ symbol, timeframeS }, { symbol: 'EURUSD', timeframeS: 60 })).toBe(isSame)
})
