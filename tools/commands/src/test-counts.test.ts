import { expect, test } from 'vitest'
import { addCounts, formatCounts, isGood, noTests } from './test-counts.ts'

test('the last line names passed and failed tests, and the rest only when there is any', () => {
  const skips = ['a: no PostgreSQL']

  expect(formatCounts({ passed: 12, failed: 0, skips: [], shaky: [] })).toBe('12 passed, 0 failed')
  expect(formatCounts({ passed: 12, failed: 3, skips, shaky: [] })).toBe('12 passed, 3 failed, 1 skipped')
  expect(formatCounts({ passed: 9, failed: 0, skips: [], shaky: ['b'] })).toBe(
    '9 passed, 0 failed, 1 only at the second try',
  )
})

test('parts add up', () => {
  const sum = addCounts([
    { passed: 1, failed: 2, failures: ['e'], skips: ['a'], shaky: ['c'] },
    { passed: 10, failed: 20, failures: ['f'], skips: ['b'], shaky: ['d'] },
  ])

  expect(sum).toEqual({ passed: 11, failed: 22, failures: ['e', 'f'], skips: ['a', 'b'], shaky: ['c', 'd'] })
})

test('a run without a single test is not a good run', () => {
  expect(isGood(noTests)).toBe(false)
  expect(isGood({ passed: 1, failed: 0 })).toBe(true)
  expect(isGood({ passed: 1, failed: 1 })).toBe(false)
})
