import { expect, test } from 'vitest'
import { freeTicks } from './free-ticks.ts'

const axis = { placeOf: (price: number) => 1_000 - price * 10, format: (price: number) => price.toFixed(1) }

test('a tick of the price axis gives way to a label that would cover it, and stays beside one that would not', () => {
  const ticks = [70, 72, 74, 76]

  expect(freeTicks(ticks, { ...axis, labelled: [74.5] })).toEqual(['70.0', '72.0', '', ''])
  expect(freeTicks(ticks, { ...axis, labelled: [] })).toEqual(['70.0', '72.0', '74.0', '76.0'])
})

test('a label outside of the screen covers nothing', () => {
  expect(freeTicks([70], { ...axis, placeOf: (price) => (price > 70 ? null : 300), labelled: [70.1] })).toEqual([
    '70.0',
  ])
})

test('a tick outside of the screen is not covered by a label at its upper edge', () => {
  expect(freeTicks([70], { ...axis, placeOf: (price) => (price > 70 ? 5 : null), labelled: [70.1] })).toEqual(['70.0'])
})
