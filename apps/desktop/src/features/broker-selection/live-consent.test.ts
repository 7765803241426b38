import { expect, test } from 'vitest'
import { LiveConsent } from './live-consent.ts'

function newDevice() {
  const notes = new Map<string, string>()
  const store = {
    readNote: (key: string) => notes.get(key) ?? null,
    writeNote: (key: string, value: string) => void notes.set(key, value),
  }
  return { session: () => new LiveConsent(store) }
}

test('real money needs the word, and each session asks again', () => {
  const { session } = newDevice()
  const first = session()
  expect(first.isNeeded('device')).toBe(true)
  expect(first.give('device', 'LIVE')).toBe(true)
  expect(first.isNeeded('device')).toBe(false)

  expect(session().isNeeded('device')).toBe(true)
})

test.each([undefined, '', 'live', 'LIVE!', 'yes'])('%j is not the word', (typed) => {
  const consent = newDevice().session()

  expect([consent.give('device', typed), consent.isNeeded('device')]).toEqual([false, true])
})

test('what was confirmed for one device says nothing of another', () => {
  const consent = newDevice().session()
  consent.give('device', ' LIVE ')

  expect([consent.isNeeded('device'), consent.isNeeded('other')]).toEqual([false, true])
})
