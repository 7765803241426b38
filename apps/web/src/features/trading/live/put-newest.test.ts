import fc from 'fast-check'
import { expect, test } from 'vitest'
import { putNewest } from './put-newest.ts'

const order = { at: ({ at }: { at: string }) => at, lengthMax: 3 }

test('a known item is replaced where it stands', () => {
  const items = [
    { id: 'b', at: '2', state: 'placed' },
    { id: 'a', at: '1', state: 'placed' },
  ]

  expect(putNewest(items, { id: 'a', at: '1', state: 'settled' }, order).map(({ state }) => state)).toEqual([
    'placed',
    'settled',
  ])
})

test('a new item takes its place by time, and the oldest leaves a full list', () => {
  const items = ['5', '3', '1'].map((at) => ({ id: at, at }))

  expect(putNewest(items, { id: '4', at: '4' }, order).map(({ id }) => id)).toEqual(['5', '4', '3'])
})

test('in whatever order items come, the list is the newest ones, newest first', () => {
  const item = fc.integer({ min: 0, max: 999 }).map((time) => String(time).padStart(3, '0'))
  fc.assert(
    fc.property(fc.uniqueArray(item, { maxLength: 20 }), (times) => {
      const list = times.reduce<{ id: string; at: string }[]>(
        (items, at) => putNewest(items, { id: at, at }, { ...order, lengthMax: 20 }),
        [],
      )

      expect(list.map(({ id }) => id)).toEqual(times.toSorted().toReversed())
    }),
  )
})
