import { IndicatorView } from '@stratomate/contracts'
import { catalogue } from '@stratomate/indicators/catalogue/catalogue'
import { expect, test } from 'vitest'
import { listIndicators } from './list-indicators.ts'

test('all indicators of the library are listed by name, each with what the contract promises', () => {
  const listed = listIndicators()
  const names = listed.map(({ name }) => name)

  expect(listed).toHaveLength(catalogue.length)
  expect(names).toEqual(expect.arrayContaining(['Awesome Oscillator', 'ADX Momentum', 'VORTEX']))
  expect(listed.map((each) => IndicatorView.safeParse(each).success)).toEqual(listed.map(() => true))
})
