import { expect, test } from 'vitest'
import { addCounts, formatCounts, isGood, joinTries, noTests, slowestFiles } from './test-counts.ts'

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
    {
      passed: 1,
      failed: 2,
      failures: ['e'],
      skips: ['a'],
      shaky: ['c'],
      died: ['g'],
      durations: [{ file: 'h', seconds: 1 }],
    },
    {
      passed: 10,
      failed: 20,
      failures: ['f'],
      skips: ['b'],
      shaky: ['d'],
      died: [],
      durations: [{ file: 'i', seconds: 2 }],
    },
  ])

  expect(sum).toEqual({
    passed: 11,
    failed: 22,
    failures: ['e', 'f'],
    skips: ['a', 'b'],
    shaky: ['c', 'd'],
    died: ['g'],
    durations: [
      { file: 'h', seconds: 1 },
      { file: 'i', seconds: 2 },
    ],
  })
})

test('the ten slowest files are named, the slowest first', () => {
  const durations = Array.from({ length: 12 }, (_each, index) => ({ file: `${index}`, seconds: index }))

  expect(slowestFiles({ durations }).map(({ file }) => file)).toEqual([
    '11',
    '10',
    '9',
    '8',
    '7',
    '6',
    '5',
    '4',
    '3',
    '2',
  ])
})

test('a file whose process died is named, and has failed when no second run held', () => {
  const first = { ...noTests, passed: 5, died: ['a.test.ts', 'b.test.ts'] }

  expect(joinTries(first, { ...noTests, passed: 2 })).toMatchObject({
    passed: 7,
    failed: 0,
    shaky: ['a.test.ts: the process that ran it died', 'b.test.ts: the process that ran it died'],
    died: [],
  })
  expect(joinTries(first, { ...noTests, passed: 1, died: ['b.test.ts'] })).toMatchObject({
    passed: 6,
    failed: 1,
    failures: ['b.test.ts: the process that ran it died'],
    shaky: ['a.test.ts: the process that ran it died'],
  })
  expect(joinTries(first, null)).toMatchObject({ passed: 5, failed: 2, shaky: [] })
})

test('a run without a single test is not a good run', () => {
  expect(isGood(noTests)).toBe(false)
  expect(isGood({ passed: 1, failed: 0 })).toBe(true)
  expect(isGood({ passed: 1, failed: 1 })).toBe(false)
})
