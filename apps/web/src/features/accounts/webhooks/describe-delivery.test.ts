import type { WebhookDelivery } from '@stratomate/contracts/webhooks/schemas'
import { expect, test } from 'vitest'
import { describeDelivery } from './describe-delivery.ts'

const delivered: WebhookDelivery = {
  id: 'd1',
  event: 'trade.opened',
  at: '2026-11-26T12:00:00.000Z',
  state: 'delivered',
  attempts: 1,
  status: 204,
  problem: null,
  nextAttemptAt: null,
}
const next = '2026-11-26T12:00:05.000Z'

test.each([
  [{}, 'Taken with status 204 after 1 try.'],
  [{ state: 'waiting', attempts: 0, nextAttemptAt: next }, 'On its way.'],
  [
    { state: 'failed', attempts: 9, status: 500, problem: 'answer' },
    'Your program answered 500 instead of a status from 200 to 299. Given up after 9 tries.',
  ],
  [
    { state: 'failed', attempts: 2, status: null, problem: 'off' },
    'The webhook was switched off. Given up after 2 tries.',
  ],
] as const)('a delivery with %o is described as %j', (change, text) => {
  expect(describeDelivery({ ...delivered, ...change })).toBe(text)
})

test.each(['timeout', 'unreachable', 'address'] as const)('a delivery that waits says why: %s', (problem) => {
  const waiting = { ...delivered, state: 'waiting', status: null, problem, nextAttemptAt: next } as const

  expect(describeDelivery(waiting)).toMatch(/\. Tried again .+, after 1 try\.$/u)
})
