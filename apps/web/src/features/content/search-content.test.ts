import { searchTerms } from '@stratomate/content/search-terms'
import { loadCatalogues } from '@stratomate/content/languages/catalogues'
import { searchEntries } from '@stratomate/content/search-entries'
import { otherLanguages } from '@stratomate/contracts/site/languages'
import { expect, test } from 'vitest'
import { cutExcerpt, markTerms } from './mark-terms.ts'
import { createSearch } from './search-content.ts'

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

const asked = createSearch(searchEntries())

test.each([
  ['Mac', '/documentation#system-requirements'],
  ['does it work on a mac', '/documentation#system-requirements'],
  ['iphone', '/documentation#system-requirements'],
  ['vps', '/documentation#system-requirements'],
  ['refused', '/documentation#path-of-a-signal'],
  ['why was my signal refused', '/documentation#path-of-a-signal'],
  ['Why was my signal rejected?', '/documentation#path-of-a-signal'],
  ['not working', '/support#automation-not-working'],
  ['the bot does not trade', '/support#automation-not-working'],
  ['no trades', '/support#automation-not-working'],
  ['how much does it cost', '/documentation#plans-and-limits'],
  ['free', '/pricing#trial-without-card'],
  ['I want my money back', '/pricing#refunds'],
  ['cancel', '/pricing#cancel-subscription'],
  ['card declined', '/pricing#failed-charge'],
  ['is it a scam', '/documentation#what-leaves-your-computer'],
  ['virus', '/documentation#install-steps'],
  ['uninstall', '/documentation#install-steps'],
  ['crashed', '/documentation#after-a-crash'],
  ['kill switch', '/documentation#pausing'],
  ['forgot my password', '/errors/wrong_credentials'],
  ['win rate', '/documentation#judging-a-strategy'],
  ['real money', '/documentation#demo-and-live'],
  ['expert advisor', '/documentation#connect-metatrader-5'],
  ['two computers', '/support#subscription-transferable'],
  ['too slow', '/errors/stale'],
  ['which brokers', '/documentation#other-brokers'],
])('what people say, ‘%s’, leads to %s first', (query, path) => {
  expect(asked(query)[0]?.path).toBe(path)
})

test.each([
  ['es', '¿Por qué fue rechazada mi señal?', '/documentation#path-of-a-signal'],
  ['es', 'no funciona', '/support#automation-not-working'],
  ['es', 'móvil', '/documentation#system-requirements'],
  ['pt-BR', 'por que meu sinal foi recusado', '/documentation#path-of-a-signal'],
  ['pt-BR', 'celular', '/documentation#system-requirements'],
  ['pt-BR', 'esqueci a senha', '/errors/wrong_credentials'],
] as const)('in %s ‘%s’ leads to %s first', async (language, query, path) => {
  const catalogues = await loadCatalogues(language, '/documentation')
  const words = catalogues.map(({ content }) => content?.searchTerms).find((content) => content !== undefined)

  expect(
    words === undefined ? null : createSearch(searchEntries({ content: { searchTerms: words } }))(query)[0]?.path,
  ).toBe(path)
})

test('what people say belongs to entries that there are, in every language to the same', async () => {
  const paths = searchEntries().map(({ path }) => path)
  const translated = await Promise.all(otherLanguages.map((language) => loadCatalogues(language, '/documentation')))

  expect(Object.keys(searchTerms).filter((path) => !paths.includes(path))).toEqual([])
  for (const catalogues of translated) {
    expect(catalogues.flatMap(({ content }) => Object.keys(content?.searchTerms ?? {}))).toEqual(
      Object.keys(searchTerms),
    )
  }
})

test('a question of fillers alone is searched as it is', () => {
  expect(asked('what does it do')[0]?.path).toBe('/#what-it-does')
})
