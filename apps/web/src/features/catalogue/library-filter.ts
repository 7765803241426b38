import { catalogue } from '@stratomate/indicators/catalogue/catalogue'
import {
  indicatorCategories,
  type IndicatorCategory,
  type IndicatorFacts,
} from '@stratomate/indicators/catalogue/indicator-facts'
import { loosePattern } from './loose-pattern.ts'
import { t, translated } from '#web/shared/language/t.ts'

export type LibraryFilter = { query: string; category: IndicatorCategory | 'all'; timeframe: string }

export const wholeLibrary: LibraryFilter = { query: '', category: 'all', timeframe: 'all' }

/** The categories that are in use, in the order of SPEC §3. */
export const usedCategories: readonly IndicatorCategory[] = indicatorCategories.filter((category) =>
  catalogue.some((indicator) => indicator.category === category),
)

/** The timeframes that indicators are meant for, the shortest first; all are of minutes. */
export const usedTimeframes: readonly string[] = [
  ...new Set(catalogue.flatMap(({ timeframes }) => timeframes)),
].toSorted((one, other) => Number(one.slice(1)) - Number(other.slice(1)))

/**
 * The indicators whose name or description contains the words, in any case, within the category (SPEC §5) and for the
 * timeframe, category by category, as the page shows them. A name is also found in people's spelling: the home page says SuperTrend, the library Super_Trend.
 */
export function filterIndicators(
  indicators: readonly IndicatorFacts[],
  { query, category, timeframe }: LibraryFilter,
): readonly IndicatorFacts[] {
  const wanted = query.trim().toLowerCase()
  const loose = loosePattern(wanted)
  const found = indicators.filter(
    (indicator) =>
      (category === 'all' || indicator.category === category) &&
      (timeframe === 'all' || indicator.timeframes.includes(timeframe)) &&
      (indicator.name.toLowerCase().includes(wanted) ||
        translated(indicator.description).toLowerCase().includes(wanted) ||
        loose?.test(indicator.name) === true),
  )
  return usedCategories.flatMap((own) => found.filter((indicator) => indicator.category === own))
}

/** How many indicators each category would show with the rest of the filter. */
export function countCategories(
  indicators: readonly IndicatorFacts[],
  filter: LibraryFilter,
): readonly { value: LibraryFilter['category']; label: string; count: number }[] {
  const count = (category: LibraryFilter['category']) => filterIndicators(indicators, { ...filter, category }).length
  return [
    { value: 'all', label: 'All categories', count: count('all') },
    ...usedCategories.map((category) => ({ value: category, label: category, count: count(category) })),
  ]
}

/** How many indicators each timeframe would show with the rest of the filter. */
export function countTimeframes(
  indicators: readonly IndicatorFacts[],
  filter: LibraryFilter,
): readonly { value: string; label: string; count: number }[] {
  return ['all', ...usedTimeframes].map((timeframe) => ({
    value: timeframe,
    label: timeframe === 'all' ? t('All timeframes') : timeframe,
    count: filterIndicators(indicators, { ...filter, timeframe }).length,
  }))
}

/** The filter in an address (`?q=&category=&timeframe=`); what is unknown means all. */
export function readLibraryFilter(query: URLSearchParams): LibraryFilter {
  const asked = query.get('category')?.toLowerCase()
  const category = usedCategories.find((used) => used.toLowerCase() === asked)
  const timeframe = usedTimeframes.find((used) => used.toLowerCase() === query.get('timeframe')?.toLowerCase())
  return { query: query.get('q') ?? '', category: category ?? 'all', timeframe: timeframe ?? 'all' }
}

export function writeLibraryFilter({ query, category, timeframe }: LibraryFilter): URLSearchParams {
  const written = new URLSearchParams()
  if (query !== '') written.set('q', query)
  if (category !== 'all') written.set('category', category.toLowerCase())
  if (timeframe !== 'all') written.set('timeframe', timeframe.toLowerCase())
  return written
}

/**
 * The neighbors of an indicator among the results; the ends join. Outside of the results, those of the whole library.
 */
export function findNeighbors(
  results: readonly IndicatorFacts[],
  indicator: IndicatorFacts,
): { position: number; count: number; previous: IndicatorFacts; next: IndicatorFacts } {
  const list = results.includes(indicator) ? results : catalogue
  const place = list.indexOf(indicator)
  return {
    position: place + 1,
    count: list.length,
    previous: list.at(place - 1) ?? indicator,
    next: list[(place + 1) % list.length] ?? indicator,
  }
}
