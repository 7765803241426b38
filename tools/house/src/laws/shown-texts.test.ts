import { expect, test } from 'vitest'
import { readSource } from '../source-file.ts'
import { checkShownTexts } from './shown-texts.ts'

const glossary = [
  '## Words that are not shown',
  '',
  '| not | but |',
  '|---|---|',
  '| `e-mail` | email |',
  '| `goes on`, `go on` | continues |',
  '## Where is it?',
].join('\n')

const check = (code: string, path = 'apps/web/src/features/home/hero.tsx') =>
  checkShownTexts([readSource(path, code)], glossary)

test.each([
  "export const text = 'Enter your e-mail first.'",
  'export const text = `Trading goes on in ${1} minute.`',
  'export const Text = () => <p>Then go\n on with it.</p>',
])('a text with a word that is not shown is refused: %s', (code) => {
  expect(check(code)).toHaveLength(1)
})

test.each([
  "export const text = 'Enter your email first.'",
  "export const state = 'go on'",
  "// Trading goes on.\nexport const text = 'Trading continues without it.'",
])('%s is free', (code) => {
  expect(check(code)).toEqual([])
})

test('tests and tools may say what they like', () => {
  expect(check("export const text = 'Enter your e-mail first.'", 'apps/web/src/features/home/hero.test.ts')).toEqual([])
  expect(check("export const text = 'Enter your e-mail first.'", 'tools/commands/src/demo.ts')).toEqual([])
})

test('a glossary without the table is a broken law', () => {
  expect(checkShownTexts([], '# Glossary')).toHaveLength(1)
})

test('words of another language are free, because the list is one of English words', () => {
  expect(
    check("export const text = 'Digite primeiro o seu e-mail.'", 'content/src/languages/pt/account.data.ts'),
  ).toEqual([])
})
