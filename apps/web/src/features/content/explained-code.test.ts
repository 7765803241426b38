import { explainedCodes } from '@stratomate/contracts/errors'
import { expect, test } from 'vitest'
import { explainCode } from './explained-code.ts'

test('a code of the service has its status and its sentence', () => {
  expect(explainCode('trial_used')?.meanings).toEqual([
    { kind: 'error', sentence: 'Your free trial has already been used.', status: 409 },
  ])
})

test('a code that both the service and the gate use has both meanings', () => {
  expect(explainCode('no_entitlement')?.meanings.map(({ kind }) => kind)).toEqual(['error', 'refusal'])
})

test('every code that has a page is explained', () => {
  expect(explainedCodes.filter((code) => explainCode(code) === null)).toEqual([])
})

test('a code that does not exist is not explained', () => {
  expect(explainCode('no_such_code')).toBeNull()
  expect(explainCode('toString')).toBeNull()
})
