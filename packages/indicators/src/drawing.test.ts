import { expect, test } from 'vitest'
import { fixedLevel, levelValue, mirroredLevels, oppositeLevels } from './drawing.ts'

const valuesOf = (levels: readonly Parameters<typeof levelValue>[0][], level: number) =>
  levels.map((one) => levelValue(one, { level }))

test('a fixed level is where it is, whatever the parameters', () => {
  expect(valuesOf([fixedLevel(50), fixedLevel(0)], 7)).toEqual([50, 0])
})

test('a mirrored level is as far from 0 as its mirror is from 100', () => {
  expect(valuesOf(mirroredLevels('level'), 30)).toEqual([30, 70])
})

test('an opposite level is as far above 0 as its mirror is below', () => {
  expect(valuesOf(oppositeLevels('level'), 100)).toEqual([100, -100])
})

test('a level of a parameter that is missing is no number, so nothing is drawn', () => {
  expect(levelValue(mirroredLevels('level')[0] ?? fixedLevel(0), {})).toBeNaN()
})
