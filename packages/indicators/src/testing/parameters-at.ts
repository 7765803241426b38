import type { Indicator } from '../indicator.ts'
import type { ParameterValues } from '../parameters.ts'

/** All parameters of an indicator at the same limit of their ranges. */
export function parametersAt(indicator: Indicator, limit: 'minimum' | 'default' | 'maximum'): ParameterValues<string> {
  return Object.fromEntries(Object.entries(indicator.parameters).map(([name, range]) => [name, range[limit]]))
}
