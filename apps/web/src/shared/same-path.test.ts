import { expect, test } from 'vitest'
import { samePath } from './same-path.ts'

test.each(['/dashboard', '/device?code=ABCD2345', '/pricing#trial'])('%s stays', (path) => {
  expect(samePath(path, '/dashboard')).toBe(path)
})

test.each([null, '', '//evil.example', '/\\evil.example', 'https://evil.example', '/a b', 'dashboard'])(
  '%s leads to the fallback',
  (path) => {
    expect(samePath(path, '/dashboard')).toBe('/dashboard')
  },
)
