import { ComponentId } from '@stratomate/contracts/status/schemas'
import { expect, test } from 'vitest'
import { componentLabels, overallOf } from './component-labels.ts'

test('every part has its words', () => {
  expect(Object.keys(componentLabels).toSorted()).toEqual([...ComponentId.options].toSorted())
})

test('what is not set up is no fault', () => {
  expect(
    overallOf([
      { id: 'database', state: 'operational' },
      { id: 'mail', state: 'not-configured' },
    ]),
  ).toEqual({ state: 'operational', sentence: 'All systems operational.' })
})

test.each([
  [[{ id: 'payments', state: 'down' }], 'Payments are not working right now.'],
  [[{ id: 'database', state: 'down' }], 'Database is not working right now.'],
  [[{ id: 'mail', state: 'degraded' }], 'Email is not working as usual.'],
  [
    [
      { id: 'database', state: 'down' },
      { id: 'payments', state: 'down' },
      { id: 'mail', state: 'degraded' },
    ],
    'Database and Payments are not working right now.',
  ],
] as const)('the worst is named', (components, sentence) => {
  expect(overallOf(components).sentence).toBe(sentence)
})
