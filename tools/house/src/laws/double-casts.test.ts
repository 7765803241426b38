import { expect, test } from 'vitest'
import { readSource } from '../source-file.ts'
import { checkDoubleCasts } from './double-casts.ts'

test('a cast through unknown is found with its line', () => {
  const file = readSource('packages/domain/src/plans.ts', 'const a = 1\nconst b = a as unknown as string\n')

  expect(checkDoubleCasts([file])).toMatchObject([{ path: 'packages/domain/src/plans.ts', line: 2 }])
})

test('a single cast and `as const` are left alone', () => {
  const file = readSource(
    'packages/domain/src/plans.ts',
    'const a = ["x"] as const\nconst b = JSON.parse("1") as number',
  )

  expect(checkDoubleCasts([file])).toEqual([])
})
