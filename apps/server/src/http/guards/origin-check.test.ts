import { expect, test } from 'vitest'
import { ownOrigins } from './origin-check.ts'

test('on this computer every name of it is our own origin', () => {
  expect([...ownOrigins('http://localhost:3000')]).toEqual([
    'http://localhost:3000',
    'http://127.0.0.1:3000',
    'http://[::1]:3000',
  ])
})

test('elsewhere only the one address is', () => {
  expect([...ownOrigins('https://stratomate.test')]).toEqual(['https://stratomate.test'])
})
