import { expect, test } from 'vitest'
import { languages, pathIn, readLanguage, translatedPageOf } from './languages.ts'

test.each(
  languages.flatMap((language) => ['/', '/pricing', '/how-to/mt5-favorites'].map((path) => ({ language, path }))),
)('the address of $path in $language leads back to both', ({ language, path }) => {
  expect(readLanguage(pathIn(language, path))).toEqual({ language, path })
})

test('an address that only begins with the letters of a language is English', () => {
  expect(readLanguage('/estimates')).toEqual({ language: 'en', path: '/estimates' })
})

test.each([
  ['/', '/'],
  ['/errors', '/errors'],
  ['/errors/stale', '/errors/:code'],
  ['/how-to/mt5-favorites', '/how-to/:guide'],
  ['/developers', null],
])('%s is translated as %s', (path, page) => {
  expect(translatedPageOf(path)).toBe(page)
})
