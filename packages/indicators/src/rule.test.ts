import { expect, test } from 'vitest'
import { defineIndicator } from './define-indicator.ts'
import type { Indicator } from './indicator.ts'
import { rule } from './rule.ts'
import { firstOf, playFromStart } from './testing/hand-made.ts'

/** Buys after three rising closes in a row, sells after three falling ones. */
const threeInARow: Indicator = defineIndicator({
  id: 'three-in-a-row',
  parameters: {},
  plan(sheet) {
    const { close } = sheet
    close.keepForSeed(4)
    const sideOf = (row: number) => Math.sign(close.at(row) - close.at(row - 1))
    const addRule = () =>
      rule(sheet, { start: 3, settled: 3 }, (row) => {
        const side = sideOf(row)
        return side === sideOf(row - 1) && side === sideOf(row - 2) ? side : 0
      })
    return { lines: { close }, addRule }
  },
})

test('a rule is asked on every row from its start on, and its answer is the signal', () => {
  const { signals, lines } = playFromStart(threeInARow, [1, 2, 3, 4, 5, 4, 3, 2])

  expect(signals).toEqual(['3 buy', '4 buy', '7 sell'])
  expect(firstOf(lines['close'])).toBe(0)
})

test('is not asked before its start', () => {
  expect(playFromStart(threeInARow, [1, 2, 3]).signals).toEqual([])
  expect(threeInARow.warmUp({})).toBe(3)
})

test('an indicator without parameters has none, and refuses none', () => {
  expect(threeInARow.defaults).toEqual({})
  expect(() => threeInARow.createStream({})).not.toThrow()
})
