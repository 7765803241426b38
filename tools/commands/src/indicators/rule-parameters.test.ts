import { readFileSync } from 'node:fs'
import { indicators } from '@stratomate/indicators'
import { indicatorIds } from '@stratomate/indicators/catalogue/indicator-ids'
import { ruleParameters } from '@stratomate/indicators/catalogue/rule-parameters.data'
import { expect, test } from 'vitest'
import { ruleParametersPath, ruleParametersSource } from './rule-parameters.ts'

test('the parameters that pages load are those of the rules', () => {
  expect(
    readFileSync(ruleParametersPath, 'utf8'),
    'Run `npm run write:indicators`: a parameter or a name has changed.',
  ).toBe(ruleParametersSource())
})

test.each(indicatorIds)('%s takes what its page says', (id) => {
  expect(ruleParameters[id].parameters).toEqual(indicators[id].parameters)
  expect(ruleParameters[id].ascending ?? []).toEqual('ascending' in indicators[id] ? indicators[id].ascending : [])
})
