import { expect, test } from 'vitest'
import { readSource } from '../source-file.ts'
import { checkTestNames } from './test-names.ts'

test('a name that says what ought to be is refused, a fact is not', () => {
  const code = `test('it should add', () => {})\ntest('a second vote undoes the first', () => {})`

  expect(checkTestNames([readSource('packages/domain/src/votes.test.ts', code)]).map(({ line }) => line)).toEqual([1])
})
