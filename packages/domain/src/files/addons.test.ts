import { expect, test } from 'vitest'
import { addonCategories, addons } from './addons.ts'

test('the four add-ons have the names and versions of the specification', () => {
  expect(addons.map(({ name, version }) => [name, version])).toEqual([
    ['BOSS Pro Indicator', '1.2.0'],
    ['Binary Eagle Indicator', '2.0.1'],
    ['Baseline Oscillator', '1.5.0'],
    ['Multi-Currency Scanner', '1.0.2'],
  ])
})

test('every category has one add-on, every add-on its own id and file', () => {
  expect(addons.map(({ category }) => category).toSorted()).toEqual([...addonCategories].toSorted())
  expect(new Set(addons.map(({ id }) => id)).size).toBe(4)
  expect(
    addons.every(({ downloadUrl }) =>
      /^\/downloads\/indicators\/[A-Za-z0-9][A-Za-z0-9_.-]{0,63}\.zip$/u.test(downloadUrl),
    ),
  ).toBe(true)
})

test('add-ons need a subscription and are dated', () => {
  expect(addons.every(({ requiresSubscription }) => requiresSubscription)).toBe(true)
  expect(addons.every(({ releaseDate }) => !Number.isNaN(Date.parse(releaseDate)))).toBe(true)
})
