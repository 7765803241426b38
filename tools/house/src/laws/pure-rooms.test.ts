import { expect, test } from 'vitest'
import { readSource } from '../source-file.ts'
import { checkPureRooms } from './pure-rooms.ts'

const impure = [
  'Date.now()',
  'new Date()',
  'Math.random()',
  'process.env',
  'fetch("/")',
  'setTimeout(run, 1)',
  'crypto.randomUUID()',
]

test.each(impure)('%s has no place in a pure room', (code) => {
  expect(checkPureRooms([readSource('packages/domain/src/a.ts', `export const a = ${code}`)])).toHaveLength(1)
  expect(checkPureRooms([readSource('packages/engine/src/gate/a.ts', `export const a = ${code}`)])).toHaveLength(1)
})

test('a date made from a value is arithmetic, and other rooms may look at the clock', () => {
  expect(checkPureRooms([readSource('packages/domain/src/a.ts', 'export const a = new Date(5)')])).toEqual([])
  expect(checkPureRooms([readSource('apps/server/src/main/a.ts', 'export const a = Date.now()')])).toEqual([])
})
