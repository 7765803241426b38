import { errorCatalogue } from '@stratomate/contracts/errors'
import { refusalCatalogue } from '@stratomate/contracts/trading/refusals'
import { expect, test } from 'vitest'
import { codeKinds, filterCodes } from './code-list.ts'

const parts = codeKinds()
const rowsOf = (some: ReturnType<typeof codeKinds>) => some.flatMap(({ groups }) => groups.flatMap(({ rows }) => rows))
const found = (query: string) => rowsOf(filterCodes(parts, query)).map(({ code }) => code)

test('every code is listed once for each of its meanings, in a group that is not empty', () => {
  const codes = rowsOf(parts).map(({ code }) => code)

  expect(codes.toSorted()).toEqual([...Object.keys(refusalCatalogue), ...Object.keys(errorCatalogue)].toSorted())
  expect(parts.every(({ groups }) => groups.every(({ rows }) => rows.length > 1))).toBe(true)
})

test('codes are together by their cause, those that only programs meet apart', () => {
  const groups = parts.flatMap((part) => part.groups)
  const causeOf = (code: string) => groups.find(({ rows }) => rows.some((row) => row.code === code))?.id

  expect(['stale', 'low_payout', 'daily_loss', 'wrong_credentials', 'malformed_request'].map(causeOf)).toEqual([
    'signal',
    'rules',
    'limits',
    'sign-in',
    'programs',
  ])
})

test('a search keeps the causes that have a find, each with its finds alone', () => {
  const kept = filterCodes(parts, 'wrong_credentials')

  expect(kept.flatMap(({ groups }) => groups.map(({ id, rows }) => [id, rows.length]))).toEqual([['sign-in', 1]])
})

test('a code is found by its name, with spaces too, by its sentence and by its status', () => {
  expect(found('wrong_credentials')).toEqual(['wrong_credentials'])
  expect(found('Wrong  CREDENTIALS')).toEqual(['wrong_credentials'])
  expect(found('incorrect email')).toEqual(['wrong_credentials'])
  expect(found('507')).toEqual(['storage_full'])
  expect(found('(.*')).toEqual([])
  expect(filterCodes(parts, ' ')).toBe(parts)
})
