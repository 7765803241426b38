import { expect, test } from 'vitest'
import { workersFor } from './start-search.ts'

test('a search leaves a core to the page, has eight workers at most, and as many as fit into the memory', () => {
  expect(workersFor(100_000, 4)).toBe(3)
  expect(workersFor(100_000, 64)).toBe(8)
  expect(workersFor(100_000, 1)).toBe(1)
  expect(workersFor(370_000, 16)).toBe(8)
  expect(workersFor(1_000_000, 16)).toBe(3)
  expect(workersFor(4_000_000, 16)).toBe(1)
})
