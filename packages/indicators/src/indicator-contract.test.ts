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

/**
 * After this many candles, older ones would change no value by more than a millionth; averages with a long memory need
 * the most.
 */
test('so many candles close before a signal counts', () => {
  expect(Object.fromEntries(all.map(([id, indicator]) => [id, indicator.warmUp(indicator.defaults)]))).toEqual({
    'awesome-oscillator': 34,
    boss: 350,
    'ema-alerts-with-trend-lines': 148,
    'ema-alerts': 148,
    'ema-cci-momentum-20': 140,
    'haema-alert': 141,
    'macd-alerts': 246,
    'otc-3-0': 98,
    'otc-redline': 176,
    otc: 393,
    'po-otc': 70,
    'pocket-options-optimized-indicator': 246,
    'sma-w-rsi': 197,
    'smagreenline-5-2': 9,
    'smagreenline-5-4': 11,
    'stochastic-rsi-alert': 214,
    'super-trend': 142,
    vortex: 15,
    'adx-momentum': 394,
    'rsi-reversal-alert': 197,
  })
})

for (const [, indicator] of all) describeContract(indicator)
