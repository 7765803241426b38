import { serviceComponentIds } from '@stratomate/contracts/status/values'
import { expect, test } from 'vitest'
import { abilityOf, questions } from './answers-of.ts'

const well = serviceComponentIds.map((id) => ({ id, state: 'operational' as const }))
const answers = (changed: Readonly<Record<string, 'degraded' | 'down' | 'not-configured'>>) => {
  const parts = well.map((part) => ({ ...part, state: changed[part.id] ?? part.state }))
  return questions.map((asked) => asked.labels[abilityOf(asked, parts)])
}

test('while every part works, everything that people come for is possible', () => {
  expect(answers({})).toEqual(['Yes', 'Yes', 'Yes', 'Yes'])
})

test('without the database the trades that are reserved go on', () => {
  expect(answers({ database: 'down' })).toEqual(['Reserved trades only', 'No', 'No', 'Yes'])
})

test('a fault is named only for what needs the part', () => {
  expect(answers({ payments: 'down' })).toEqual(['Yes', 'Yes', 'No', 'Yes'])
  expect(answers({ webhooks: 'down' })).toEqual(['Yes', 'Yes', 'Yes, with delays', 'Yes'])
  expect(answers({ mail: 'degraded' })).toEqual(['Yes', 'Yes, with delays', 'Yes', 'Yes'])
  expect(answers({ 'desktop-app': 'down' })).toEqual(['Yes', 'Yes', 'Yes', 'No'])
})

test('a part that is not set up is no fault where something goes without it', () => {
  expect(answers({ mail: 'not-configured' })).toEqual(['Yes', 'Yes', 'Yes', 'Yes'])
  expect(answers({ payments: 'not-configured' })).toEqual(['Yes', 'Yes', 'Not set up', 'Yes'])
})
