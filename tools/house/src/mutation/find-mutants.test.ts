import { expect, test } from 'vitest'
import { readSource } from '../source-file.ts'
import { applyMutant, findMutants } from './find-mutants.ts'

const changed = (text: string) => findMutants(readSource('a.ts', text)).map((mutant) => applyMutant(text, mutant))

test.each([
  ['a < b', ['a <= b']],
  ['a >= b', ['a > b']],
  ['a === b', ['a !== b']],
  ['(a) && b', ['(a) || b']],
  ['x - 1', ['x + 1']],
  ['list.some(isOpen)', ['list.every(isOpen)']],
  ['Math.max(0, x)', ['Math.min(0, x)']],
  ['!isOpen', ['isOpen']],
  ['a < b && c', ['a < b || c', 'a <= b && c']],
])('of %s there are the changes %o', (text, expected) => {
  expect(changed(text).toSorted()).toEqual(expected.toSorted())
})

test.each([`'a' + b`, '`${a}` + b', 'a ?? b', 'a % b', 'list.map(isOpen)', 'const x: Set<string> = y'])(
  'of %s there is no change',
  (text) => {
    expect(changed(text)).toEqual([])
  },
)

test('a change has the place that it is at', () => {
  const [mutant] = findMutants(readSource('a.ts', 'const a = 1\nconst b = a <= 2\n'))

  expect(mutant).toMatchObject({ path: 'a.ts', line: 2, from: '<=', to: '<' })
})
