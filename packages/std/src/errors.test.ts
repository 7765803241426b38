import { expect, test } from 'vitest'
import { errorText } from './errors.ts'

test('an error says its message, anything else what it is', () => {
  expect(errorText(new TypeError('no such file'))).toBe('no such file')
  expect([errorText('down'), errorText(404), errorText(null), errorText(undefined)]).toEqual([
    'down',
    '404',
    'null',
    'undefined',
  ])
})

test('the cause of an error stays out of its text', () => {
  expect(errorText(new Error('cannot save', { cause: new Error('disk full') }))).toBe('cannot save')
})
