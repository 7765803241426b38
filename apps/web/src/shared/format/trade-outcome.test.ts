import { expect, test } from 'vitest'
import { signalToOrderMs } from './trade-outcome.ts'

test('clocks that disagree never make a time below zero', () => {
  expect(signalToOrderMs({ signalAt: '2025-10-07T10:00:00.500Z', sentAt: '2025-10-07T10:00:00.400Z' })).toBe(0)
})
