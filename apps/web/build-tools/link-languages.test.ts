import { expect, test } from 'vitest'
import { linkLanguages } from './link-languages.ts'

const html = '<head><link rel="canonical" href="x"/></head>'
const linked = (path: string) =>
  [...linkLanguages(html, path).matchAll(/hrefLang="([^"]+)" href="https:\/\/[^/"]+([^"]*)"/gu)].map(
    ([, ...found]) => found,
  )

test('every language of a translated page names them all, and English for everybody else', () => {
  const all = [
    ['en', '/'],
    ['es', '/es'],
    ['pt-BR', '/pt'],
    ['x-default', '/'],
  ]
  expect(linked('/')).toEqual(all)
  expect(linked('/es')).toEqual(all)
})

test('a page in English only names no other', () => {
  expect(linked('/developers')).toEqual([])
})
