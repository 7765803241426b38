import { expect, test } from 'vitest'
import { stableId } from './stable-id.ts'

const at = Date.parse('2026-11-26T23:59:00.000Z')

test('the same parts of the same moment are the same id, and any other part is another', () => {
  expect(stableId(at, 'trade', 'pc', 's1')).toBe(stableId(at, 'trade', 'pc', 's1'))
  expect(
    new Set([stableId(at, 'a', 'b'), stableId(at, 'ab'), stableId(at, 'b', 'a'), stableId(at + 1, 'a', 'b')]).size,
  ).toBe(4)
})

test('ids sort by their moment and say it, whatever a clock says', () => {
  const ids = [-1, 0, at, at + 60_000, Number.MAX_SAFE_INTEGER].map((ms) => stableId(ms, 'trade', 'pc', 's1'))

  expect(ids.slice(2)).toEqual(ids.slice(2).toSorted())
  expect(ids.map((id) => Number.parseInt(id.replace('-', '').slice(0, 12), 16))).toEqual([
    0,
    0,
    at,
    at + 60_000,
    2 ** 48 - 1,
  ])
  for (const id of ids) expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/u)
})
