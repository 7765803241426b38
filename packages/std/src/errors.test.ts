import { expect, test } from 'vitest'
import { errorText, hasCode } from './errors.ts'

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

test('an error has a code when it is one of those asked for, and nothing else has any', () => {
  const missing = Object.assign(new Error('no such file'), { code: 'ENOENT' })

  expect([hasCode(missing, 'ENOENT'), hasCode(missing, 'ESRCH', 'ENOENT')]).toEqual([true, true])
  expect([hasCode(missing, 'ESRCH'), hasCode(missing), hasCode(new Error('ENOENT'), 'ENOENT')]).not.toContain(true)
  expect([hasCode({ code: 'ENOENT' }, 'ENOENT'), hasCode(null, 'ENOENT')]).not.toContain(true)
})
