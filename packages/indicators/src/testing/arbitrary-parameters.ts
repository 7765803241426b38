import fc from 'fast-check'
import type { Indicator } from '../indicator.ts'
import { clampParameters, ParameterError, type ParameterValues } from '../parameters.ts'

/** Any parameters that an indicator allows, but no slower than its defaults, so that short histories have signals. */
export function arbitraryParameters(indicator: Indicator): fc.Arbitrary<ParameterValues<string>> {
  const ranges = Object.entries(indicator.parameters)
  const values = ranges.map(([name, range]) => {
    return fc.double({ min: range.minimum, max: range.default, noNaN: true }).map((value) => [name, value] as const)
  })
  return fc
    .tuple(...values)
    .map((entries) => clampOrNull(indicator, Object.fromEntries(entries)))
    .filter((parameters) => parameters !== null)
}

/** Null when they are out of order with each other. */
function clampOrNull(indicator: Indicator, values: Record<string, number>): ParameterValues<string> | null {
  try {
    return clampParameters(indicator, values)
  } catch (error) {
    if (error instanceof ParameterError) return null
    throw error
  }
}
