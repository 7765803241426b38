import { catalogue } from '@stratomate/indicators/catalogue/catalogue'
import {
  indicatorCategories,
  type IndicatorCategory,
  type IndicatorFacts,
} from '@stratomate/indicators/catalogue/indicator-facts'
import { loosePattern } from './loose-pattern.ts'
import { translated } from '#web/shared/language/t.ts'

export type LibraryFilter = { query: string; category: IndicatorCategory | 'all' }

export const wholeLibrary: LibraryFilter = { query: '', category: 'all' }

/** The categories that are in use, in the order of SPEC §3. */
export const usedCategories: readonly IndicatorCategory[] = indicatorCategories.filter((category) =>
  catalogue.some((indicator) => indicator.category === category),
)

/**
 * The indicators whose name or description contains the words, in any case, within the category (SPEC §5). A name is
 * also found in people's spelling: the home page says SuperTrend, the library Super_Trend.
 */
export function filterIndicators(
  indicators: readonly IndicatorFacts[],
  { query, category }: LibraryFilter,
): readonly IndicatorFacts[] {
  const wanted = query.trim().toLowerCase()
  const loose = loosePattern(wanted)
  return indicators.filter(
    (indicator) =>
      (category === 'all' || indicator.category === category) &&
      (indicator.name.toLowerCase().includes(wanted) ||
        translated(indicator.description).toLowerCase().includes(wanted) ||
        loose?.test(indicator.name) === true),
  )
}

/** How many indicators each category would show with these words. */
export function countCategories(
  indicators: readonly IndicatorFacts[],
  query: string,
): readonly { value: LibraryFilter['category']; label: string; count: number }[] {
  const count = (category: LibraryFilter['category']) => filterIndicators(indicators, { query, category }).length
  return [
    { value: 'all', label: 'All categories', count: count('all') },
    ...usedCategories.map((category) => ({ value: category, label: category, count: count(category) })),
  ]
}

/** The filter in an address (`?q=&category=`); an unknown category means all. */
export function readLibraryFilter(query: URLSearchParams): LibraryFilter {
  const asked = query.get('category')?.toLowerCase()
  const category = usedCategories.find((used) => used.toLowerCase() === asked)
  return { query: query.get('q') ?? '', category: category ?? 'all' }
}

export function writeLibraryFilter({ query, category }: LibraryFilter): URLSearchParams {
  const written = new URLSearchParams()
  if (query !== '') written.set('q', query)
  if (category !== 'all') written.set('category', category.toLowerCase())
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
