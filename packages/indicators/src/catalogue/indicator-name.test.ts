import { expect, test } from 'vitest'
import { indicatorName } from './indicator-name.ts'

test('an indicator is called by its name in the catalogue, an unknown one by its id, and an order by hand so', () => {
  const ids = ['super-trend', 'macd-alerts', 'my-own', 'by_hand']

  expect(ids.map(indicatorName)).toEqual(['Super_Trend', 'MACD Alerts', 'my-own', 'By hand'])
})
