import { expect, test } from 'vitest'
import { readSource } from '../source-file.ts'
import { checkClassLengths } from './class-lengths.ts'

function check(lines: number, path = 'packages/engine/src/orders/execution-engine.ts') {
  const fields = Array.from({ length: lines - 2 }, (_, index) => `  field${index} = ${index}`)
  return checkClassLengths([readSource(path, ['class Engine {', ...fields, '}'].join('\n'))])
}

test('a class of 250 lines keeps the law, one of 251 does not', () => {
  expect(check(250)).toEqual([])
  expect(check(251)).toMatchObject([{ message: expect.stringContaining('Engine has 251 lines') }])
})

test('a class of a test is free', () => {
  expect(check(300, 'packages/engine/src/orders/execution-engine.test.ts')).toEqual([])
})
