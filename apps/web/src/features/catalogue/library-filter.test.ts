import { catalogue } from '@stratomate/indicators/catalogue/catalogue'
import { describe, expect, test } from 'vitest'
import {
  countCategories,
  countTimeframes,
  filterIndicators,
  findNeighbors,
  readLibraryFilter,
  usedCategories,
  wholeLibrary,
  writeLibraryFilter,
} from './library-filter.ts'

const names = (query: string, category: Parameters<typeof filterIndicators>[1]['category'] = 'all') =>
  filterIndicators(catalogue, { ...wholeLibrary, query, category }).map(({ name }) => name)

describe('the library', () => {
  test('shows everything without a filter', () => {
    expect(filterIndicators(catalogue, wholeLibrary)).toHaveLength(catalogue.length)
  })

  test('is in the order of its categories, and by name in each', () => {
    const shown = filterIndicators(catalogue, wholeLibrary)
    const places = shown.map(({ category }) => usedCategories.indexOf(category))

    expect(places).toEqual(places.toSorted((one, other) => one - other))
    expect(names('', 'Trend')).toEqual(shown.filter(({ category }) => category === 'Trend').map(({ name }) => name))
    expect(names('', 'Trend')).toEqual([
      'EMA Alerts',
      'EMA Alerts with Trend Lines',
      'HAEMA Alert',
      'Super_Trend',
      'VORTEX',
    ])
  })

  test('is searched by name in any case, without the spaces around', () => {
    expect(names('  redLINE ')).toEqual(['OTC RedLine'])
  })

  test.each(['supertrend', 'super trend', 'SUPER-TREND', 'super_trend', ' super  trend '])(
    'finds a name as people write it: %s',
    (query) => {
      expect(names(query)).toContain('Super_Trend')
    },
  )

  test('joins no end of a word with the start of the next, and takes no sign for a pattern', () => {
    expect(names('ialert')).toEqual([])
    expect(names('-')).not.toContain('VORTEX')
    expect(['.*', '(', '[', '\\', 'a{9}', 'x'.repeat(5_000)].map((query) => names(query))).toEqual(
      Array.from({ length: 6 }, () => []),
    )
  })

  test('is searched by description', () => {
    expect(names('Break Of Swing')).toEqual(['BOSS'])
  })

  test('joins the words with the category', () => {
    expect(names('ema', 'Trend')).toContain('EMA Alerts')
    expect(names('ema', 'Trend')).not.toContain('EMA CCI MOMENTUM 20')
    expect(names('ema', 'Momentum')).toEqual(['EMA CCI MOMENTUM 20'])
  })

  test('finds nothing for words that nobody has used', () => {
    expect(names('martingale')).toEqual([])
  })

  test('lists the categories in use alone, each with its count', () => {
    expect(usedCategories).toEqual(['Momentum', 'Trend', 'Custom'])
    expect(countCategories(catalogue, wholeLibrary).map(({ count }) => count)).toEqual([20, 7, 5, 8])
    const counts = countCategories(catalogue, { ...wholeLibrary, query: 'otc' })

    expect(counts.every(({ value, count }) => count === names('otc', value).length)).toBe(true)
  })

  test('is filtered by the timeframe that an indicator is meant for, together with the category', () => {
    const shown = filterIndicators(catalogue, { query: '', category: 'Trend', timeframe: 'M30' })

    expect(shown.length).toBeGreaterThan(0)
    expect(shown.every(({ category, timeframes }) => category === 'Trend' && timeframes.includes('M30'))).toBe(true)
  })

  test('lists the timeframes in use from the shortest, each with its count and each dividing the library', () => {
    const counts = countTimeframes(catalogue, wholeLibrary)

    expect(counts.map(({ value }) => value)).toEqual(['all', 'M1', 'M5', 'M15', 'M30'])
    expect(counts.slice(1).every(({ count }) => count > 0 && count < catalogue.length)).toBe(true)
  })
})

describe('the address of a filter', () => {
  test('is read as it was written', () => {
    const filter = { query: 'rsi & more', category: 'Custom', timeframe: 'M15' } as const

    expect(readLibraryFilter(new URLSearchParams(writeLibraryFilter(filter).toString()))).toEqual(filter)
  })

  test('is empty for the whole library', () => {
    expect(writeLibraryFilter(wholeLibrary).toString()).toBe('')
  })

  test('takes a category in any case, and an unknown or unused one for all', () => {
    expect(readLibraryFilter(new URLSearchParams('category=TREND')).category).toBe('Trend')
    expect(readLibraryFilter(new URLSearchParams('category=volume')).category).toBe('all')
    expect(readLibraryFilter(new URLSearchParams('category=nonsense')).category).toBe('all')
  })
})

describe('the neighbors of an indicator', () => {
  const [first, second, third] = catalogue
  const last = catalogue.at(-1)
  if (first === undefined || second === undefined || third === undefined || last === undefined) {
    throw new Error('The catalogue is too short.')
  }

  test('are those beside it in the results', () => {
    expect(findNeighbors([first, second, third], second)).toEqual({
      position: 2,
      count: 3,
      previous: first,
      next: third,
    })
  })

  test('join at the ends', () => {
    expect(findNeighbors([first, second], second).next).toBe(first)
    expect(findNeighbors([first, second], first).previous).toBe(second)
  })

  test('of one that the filter hides are those of the whole library', () => {
    expect(findNeighbors([second], first)).toMatchObject({ count: 20, previous: last, next: second })
  })
})
