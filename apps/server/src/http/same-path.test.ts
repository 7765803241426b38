import { expect, test } from 'vitest'
import { samePath } from './same-path.ts'

test.each(['/dashboard', '/device?code=ABCD2345', '/community#post'])('%s stays', (path) => {
  expect(samePath(path)).toBe(path)
})

test.each([
  undefined,
  '',
  'dashboard',
  '//evil.test',
  '/\\evil.test',
  '\\/evil.test',
  '/\t/evil.test',
  '/\n/evil.test',
  'https://evil.test',
  'javascript:alert(1)',
  '/ok\\@evil.test',
])('%j leads home', (path) => {
  expect(samePath(path)).toBe('/')
})
