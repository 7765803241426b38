import { expect, test } from 'vitest'
import { readSource } from '../source-file.ts'
import { checkExactArithmetic } from './exact-arithmetic.ts'

const lawOf = (path: string, code: string) =>
  checkExactArithmetic([readSource(path, code)]).map(({ message }) => message)
const path = 'packages/lab/src/run/a.ts'

test.each([
  ['const area = side ** 2', '`**`'],
  ['let power = 2; power **= 3', '`**=`'],
  ['const grown = Math.pow(2, 0.5)', 'Math.pow'],
  ['const tail = Math.exp(-1)', 'Math.exp'],
  ["const hidden = Math['log'](2)", "Math.'log'"],
])('%s is refused', (code, what) => {
  expect(lawOf(path, code)).toEqual([`${what} may differ between engines: use products, quotients and square roots`])
})

test('sums, products, quotients and square roots are exact', () => {
  expect(lawOf(path, 'const distance = Math.sqrt(3 * 3 + 4 / 2) - Math.abs(-1)')).toEqual([])
})

test.each([
  'packages/indicators/src/kernels/a.ts',
  'packages/engine/src/stake-plans/a.ts',
  'packages/candles/src/a.ts',
])('%s has the law', (place) => {
  expect(lawOf(place, 'const area = side ** 2')).toHaveLength(1)
})

test.each([
  'packages/lab/src/judge/a.ts',
  'packages/indicators/src/testing/a.ts',
  'packages/engine/src/a.test.ts',
  'apps/web/src/a.ts',
])('%s is free', (place) => {
  expect(lawOf(place, 'const area = side ** 2')).toEqual([])
})
