import { expect, test } from 'vitest'
import { parseTestOptions } from './test-options.ts'

test('without arguments every part runs', () => {
  expect(parseTestOptions([])).toEqual({
    parts: ['verify', 'unit', 'integration', 'e2e'],
    filters: [],
    soak: false,
    changed: false,
  })
})

test('a path alone runs the matching tests of every part, without the house checks', () => {
  expect(parseTestOptions(['votes'])).toEqual({
    parts: ['unit', 'integration', 'e2e'],
    filters: ['votes'],
    soak: false,
    changed: false,
  })
})

test('the tests of a change run without the house checks', () => {
  expect(parseTestOptions(['--changed'])).toEqual({
    parts: ['unit', 'integration', 'e2e'],
    filters: [],
    soak: false,
    changed: true,
  })
})

test('a part, a path and the long variants go together', () => {
  expect(parseTestOptions(['--soak', 'unit', 'votes'])).toEqual({
    parts: ['unit'],
    filters: ['votes'],
    soak: true,
    changed: false,
  })
})

test('an unknown option is refused by name', () => {
  expect(() => parseTestOptions(['--watch'])).toThrow('--watch is not an option')
})

test('a path beside --changed is refused', () => {
  expect(() => parseTestOptions(['--changed', 'votes'])).toThrow('leave the path out')
})
