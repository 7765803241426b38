import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { indicators } from './indicators.ts'
import { clampParameters, ParameterError, parseParameters } from './parameters.ts'

const { 'super-trend': superTrend, 'ema-alerts': emaAlerts } = indicators

describe('parsing', () => {
  test('what is missing gets its default', () => {
    expect(parseParameters(superTrend, {})).toEqual({ period: 10, multiplier: 3 })
    expect(parseParameters(superTrend, { period: 21 })).toEqual({ period: 21, multiplier: 3 })
  })

  test.each<[Record<string, unknown>, string, string]>([
    [{ period: 1 }, 'period', 'period must be between 2 and 200, got 1.'],
    [{ period: 10.5 }, 'period', 'period must be between 2 and 200, got 10.5.'],
    [{ period: '10' }, 'period', 'period must be a number, got string.'],
    [{ multiplier: Number.NaN }, 'multiplier', 'multiplier must be a number, got NaN.'],
    [{ multiplier: {} }, 'multiplier', 'multiplier must be a number, got object.'],
    [{ speed: 3 }, 'speed', 'speed is not a parameter of this indicator.'],
    [{ toString: 3 }, 'toString', 'toString is not a parameter of this indicator.'],
  ])('%j is refused: %s', (input, parameter, message) => {
    expect(() => parseParameters(superTrend, input)).toThrow(ParameterError)
    expect(() => parseParameters(superTrend, input)).toThrow(expect.objectContaining({ parameter, message }))
  })

  test('a fast period that is not below the slow one is refused', () => {
    expect(() => parseParameters(emaAlerts, { fast: 21, slow: 21 })).toThrow('fast must be below slow, got 21 and 21.')
  })
})

describe('clamping', () => {
  test('numbers move to the nearest step in their range', () => {
    expect(clampParameters(superTrend, { period: 0.4, multiplier: 2.26 })).toEqual({ period: 2, multiplier: 2.3 })
    expect(clampParameters(superTrend, { period: 1e9, multiplier: -1 })).toEqual({ period: 200, multiplier: 0.5 })
  })

  test('what is no number is still refused', () => {
    expect(() => clampParameters(superTrend, { period: Number.POSITIVE_INFINITY })).toThrow(ParameterError)
    expect(() => clampParameters(superTrend, { period: null, multiplier: 'x' })).toThrow('multiplier must be a number')
  })

  test('whatever number is given, the result can be used', () => {
    const number = fc.double({ noNaN: true, noDefaultInfinity: true })
    fc.assert(
      fc.property(number, number, (period, multiplier) => {
        const parameters = clampParameters(superTrend, { period, multiplier })
        expect(parseParameters(superTrend, parameters)).toEqual(parameters)
      }),
    )
  })
})

test('every indicator accepts its own defaults', () => {
  for (const indicator of Object.values(indicators)) {
    expect(parseParameters<string>(indicator, indicator.defaults)).toEqual(indicator.defaults)
  }
})
