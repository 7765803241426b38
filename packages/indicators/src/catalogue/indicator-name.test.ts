import { expect, test } from 'vitest'
import { indicatorName } from './indicator-name.ts'

test('an indicator is called by its name in the catalogue, an unknown one by its id', () => {
  const ids = ['super-trend', 'macd-alerts', 'my-own']

  expect(ids.map(indicatorName)).toEqual(['Super_Trend', 'MACD Alerts', 'my-own'])
})
