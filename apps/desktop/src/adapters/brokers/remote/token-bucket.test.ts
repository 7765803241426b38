import { expect, test } from 'vitest'
import { TokenBucket } from './token-bucket.ts'

test('a burst is allowed, then calls come at the rate of the limit', () => {
  let nowMs = 0
  const bucket = new TokenBucket({ perMinute: 60, burst: 2 }, () => nowMs)

  expect([bucket.take(), bucket.take(), bucket.take()]).toEqual([true, true, false])
  nowMs = 1_000
  expect([bucket.take(), bucket.take()]).toEqual([true, false])
  nowMs = 600_000
  expect([bucket.take(), bucket.take(), bucket.take()]).toEqual([true, true, false])
})

test('a reserve is kept for what matters more', () => {
  const bucket = new TokenBucket({ perMinute: 60, burst: 3 }, () => 0)

  expect([bucket.take(2), bucket.take(2), bucket.take()]).toEqual([true, false, true])
})

test('a clock that goes back takes nothing away', () => {
  let nowMs = 10_000
  const bucket = new TokenBucket({ perMinute: 60, burst: 1 }, () => nowMs)
  nowMs = 0

  expect(bucket.take()).toBe(true)
})
