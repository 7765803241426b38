import { ComponentId } from '@stratomate/contracts/status/schemas'
import { serviceComponentIds } from '@stratomate/contracts/status/values'
import { expect, test } from 'vitest'
import { componentLabel } from '#web/shared/format/status-labels.ts'
import { overallOf } from './overall-of.ts'

test('every part has its words', () => {
  const names = ComponentId.options.map((id) => componentLabel(id).name)

  expect(new Set(names).size).toBe(ComponentId.options.length)
})

const well = serviceComponentIds.map((id) => ({ id, state: 'operational' as const }))
const open = { title: 'Codes come late', resolvedAt: null }

test('all is well only where each part was seen well and no incident is open', () => {
  expect(overallOf(well, []).sentence).toBe('All systems operational.')
  expect(overallOf([...well, { id: 'broker-deriv', state: 'preview' }], []).sentence).toBe('All systems operational.')
  for (const id of serviceComponentIds) {
    for (const state of ['degraded', 'down', 'not-configured'] as const) {
      const parts = well.map((part) => (part.id === id ? { id, state } : part))
      expect(overallOf(parts, []).sentence).not.toBe('All systems operational.')
    }
  }
  expect(overallOf(well, [{ ...open, impact: 'degraded' }])).toMatchObject({
    state: 'degraded',
    sentence: 'Codes come late',
  })
  expect(overallOf(well, [{ ...open, impact: 'down', resolvedAt: '2026-11-25T00:00:00Z' }]).state).toBe('operational')
})

test('what is not in use is no fault and is named apart from what works', () => {
  const parts = well.map((part) => (part.id === 'mail' ? { ...part, state: 'not-configured' as const } : part))

  expect(overallOf(parts, [])).toEqual({
    state: 'operational',
    sentence: 'Everything that is set up here works.',
    note: 'Not set up here: Email.',
  })
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
  expect(overallOf(components, []).sentence).toBe(sentence)
})
