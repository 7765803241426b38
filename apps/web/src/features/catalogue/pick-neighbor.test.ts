import { expect, test } from 'vitest'
import { pickNeighbor } from './pick-neighbor.ts'

/** Two rows of three and one of two, as a grid lays them out. */
const grid = [0, 1, 2, 3, 4, 5, 6, 7].map((place) => ({ left: (place % 3) * 100, top: Math.floor(place / 3) * 80 }))

test.each([
  ['ArrowRight', 2, 3],
  ['ArrowRight', 7, 7],
  ['ArrowLeft', 3, 2],
  ['ArrowLeft', 0, 0],
  ['ArrowDown', 1, 4],
  ['ArrowDown', 5, 7],
  ['ArrowDown', 6, 6],
  ['ArrowUp', 7, 4],
  ['ArrowUp', 1, 1],
  ['Home', 5, 0],
  ['End', 0, 7],
  ['Enter', 3, null],
])('%s leads from card %i to %s', (key, from, to) => {
  expect(pickNeighbor(grid, from, key)).toBe(to)
})
