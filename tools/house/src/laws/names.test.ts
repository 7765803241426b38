import { expect, test } from 'vitest'
import { readSource } from '../source-file.ts'
import { checkNames } from './names.ts'

const glossary = `# Glossary

## Words that are not used

| not | but |
|---|---|
| \`…Parts\` | Dependencies |
| \`…Words\` | label, message or text |
| \`Purse\`, \`StandIn\` | account currency; stub |
`

function messages(path: string, code: string): string[] {
  return checkNames([readSource(path, code)], glossary).map(({ message }) => message)
}

test.each([
  ['export type DeskParts = string', 'DeskParts'],
  ['export function refusalWords() {}', 'refusalWords'],
  ['export const purseOf = 1', 'purseOf'],
  ['function groupByPurses() {}', 'groupByPurses'],
  ['const [one, standIn] = [1, 2]', 'standIn'],
  ['const { given: ownPurse } = trade', 'ownPurse'],
  ['class Exchange { readonly #callParts = 1 }', 'callParts'],
  ['class Purse {}', 'Purse'],
])('%s is refused', (code, name) => {
  expect(messages('packages/engine/src/orders/trade.ts', code)).toEqual([expect.stringContaining(`'${name}' says`)])
})

test.each([
  'const words = text.split(" ")',
  'const partsOf = 1',
  'const { purse } = record',
  'export const record = { purse: "live" }',
  'const pursed = 1',
])('%s keeps the law', (code) => {
  expect(messages('packages/engine/src/orders/trade.ts', code)).toEqual([])
})

test('files and folders are names too, and a test is not checked for the word that it tests', () => {
  expect(messages('packages/engine/src/orders/trade-words.ts', '')).toHaveLength(1)
  expect(messages('packages/engine/src/purse/trade.ts', '')).toHaveLength(1)
  expect(messages('tests/e2e/long-words.test.ts', '')).toEqual([])
})

test('a glossary without its table fails', () => {
  expect(checkNames([], '# Glossary')).toMatchObject([{ path: 'docs/glossary.md' }])
})
