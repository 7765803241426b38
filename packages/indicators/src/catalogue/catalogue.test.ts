import { expect, test } from 'vitest'
import { superTrendDefaults } from '../rules/super-trend/super-trend.ts'
import { catalogue } from './catalogue.ts'
import { indicatorIds } from './indicator-ids.ts'

/** The 18 names of the specification, ADX Momentum and RSI Reversal Alert. Later ones are added to these. */
const firstTwenty = {
  Momentum: [
    'ADX Momentum',
    'Awesome Oscillator',
    'EMA CCI MOMENTUM 20',
    'MACD Alerts',
    'RSI Reversal Alert',
    'SMA w-RSI',
    'Stochastic RSI Alert',
  ],
  Trend: ['EMA Alerts', 'EMA Alerts with Trend Lines', 'HAEMA Alert', 'Super_Trend', 'VORTEX'],
  Custom: [
    'BOSS',
    'OTC',
    'OTC 3.0',
    'OTC RedLine',
    'PO OTC',
    'Pocket Options Optimized Indicator',
    'SMAGreenLine 5.2',
    'SMAGreenLine 5.4',
  ],
} as const

const find = (id: string) => catalogue.find((indicator) => indicator.id === id)

test.each(Object.entries(firstTwenty))('the first twenty of category %s are in the catalogue', (category, names) => {
  const found = catalogue.filter((indicator) => indicator.category === category).map(({ name }) => name)

  expect(found).toEqual(expect.arrayContaining([...names]))
})

test('each indicator has one text, and each text a name of its own', () => {
  expect(
    catalogue.map(({ id }) => id).toSorted(),
    'Write the text of each indicator in packages/indicators/src/catalogue, as docs/how-to-add/indicator.md says.',
  ).toEqual([...indicatorIds].toSorted())
  expect(new Set(catalogue.map(({ name }) => name)).size).toBe(indicatorIds.length)
  expect(catalogue.every(({ id }) => /^[a-z0-9]+(?:-[a-z0-9]+)*$/u.test(id))).toBe(true)
})

test('the catalogue is in the order of its names, whatever their case', () => {
  const names = catalogue.map(({ name }) => name.toLowerCase())

  expect(names).toEqual(names.toSorted())
})

test('the Awesome Oscillator has the settings of the specification', () => {
  expect(
    find('awesome-oscillator')
      ?.recommendedSettings.map(({ value }) => value)
      .slice(0, 4),
  ).toEqual(['5', '34', 'Simple', 'Median'])
})

test('Super_Trend recommends what the engine takes by default', () => {
  const values = find('super-trend')?.recommendedSettings.map(({ value }) => value)

  expect(values?.slice(0, 2)).toEqual([String(superTrendDefaults.period), String(superTrendDefaults.multiplier)])
})

test('the two green lines are told apart by their text', () => {
  expect(find('smagreenline-5-2')?.description).not.toBe(find('smagreenline-5-4')?.description)
})

test.each(catalogue)('$name says everything a person needs, and promises nothing', (indicator) => {
  const { bestConditions, tradingPairs, timeframes, recommendedSettings, installGuide } = indicator
  const words = JSON.stringify(indicator)

  for (const list of [bestConditions, tradingPairs, timeframes, recommendedSettings]) expect(list).not.toEqual([])
  expect(timeframes.every((timeframe) => ['M1', 'M5', 'M15', 'M30'].includes(timeframe))).toBe(true)
  expect(new Set(recommendedSettings.map(({ parameter }) => parameter)).size).toBe(recommendedSettings.length)
  expect(installGuide.split('\n').length).toBeGreaterThan(4)
  expect(installGuide.includes('OTC pairs')).toBe(tradingPairs.some((pair) => pair.endsWith('OTC')))
  expect(words).not.toMatch(/profit|win rate|winning|guarantee|accura|risk-free|best strategy|!/iu)
})
