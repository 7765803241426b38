import { expect, test } from 'vitest'
import type { Room } from '../room.ts'
import { readSource } from '../source-file.ts'
import { checkDeadOverrides, checkDeadRows, checkMqlRooms } from './dead-rows.ts'

const workspaces = [
  { folder: 'packages/domain', name: '@stratomate/domain', imports: {}, exports: { '.': './src/index.ts' } },
  { folder: 'packages/brand', name: '@stratomate/brand', imports: {}, exports: { '.': './src/index.ts' } },
]
const row: Room = { name: 'contracts', pattern: /^packages\/contracts\/src\//, rooms: [], packages: [], node: false }
const values = `import { plans } from '@stratomate/domain'; import { z } from 'zod'`
const types = `import type { Plan } from '@stratomate/domain'`

function messages(code: string, change: Partial<Room>, path = 'packages/contracts/src/plan.ts'): string[] {
  const rooms = [{ ...row, ...change }]
  return checkDeadRows([readSource(path, code)], { workspaces, rooms }).map(({ message }) => message)
}

test('a row whose rooms, types and packages are imported is alive', () => {
  expect(messages(values, { rooms: ['domain'], packages: ['zod'] })).toEqual([])
  expect(messages(types, { types: ['domain'] })).toEqual([])
  expect(messages(values, { rooms: ['dom*'], packages: 'any' })).toEqual([])
})

test.each([
  [
    'a room that is not imported',
    { code: values, change: { rooms: ['domain', 'brand'] }, says: 'names brand, but imports no value of it' },
  ],
  [
    'a room of which only types are',
    { code: types, change: { rooms: ['domain'] }, says: 'names domain, but imports no value of it' },
  ],
  [
    'a type that is not imported',
    { code: '', change: { types: ['domain'] }, says: 'names the types of domain, but imports none' },
  ],
  [
    'a package that is not imported',
    { code: '', change: { packages: ['zod'] }, says: 'names the package zod, but does not import it' },
  ],
])('%s is dead', (_, { code, change, says }) => {
  expect(messages(code, change)).toEqual([`contracts ${says}`])
})

test('a row without files is dead, and an import of a test keeps nothing alive', () => {
  expect(messages('', {}, 'packages/domain/src/plans.ts')).toEqual(['contracts matches no file'])
  expect(messages(values, { rooms: ['domain'] }, 'packages/contracts/src/plan.test.ts')).toHaveLength(1)
})

test('an override of the linter that matches no file is dead', () => {
  const config = '{ "files": ["**/*.data.ts", "**/cli/*.ts"] }'

  expect(checkDeadOverrides(config, ['packages/domain/src/plans.data.ts'])).toMatchObject([
    { message: `'**/cli/*.ts' matches no file` },
  ])
})

test('a source of MQL5 outside the rooms fails, and so does a room without sources', () => {
  const [stray, ...others] = checkMqlRooms([
    'apps/terminal/mql5/Services/Close.mq5',
    'apps/terminal/mql5/Experts/S/S.mq5',
  ])

  expect(stray).toMatchObject({ path: 'apps/terminal/mql5/Services/Close.mq5' })
  expect(others.map(({ message }) => message)).toContain('bridge matches no file')
  expect(others.map(({ message }) => message)).not.toContain('expert advisor matches no file')
})
