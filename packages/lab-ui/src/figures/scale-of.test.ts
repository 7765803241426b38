import { expect, test } from 'vitest'
import { ticksOf } from './scale-of.ts'

test('the values of an axis are round, and zero is one of them', () => {
  expect(ticksOf([-149_930, 0], 4)).toEqual([-100_000, -50_000, 0])
  expect(ticksOf([-222_510, 7_230], 4)).toEqual([-200_000, -100_000, 0])
  expect(ticksOf([0, 2_353], 5)).toEqual([0, 500, 1_000, 1_500, 2_000])
  expect(ticksOf([0, 900], 5)).toEqual([0, 200, 400, 600, 800])
})

test('an axis of few trades has whole values, and one without a width has its only value', () => {
  expect(ticksOf([0, 3], 5)).toEqual([0, 1, 2, 3])
  expect(ticksOf([0, 0], 4)).toEqual([0])
})
