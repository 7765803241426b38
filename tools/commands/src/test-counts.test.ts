import { expect, test } from 'vitest'
import { addCounts, formatCounts, isGood, noTests } from './test-counts.ts'

test('the last line names passed and failed tests, and skipped ones only when there are any', () => {
  expect(formatCounts({ passed: 12, failed: 0, skips: [] })).toBe('12 passed, 0 failed')
  expect(formatCounts({ passed: 12, failed: 3, skips: ['a: no PostgreSQL'] })).toBe('12 passed, 3 failed, 1 skipped')
})

test('parts add up', () => {
  const sum = addCounts([
    { passed: 1, failed: 2, skips: ['a'] },
    { passed: 10, failed: 20, skips: ['b'] },
  ])

  expect(sum).toEqual({ passed: 11, failed: 22, skips: ['a', 'b'] })
})

test('a run without a single test is not a good run', () => {
  expect(isGood(noTests)).toBe(false)
  expect(isGood({ passed: 1, failed: 0, skips: [] })).toBe(true)
  expect(isGood({ passed: 1, failed: 1, skips: [] })).toBe(false)
})
