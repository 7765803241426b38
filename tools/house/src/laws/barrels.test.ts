import { expect, test } from 'vitest'
import { readSource } from '../source-file.ts'
import { checkBarrels } from './barrels.ts'

const passing = `export { a } from './a.ts'\nexport * from './b.ts'`

test('the door of a package or a feature passes exports on', () => {
  const files = ['packages/domain/src/index.ts', 'apps/web/src/features/billing/index.ts'].map((path) =>
    readSource(path, passing),
  )

  expect(checkBarrels(files)).toEqual([])
})

test('any other file that only passes exports on is a barrel, and so is an index.ts elsewhere', () => {
  const barrel = readSource('packages/domain/src/rules.ts', passing)
  const index = readSource('apps/web/src/shared/index.ts', 'export const a = 1')

  expect(checkBarrels([barrel, index])).toHaveLength(2)
})

test('a file with code of its own may pass one name on', () => {
  const file = readSource('packages/domain/src/rules.ts', `export { a } from './a.ts'\nexport const b = 2`)

  expect(checkBarrels([file])).toEqual([])
})
