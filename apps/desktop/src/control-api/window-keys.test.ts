import { expect, test } from 'vitest'
import { WindowKeys } from './window-keys.ts'

function newKeys() {
  const clock = { nowMs: 1_000 }
  return { clock, keys: new WindowKeys(() => clock.nowMs) }
}

test('a token opens one session; a second use, an unknown one and an empty one open none', () => {
  const { keys } = newKeys()
  const token = keys.newToken()
  const session = keys.exchange(token)

  expect(keys.isSession(session)).toBe(true)
  expect(keys.exchange(token)).toBeNull()
  expect(keys.exchange('')).toBeNull()
  expect([keys.isSession(null), keys.isSession(''), keys.isSession(token)]).toEqual([false, false, false])
})

test('a token has 256 bits and ends after ten minutes', () => {
  const { keys, clock } = newKeys()
  const token = keys.newToken()
  expect(Buffer.from(token, 'base64url')).toHaveLength(32)

  clock.nowMs += 10 * 60_000
  expect(keys.exchange(token)).toBeNull()
})

test('only the newest sessions last', () => {
  const { keys } = newKeys()
  const sessions = Array.from({ length: 9 }, () => keys.exchange(keys.newToken()))

  expect(sessions.map((session) => keys.isSession(session))).toEqual([false, ...Array.from({ length: 8 }, () => true)])
})
