import { expect, test } from 'vitest'
import { readSource } from '../source-file.ts'
import { checkSkipReasons } from './skip-reasons.ts'

function count(code: string): number {
  return checkSkipReasons([readSource('packages/domain/src/votes.test.ts', code)]).length
}

test('a skip with a reason may stay', () => {
  expect(count(`test('a', ({ skip }) => { skip('PostgreSQL is not installed') })`)).toBe(0)
})

test.each([`({ skip }) => skip()`, `(ctx) => ctx.skip()`, `test.skipIf(true)('a', run)`, `test.todo('a')`])(
  '%s is refused',
  (code) => {
    expect(count(code)).toBe(1)
  },
)
