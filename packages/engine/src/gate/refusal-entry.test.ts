import { expect, test } from 'vitest'
import type { Signal } from '../ports.ts'
import { chartOf } from '../testing/chart-of.ts'
import { refusalEntry } from './refusal-entry.ts'

const nowMs = Date.UTC(2026, 10, 18, 12)
const here = { id: 'refusal', nowMs, pausedReason: 'By hand' }
const stamps = { emittedAtMs: nowMs - 20, receivedAtMs: nowMs - 5 }
const signal: Signal = { id: 'signal', chart: chartOf('EURUSD'), side: 'buy', barTimeS: 600, price: 1.1, ...stamps }

test('the journal keeps what the app saw beside the refusal that the server gets', () => {
  expect(refusalEntry(signal, 'stale', here)).toMatchObject({
    kind: 'refusal',
    refusal: { id: 'refusal', signalId: 'signal', code: 'stale', candleTime: 600, at: '2026-11-18T12:00:00.000Z' },
    seen: { barTimeS: 600, price: 1.1, ...stamps },
  })
})

test('only a refusal because of a pause keeps the reason of the pause', () => {
  expect(refusalEntry(signal, 'paused', here)).toMatchObject({ seen: { pausedReason: 'By hand' } })
  expect(refusalEntry(signal, 'stale', here)).toMatchObject({ seen: { pausedReason: null } })
})

test('a signal from before the close is kept as one, and no other is', () => {
  expect(refusalEntry({ ...signal, isUnconfirmed: true }, 'stale', here)).toHaveProperty('seen.isUnconfirmed', true)
  expect(refusalEntry(signal, 'stale', here)).not.toHaveProperty('seen.isUnconfirmed')
})
