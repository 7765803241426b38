import { dayMs, hourMs } from '@stratomate/std/time'
import { expect, test } from 'vitest'
import { endsWebhook, webhookRetryWaitMs } from './webhook-retry.ts'

test('a delivery is tried nine times within a day, with growing waits', () => {
  const waits = [1, 2, 3, 4, 5, 6, 7, 8].map((attempts) => webhookRetryWaitMs(attempts) ?? 0)

  expect(waits).toEqual(waits.toSorted((one, other) => one - other))
  expect(webhookRetryWaitMs(9)).toBeNull()
  const total = waits.reduce((sum, wait) => sum + wait, 0)
  expect([total < dayMs, total > dayMs - hourMs]).toEqual([true, true])
})

test.each([
  [{ givenUp: 2, status: 500 }, false],
  [{ givenUp: 3, status: 500 }, true],
  [{ givenUp: 3, status: null }, true],
  [{ givenUp: 0, status: 410 }, true],
  [{ givenUp: 0, status: 404 }, false],
])('after %o, whether a webhook is switched off is %s', (failure, isEnd) => {
  expect(endsWebhook(failure)).toBe(isEnd)
})
