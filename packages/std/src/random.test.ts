import fc from 'fast-check'
import { expect, test } from 'vitest'
import { linearRandom, seededRandom } from './random.ts'

const sources = [
  ['seededRandom', seededRandom],
  ['linearRandom', linearRandom],
] as const

test.each(sources)('%s gives the same numbers for the same seed, from 0 to below 1', (_name, source) => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffff_ffff }), (seed) => {
      const [one, other] = [source(seed), source(seed)]
      const numbers = Array.from({ length: 20 }, () => one())

      expect(Array.from({ length: 20 }, () => other())).toEqual(numbers)
      expect(numbers.every((number) => number >= 0 && number < 1)).toBe(true)
    }),
  )
})

test('the numbers of a seed are those of every computer', () => {
  const mulberry = seededRandom(20_261_123)
  const linear = linearRandom(20_251_107)

  expect([mulberry(), mulberry()]).toEqual([0.9007212214637548, 0.843700616620481])
  expect([linear(), linear()]).toEqual([0.6017378508113325, 0.9321897060144693])
})

test('numbers spread over the whole range', () => {
  const random = seededRandom(1)
  const tenths = new Set(Array.from({ length: 1_000 }, () => Math.floor(random() * 10)))

  expect(tenths.size).toBe(10)
})
