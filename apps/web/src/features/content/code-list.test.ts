import { errorCatalogue } from '@stratomate/contracts/errors'
import { refusalCatalogue } from '@stratomate/contracts/trading/refusals'
import { expect, test } from 'vitest'
import { codeGroups, filterCodes } from './code-list.ts'

const groups = codeGroups()
const found = (query: string) => filterCodes(groups, query).flatMap(({ rows }) => rows.map(({ code }) => code))

test('every code is listed once for each of its meanings, in a group that is not empty', () => {
  const codes = groups.flatMap(({ rows }) => rows.map(({ code }) => code))

  expect(codes.toSorted()).toEqual([...Object.keys(refusalCatalogue), ...Object.keys(errorCatalogue)].toSorted())
  expect(groups.every(({ rows }) => rows.length > 0)).toBe(true)
})

test('codes that only programs meet are apart', () => {
  const groupOf = (code: string) => groups.find(({ rows }) => rows.some((row) => row.code === code))?.id

  expect([groupOf('stale'), groupOf('wrong_credentials'), groupOf('malformed_request')]).toEqual([
    'refusals',
    'messages',
    'programs',
  ])
})

test('a code is found by its name, with spaces too, by its sentence and by its status', () => {
  expect(found('wrong_credentials')).toEqual(['wrong_credentials'])
  expect(found('Wrong  CREDENTIALS')).toEqual(['wrong_credentials'])
  expect(found('incorrect email')).toEqual(['wrong_credentials'])
  expect(found('507')).toEqual(['storage_full'])
  expect(found('(.*')).toEqual([])
  expect(filterCodes(groups, ' ')).toBe(groups)
})
