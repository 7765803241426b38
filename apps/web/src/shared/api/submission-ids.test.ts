import { expect, test } from 'vitest'
import { createSubmissionIds } from './submission-ids.ts'

test('the same text keeps its id and a changed one gets a new id', () => {
  let made = 0
  const idOf = createSubmissionIds(() => `id-${++made}`)

  expect([idOf({ a: '1' }), idOf({ a: '1' }), idOf({ a: '2' }), idOf({ a: '1' })]).toEqual([
    'id-1',
    'id-1',
    'id-2',
    'id-3',
  ])
})
