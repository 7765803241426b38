import { expect, test } from 'vitest'
import { superTrendDefaults } from '../rules/super-trend/super-trend.ts'
import { catalogue } from './catalogue.ts'
import { indicatorIds } from './indicator-ids.ts'

const namesOfSpec = [
  'Awesome Oscillator',
  'BOSS',
  'EMA Alerts with Trend Lines',
  'EMA Alerts',
  'EMA CCI MOMENTUM 20',
  'HAEMA Alert',
  'MACD Alerts',
  'OTC 3.0',
  'OTC RedLine',
  'OTC',
  'PO OTC',
  'Pocket Options Optimized Indicator',
  'SMA w-RSI',
  'SMAGreenLine 5.2',
  'SMAGreenLine 5.4',
  'Stochastic RSI Alert',
  'Super_Trend',
  'VORTEX',
]

const find = (id: string) => catalogue.find((indicator) => indicator.id === id)

test('the catalogue holds the 18 names of the specification and the two that were added', () => {
  expect(catalogue.map(({ name }) => name).toSorted()).toEqual(
    [...namesOfSpec, 'ADX Momentum', 'RSI Reversal Alert'].toSorted(),
  )
})

test('every id is used once, and each name once', () => {
  expect(catalogue.map(({ id }) => id).toSorted()).toEqual([...indicatorIds].toSorted())
  expect(new Set(catalogue.map(({ name }) => name)).size).toBe(20)
  expect(catalogue.every(({ id }) => /^[a-z0-9]+(?:-[a-z0-9]+)*$/u.test(id))).toBe(true)
})

test('three categories are in use: momentum 7, trend 5, custom 8', () => {
  const counts = Object.groupBy(catalogue, ({ category }) => category)

  expect(Object.fromEntries(Object.entries(counts).map(([name, list]) => [name, list.length]))).toEqual({
    Momentum: 7,
    Trend: 5,
    Custom: 8,
  })
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
