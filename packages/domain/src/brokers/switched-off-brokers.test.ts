import { expect, test } from 'vitest'
import { readSwitchedOff } from './switched-off-brokers.ts'

test('brokers are written with their reasons, which may hold any sign but the one between them', () => {
  expect(readSwitchedOff('pocket-option=It has changed its page (a=b), see /status.')).toEqual([
    { broker: 'pocket-option', reason: 'It has changed its page (a=b), see /status.' },
  ])
  expect(readSwitchedOff(' deriv = Down for work. | pocket-option=Changed. ')).toBeNull()
  expect(readSwitchedOff('deriv=Down for work. | pocket-option=Changed.')).toEqual([
    { broker: 'deriv', reason: 'Down for work.' },
    { broker: 'pocket-option', reason: 'Changed.' },
  ])
})

test.each([
  '',
  'deriv',
  'deriv=',
  'deriv= ',
  '=reason',
  'Deriv=Down.',
  'deriv=Down.|',
  'deriv=One.|deriv=Two.',
  `deriv=${'x'.repeat(201)}`,
  'deriv=two\nlines',
  Array.from({ length: 11 }, (_, index) => `b${'x'.repeat(index)}=Down.`).join('|'),
])('%j is not taken', (text) => {
  expect(readSwitchedOff(text)).toBeNull()
})

test('ten brokers with reasons of 200 signs are the most that is read', () => {
  const entry = (index: number) => `b${'x'.repeat(index)}=${'y'.repeat(200)}`

  expect(readSwitchedOff(Array.from({ length: 10 }, (_, index) => entry(index)).join('|'))).toHaveLength(10)
})
