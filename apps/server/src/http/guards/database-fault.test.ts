import { DrizzleQueryError } from 'drizzle-orm/errors'
import { DatabaseError } from 'pg'
import { expect, test } from 'vitest'
import { databaseFault } from './database-fault.ts'

function answered(code: string, severity = 'ERROR'): Error {
  const cause = Object.assign(new DatabaseError('said the database', 0, 'error'), { code, severity })
  return new DrizzleQueryError('select 1', [], cause)
}

test.each(['08006', '25006', '40001', '40P01', '53300', '55P03', '57014', '57P01', '57P03'])(
  '%s passes by itself',
  (code) => {
    expect(databaseFault(answered(code))).toBe('starting')
  },
)

test.each(['ERROR', 'FATAL', 'PANIC'])('a full disk of the database is full storage, said as %s', (severity) => {
  expect(databaseFault(answered('53100', severity))).toBe('storage_full')
})

test('an engine that breaks is away for a moment; a password that it refuses is not', () => {
  expect(databaseFault(answered('XX000', 'PANIC'))).toBe('starting')
  expect(databaseFault(answered('XX000', 'FATAL'))).toBe('starting')
  expect(databaseFault(answered('XX000'))).toBeNull()
  expect(databaseFault(answered('28P01', 'FATAL'))).toBeNull()
})

test.each(['22001', '22008', '22021', '22P05'])('%s is a value that cannot be stored', (code) => {
  expect(databaseFault(answered(code))).toBe('invalid_input')
})

test.each(['23505', '42P01', ''])('%s is a fault of our own', (code) => {
  expect(databaseFault(answered(code))).toBeNull()
})

test.each([
  new DrizzleQueryError('rollback', [], new Error('Client has encountered a connection error and is not queryable')),
  new Error('outer', { cause: Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }) }),
  new Error('timeout exceeded when trying to connect'),
])('a query without an answer finds the database away: %s', (error) => {
  expect(databaseFault(error)).toBe('starting')
})

test.each([new Error('other'), new TypeError('x is not a function'), 'text', null])(
  '%s is no fault of the database',
  (error) => {
    expect(databaseFault(error)).toBeNull()
  },
)
