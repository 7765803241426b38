import { expect, test } from 'vitest'
import { LiveConsent } from './live-consent.ts'

const account = 'deriv:live'

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
  expect(first.isNeeded('device', account)).toBe(true)
  expect(first.give('device', [account], 'LIVE')).toBe(true)
  expect(first.isNeeded('device', account)).toBe(false)

  expect(session().isNeeded('device', account)).toBe(true)
})

test.each([undefined, '', 'live', 'LIVE!', 'yes'])('%j is not the word', (typed) => {
  const consent = newDevice().session()

  expect([consent.give('device', [account], typed), consent.isNeeded('device', account)]).toEqual([false, true])
})

test('each account needs its own word, and what an earlier version noted holds for the account that traded then', () => {
  const notes = new Map([['live_confirmed_for', 'device']])
  const consent = new LiveConsent({ readNote: (key) => notes.get(key) ?? null, writeNote() {} })
  consent.give('device', [account], 'LIVE')

  expect([consent.isNeeded('device', account), consent.isNeeded('device', 'pocket-option:live')]).toEqual([false, true])
})

test('what was confirmed for one device says nothing of another', () => {
  const consent = newDevice().session()
  consent.give('device', [account], ' LIVE ')

  expect([consent.isNeeded('device', account), consent.isNeeded('other', account)]).toEqual([false, true])
})
