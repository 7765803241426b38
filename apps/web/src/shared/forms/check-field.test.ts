import { passwordLengthMin as contractLengthMin } from '@stratomate/contracts/accounts/schemas'
import { expect, test } from 'vitest'
import { checkCode, checkEmail, digitsOf, onlyErrors, passwordLengthMin } from './check-field.ts'

test('the shortest password is that of the contract', () => {
  expect(passwordLengthMin).toBe(contractLengthMin)
})

test.each(['a@b.co', ' jo.marsh+x@site.example '])('%s is an email address', (value) => {
  expect(checkEmail(value)).toBeUndefined()
})

test.each(['', 'a@b', 'a b@c.de', 'a@@b.co', '@b.co'])('%s is no email address', (value) => {
  expect(checkEmail(value)).toBe('Please enter a valid email address')
})

test('a code may be pasted with spaces', () => {
  expect(checkCode('123 456')).toBeUndefined()
  expect(digitsOf('123 456')).toBe('123456')
})

test('fields that are fine are left out', () => {
  expect(onlyErrors({ email: undefined, code: 'wrong' })).toEqual({ code: 'wrong' })
})
