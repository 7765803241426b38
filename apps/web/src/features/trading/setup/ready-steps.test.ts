import { expect, test } from 'vitest'
import { readySteps } from './ready-steps.ts'
import { deviceOf } from '#web/features/trading/testing/device-of.ts'

const device = deviceOf()

test('a connected computer with charts and a broker is ready', () => {
  const steps = readySteps([device], 'The App')

  expect(steps.map(({ isDone }) => isDone)).toEqual([true, true, true])
  expect(steps.map(({ detail }) => detail)).toEqual([
    'DESK-7',
    'Simulated charts, 1 chart open',
    'Paper broker, paper account',
  ])
})

test('without a computer the first step leads to the app', () => {
  const [first] = readySteps([], 'The App')

  expect(first).toMatchObject({ isDone: false, next: { to: '/download' } })
})

test('of several computers that are off the one that was on last is asked to be started', () => {
  const seen = (name: string, lastSeenAt: string | null) => ({ ...device, name, lastSeenAt, online: false })
  const [first] = readySteps([seen('Never', null), seen('Newer', '2026-01-02T10:00:00Z')], 'The App')

  expect(first?.detail).toContain('Start The App on Newer.')
})

test('a computer that is known but off is asked to be started', () => {
  const steps = readySteps([{ ...device, online: false }], 'The App')

  expect(steps.map(({ title }) => title)).toEqual(['Computer offline', 'Chart terminal and broker account'])
  expect(steps.map(({ isDone }) => isDone)).toEqual([false, false])
})
