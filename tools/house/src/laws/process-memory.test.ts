import { expect, test } from 'vitest'
import { readSource } from '../source-file.ts'
import { checkProcessMemory, structuresOf } from './process-memory.ts'

const path = 'apps/server/src/features/visits/a.ts'
const namesOf = (code: string, place = path) => structuresOf(readSource(place, code)).map(({ name }) => name)
const document = (text: string) => ({ path: 'docs/process-memory.md', text })

test.each([
  ['const known = new Map<string, number>()', 'known'],
  ['export const known: Set<string> = new Set()', 'known'],
  ['const known = new WeakMap<object, Map<string, () => void>>()', 'known'],
  ['let list: string[] = []', 'list'],
  ['class A { readonly #open = new Set<number>() }', '#open'],
  ['class A { private list: number[] = [] }', 'list'],
  ['export function createCache() { const held = new Map(); return { get: (key: string) => held.get(key) } }', 'held'],
  ['export const openLine = () => { const lines: string[] = []; return () => lines.push("a") }', 'lines'],
])('%s lives as long as the process', (code, name) => {
  expect(namesOf(code)).toEqual([name])
})

test.each([
  'const safe = new Set(["GET", "HEAD"])',
  'const twins = new Map(rows.map((row) => [row.id, row]))',
  'export function sumUp(rows: number[]) { const seen = new Set(); return rows.filter((row) => seen.add(row)) }',
  'export async function openRows() { const rows = new Map(); rows.set(1, await read()); return rows }',
  'export function createList() { const found: string[] = []; found.push("a"); return found }',
])('%s does not', (code) => {
  expect(namesOf(code)).toEqual([])
})

test('tests, the window and the packages are free', () => {
  const code = 'const known = new Map()'

  for (const place of ['apps/server/src/a.test.ts', 'apps/desktop/src/ui/a.ts', 'packages/domain/src/a.ts']) {
    expect(namesOf(code, place)).toEqual([])
  }
})

test('what is not in the document is found, and so is what it names in vain', () => {
  const files = [readSource(path, 'const known = new Map()')]

  expect(checkProcessMemory(files, document(`| \`${path}\` | names | ten | test |`))).toEqual([])
  expect(checkProcessMemory(files, document('')).map(({ message }) => message)).toEqual([
    "'known' lives as long as the process: give it a bound and enter it in docs/process-memory.md",
  ])
  expect(checkProcessMemory([], document(`| \`${path}\` | names | ten | test |`))).toMatchObject([
    { path: 'docs/process-memory.md', message: expect.stringContaining('keeps nothing') },
  ])
})
