import { expect, test } from 'vitest'
import { readSource } from '../source-file.ts'
import { checkBooleanParameters } from './boolean-parameters.ts'

test('a boolean parameter is refused, with and without a default', () => {
  const code = 'export function setPost(id: string, open: boolean) {}\nclass A { run(fast: boolean = true) {} }'

  expect(checkBooleanParameters([readSource('packages/domain/src/a.ts', code)]).map(({ line }) => line)).toEqual([1, 2])
})

test('a named boolean field can be read at the call, so it may stay', () => {
  const code = 'export function setPost({ open }: { open: boolean }) {}'

  expect(checkBooleanParameters([readSource('packages/domain/src/a.ts', code)])).toEqual([])
})
