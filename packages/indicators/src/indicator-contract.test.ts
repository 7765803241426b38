import { expect, test } from 'vitest'
import { catalogue } from './catalogue/catalogue.ts'
import { indicatorIds } from './catalogue/indicator-ids.ts'
import type { Indicator } from './indicator.ts'
import { indicators } from './indicators.ts'
import { describeContract } from './testing/describe-contract.ts'

const all: [string, Indicator][] = Object.entries(indicators)

test('every indicator of the catalogue is in the registry, under its own id', () => {
  expect(all.map(([, { id }]) => id)).toEqual([...indicatorIds])
  expect(all.map(([name]) => name)).toEqual([...indicatorIds])
})

test('a parameter that the catalogue recommends under its label has the recommended default', () => {
  const pairs = catalogue.flatMap(({ id, recommendedSettings }) => {
    return Object.values(indicators[id].parameters).flatMap(({ label, default: value }) => {
      const setting = recommendedSettings.find(({ parameter }) => parameter === label)
      return setting === undefined ? [] : [{ id, label, recommended: setting.value, value: String(value) }]
    })
  })

  expect(pairs.filter(({ recommended, value }) => recommended !== value)).toEqual([])
  expect(pairs.length).toBeGreaterThan(30)
})

for (const [, indicator] of all) describeContract(indicator)
