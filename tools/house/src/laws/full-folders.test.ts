import { expect, test } from 'vitest'
import { readSource } from '../source-file.ts'
import { checkFullFolders } from './full-folders.ts'

const folder = 'apps/web/src/features/billing'
const file = (name: string) => readSource(`${folder}/${name}.ts`, 'export const price = 1')
const full = Array.from({ length: 25 }, (_, index) => file(`price-${index}`))

test('25 files fit into a folder, a 26th does not', () => {
  expect(checkFullFolders(full)).toEqual([])
  expect(checkFullFolders([...full, file('plan')])).toMatchObject([
    { path: folder, message: 'holds 26 source files, 25 at most: divide it by nouns' },
  ])
})

test('tests, what only tests use, data and folders inside are counted apart', () => {
  const beside = ['plan.test', 'plan.integration.test', 'plan.data', 'testing/plan-of', 'checkout/plan']
  expect(checkFullFolders([...full, ...beside.map(file)])).toEqual([])
})
