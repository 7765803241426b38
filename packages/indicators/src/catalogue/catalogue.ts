import { customIndicators } from './custom-indicators.data.ts'
import type { IndicatorFacts } from './indicator-facts.ts'
import { momentumIndicators } from './momentum-indicators.data.ts'
import { trendIndicators } from './trend-indicators.data.ts'

/** The indicators of the library in the order of their names (facts: SPEC §3, definitions: DECISIONS, Catalogue). */
export const catalogue: readonly IndicatorFacts[] = [
  ...momentumIndicators,
  ...trendIndicators,
  ...customIndicators,
].toSorted((one, other) => one.name.localeCompare(other.name, 'en'))
