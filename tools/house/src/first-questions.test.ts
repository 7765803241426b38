import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const repository = join(import.meta.dirname, '../../..')
const read = (path: string) => readFileSync(join(repository, path), 'utf8')
const [, table = ''] = read('docs/glossary.md').split('## Where is it?')
const rows = [...table.matchAll(/^\| (?<question>[^|]+) \| `(?<path>[^`]+)` \| `(?<holds>[^`]+)` \|$/gmu)].map(
  ({ groups }) => [groups?.['question'] ?? '', groups?.['path'] ?? '', groups?.['holds'] ?? ''] as const,
)

test.each(rows)('%s is found in %s', (_question, path, holds) => {
  expect(read(path)).toContain(holds)
})

test.each([
  'price of Pro Trader',
  '2 s limit',
  'signature of a webhook',
  'failed payment',
  'one change of indicator a day',
  'new indicator',
  'new broker',
  'sign-in attempts',
  'toast of an error',
  'audit log',
])('"%s" leads to one place', (words) => {
  expect(rows.filter(([question]) => question.includes(words))).toHaveLength(1)
})

/** The most files that a reader opens to follow one of the four ways through the product. */
test.each([
  ['signal-to-order', 12],
  ['payments', 18],
  ['files', 12],
  ['community', 14],
])('the way of %s is read in %i files at most, each of which is there', (page, filesMax) => {
  const [, list = ''] = read(`docs/architecture/${page}.md`).split('## Read in this order')
  const files = [...list.matchAll(/^\d+\. `([^`]+)`/gmu)].map(([, path = '']) => path)

  expect(files.length).toBeGreaterThan(5)
  expect(files.length).toBeLessThanOrEqual(filesMax)
  expect(files.filter((path) => !existsSync(join(repository, path)))).toEqual([])
})

test('an order wears at most five types from signal to dashboard, each where the page says', () => {
  const [, list = ''] = read('docs/architecture/signal-to-order.md').split('## The types of one order')
  const types = [...list.matchAll(/^\d+\. `(\w+)` \(`([^`]+)`\)/gmu)].map(([, name = '', path = '']) => ({
    name,
    path,
  }))

  expect(types.length).toBeGreaterThan(2)
  expect(types.length).toBeLessThanOrEqual(5)
  expect(types.filter(({ name, path }) => !read(path).includes(`export type ${name} =`))).toEqual([])
})
