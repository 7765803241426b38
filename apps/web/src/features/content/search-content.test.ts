import { searchEntries } from '@stratomate/content/search-entries'
import { expect, test } from 'vitest'
import { createSearch, cutExcerpt, markTerms } from './search-content.ts'

const entries = [
  {
    id: 'troubleshooting',
    title: 'Troubleshooting',
    place: 'Documentation',
    path: '/documentation#troubleshooting',
    words: 'A stale signal is not traded. Stale means older than two seconds. Stale again.',
  },
  {
    id: 'stale',
    title: 'The signal was older than 2 seconds.',
    place: 'Error page',
    path: '/errors/stale',
    words: 'The computer was busy.',
  },
  { id: 'chart', title: 'Chart setup', place: 'Guide', path: '/how-to/mt5-chart-setup', words: 'Open a chart on M1.' },
] as const

const pathsFor = (query: string) => createSearch(entries)(query).map(({ path }) => path)

test('the page of a code comes before the texts that mention it', () => {
  expect(pathsFor('stale')).toEqual(['/errors/stale', '/documentation#troubleshooting'])
})

test('beginnings of words and small slips are found', () => {
  expect(pathsFor('troub')).toEqual(['/documentation#troubleshooting'])
  expect(pathsFor('troublshooting')).toEqual(['/documentation#troubleshooting'])
})

test('texts with all words count before texts with some, and those are the answer when none has all', () => {
  expect(pathsFor('open chart')).toEqual(['/how-to/mt5-chart-setup'])
  expect(pathsFor('chart busy')).toHaveLength(2)
})

test('an empty query and unknown words find nothing', () => {
  expect(pathsFor('  ')).toEqual([])
  expect(pathsFor('zzzz')).toEqual([])
})

test('a word is found and marked with or without its accents', () => {
  const words = 'El gráfico envía la señal.'
  const search = createSearch([
    { id: 'path', title: 'Camino', place: 'Documentation', path: '/documentation#path', words },
  ])
  const marked = (query: string) => search(query)[0]?.excerpt.filter(({ isMatch }) => isMatch)

  expect(marked('senal')).toEqual([{ text: 'señal', isMatch: true }])
  expect(marked('Señal')).toEqual([{ text: 'señal', isMatch: true }])
})

test('the words that were asked for are marked, in any case', () => {
  expect(markTerms('The Stale signal', ['stale'])).toEqual([
    { text: 'The ', isMatch: false },
    { text: 'Stale', isMatch: true },
    { text: ' signal', isMatch: false },
  ])
})

test('an excerpt begins near the first word that was asked for and is cut at words', () => {
  const text = `${'before '.repeat(40)}target ${'after '.repeat(40)}`
  const excerpt = cutExcerpt(text, ['target'])

  expect(excerpt).toMatch(/^… before .*target after .* …$/u)
  expect(excerpt.length).toBeLessThanOrEqual(146)
  expect(cutExcerpt('short text', ['text'])).toBe('short text')
})

test('the page that explains a stale signal is the first answer of the real texts', () => {
  const [first] = createSearch(searchEntries())('stale')

  expect(first?.path).toBe('/errors/stale')
})
