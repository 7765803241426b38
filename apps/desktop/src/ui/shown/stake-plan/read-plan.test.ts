import { expect, test } from 'vitest'
import { readPlan } from './read-plan.ts'

const typed = { percent: '2', factor: '2', steps: '4' }

test.each([
  ['2', 2],
  ['2,5', 2.5],
  [' 0.1 ', 0.1],
  ['10', 10],
])('a share of %j is %d percent', (percent, value) => {
  expect(readPlan('percent', { ...typed, percent })).toEqual({ kind: 'plain', percent: value })
})

test.each(['', 'ten', '0', '0.05', '11', '-1', '1e1', '2.555', 'NaN'])(
  'a share of %j is wrong and never becomes the fixed amount',
  (percent) => {
    expect(readPlan('percent', { ...typed, percent })).toEqual({
      kind: 'wrong',
      errors: { percent: 'Enter a number from 0.1 to 10.' },
    })
  },
)

test('each wrong number of a plan that climbs has its words, and numbers of other plans do not count', () => {
  const wrong = { percent: 'x', factor: '9', steps: '2.5' }

  expect(readPlan('martingale', wrong)).toEqual({
    kind: 'wrong',
    errors: { factor: 'Enter a number from 1.1 to 5.', steps: 'Enter a whole number from 2 to 10.' },
  })
  expect(readPlan('fixed', wrong)).toEqual({ kind: 'plain', percent: null })
  expect(readPlan('one_three_two_six', wrong)).toEqual({ kind: 'ladder', plan: { kind: 'one_three_two_six' } })
})

test('numbers of a plan that climbs are taken with a comma too', () => {
  expect(readPlan('anti_martingale', { ...typed, factor: '1,5' })).toEqual({
    kind: 'ladder',
    plan: { kind: 'anti_martingale', factor: 1.5, steps: 4 },
  })
  expect(readPlan('dalembert', typed)).toEqual({ kind: 'ladder', plan: { kind: 'dalembert', steps: 4 } })
})
