import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const repository = join(import.meta.dirname, '../../..')
const table = readFileSync(join(repository, 'docs/asvs.md'), 'utf8')

/**
 * ASVS 5.0.0: each chapter with its sections, and the number of requirements of levels 1 and 2 in each. Those of level
 * 3 come after them in every section.
 */
const sections = [
  '1: 1x2 2x9 3x11 4x3 5x2',
  '2: 1x3 2x3 3x4 4x1',
  '3: 2x2 3x4 4x6 5x5 7x2',
  '4: 1x3 2x1 3x2 4x4',
  '5: 1x1 2x3 3x2 4x3',
  '6: 1x3 2x12 3x4 4x4 5x5 6x3 8x4',
  '7: 1x3 2x4 3x2 4x5 5x2 6x2',
  '8: 1x2 2x3 3x1 4x1',
  '9: 1x3 2x4',
  '10: 1x2 2x2 3x4 4x11 5x5 6x2 7x3',
  '11: 1x2 2x3 3x3 4x4 5x1 6x1',
  '12: 1x3 2x2 3x4',
  '13: 1x1 2x5 3x2 4x5',
  '14: 1x2 2x4 3x3',
  '15: 1x3 2x3 3x7',
  '16: 1x1 2x5 3x4 4x3 5x3',
  '17: 1x1 2x4 3x2',
]
const ids = sections.flatMap((line) => {
  const [chapter = '', parts = ''] = line.split(': ')
  return parts.split(' ').flatMap((part) => {
    const [section, count] = part.split('x')
    return Array.from({ length: Number(count) }, (_none, place) => `${chapter}.${section}.${place + 1}`)
  })
})

type Row = { id: string; level: string; requirement: string; state: string }
const rows = table.split('\n').flatMap((line): Row[] => {
  const [, id = '', level = '', requirement = '', state = ''] = line.split('|').map((cell) => cell.trim())
  return /^\d+\.\d+\.\d+$/u.test(id) ? [{ id, level, requirement, state }] : []
})

test('the table of ASVS has each requirement of levels 1 and 2 once, in order', () => {
  expect(ids).toHaveLength(253)
  expect(rows.map(({ id }) => id)).toEqual(ids)
})

test.each(rows)('$id says its level, what it asks and how it is met', ({ level, requirement, state }) => {
  expect(level).toMatch(/^[12]$/u)
  expect(requirement).not.toBe('')
  expect(state).toMatch(/^(?:holds by `|not applicable because \S|open: \S)/u)
})

test.each(rows.filter(({ state }) => state.startsWith('holds by')))('$id names tests that exist', ({ state }) => {
  const named = [...state.replace(/\(.*$/u, '').matchAll(/`([^`]+)`/gu)].map(([, path = '']) => path)

  expect(named.length).toBeGreaterThan(0)
  for (const path of named)
    expect([path, existsSync(join(repository, path))]).toEqual([path, path.endsWith('.test.ts')])
})
