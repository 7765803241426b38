import { customIndicators } from './custom-indicators.data.ts'
import type { IndicatorFacts } from './indicator-facts.ts'
import { momentumIndicators } from './momentum-indicators.data.ts'
import { trendIndicators } from './trend-indicators.data.ts'

/**
 * Letters of either case are one. Compared by code and not by a language's rules: loading those took a slow phone 50 ms,
 * and the names hold nothing but ASCII.
 */
function compareNames(one: IndicatorFacts, other: IndicatorFacts): number {
  const [first, second] = [one.name.toLowerCase(), other.name.toLowerCase()]
  return first === second ? 0 : first < second ? -1 : 1
}

/** The indicators of the library in the order of their names (facts: SPEC §3, definitions: DECISIONS, Catalogue). */
export const catalogue: readonly IndicatorFacts[] = [
  ...momentumIndicators,
  ...trendIndicators,
  ...customIndicators,
].toSorted(compareNames)
