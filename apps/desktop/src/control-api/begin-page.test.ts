import { expect, test } from 'vitest'
import { beginPage } from './begin-page.ts'

const page = '<html lang="en" data-theme="dark">'
const languageOf = (language: 'en' | 'es' | null, asked: string | undefined) =>
  /lang="([^"]+)"/u.exec(beginPage(page, { theme: 'system', language }, asked))?.[1]

test.each([
  ['es-MX,es;q=0.9,en;q=0.8', 'es'],
  ['pt-PT', 'pt-BR'],
  ['de-DE,de;q=0.9,pt;q=0.5', 'pt-BR'],
  ['en-GB,es;q=0.9', 'en'],
  ['ja', 'en'],
  [undefined, 'en'],
])('without a choice a browser that asks for %j gets %s', (asked, language) => {
  expect(languageOf(null, asked)).toBe(language)
})

test('a language that was chosen is kept, whatever the browser asks for', () => {
  expect([languageOf('en', 'es'), languageOf('es', 'en')]).toEqual(['en', 'es'])
})

test('the page begins with its theme', () => {
  expect(beginPage(page, { theme: 'light', language: null }, 'en')).toBe('<html lang="en" data-theme="light">')
})
