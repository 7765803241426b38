import { expect, test } from 'vitest'
import { PendingLicenceKeys } from './pending-licence-keys.ts'

test('a key is handed out once, so that a refused one is not tried again', () => {
  const keys = new PendingLicenceKeys({ first: 'one', areTyped: false })

  expect(keys.take()).toBe('one')
  expect(keys.take()).toBeNull()
  expect(keys.isWaiting()).toBe(false)
})

test('a newer key takes the place of one that was not tried yet', () => {
  const keys = new PendingLicenceKeys()
  keys.add('one')
  keys.add('two')

  expect(keys.take()).toBe('two')
})

test('an empty line is no key', () => {
  const keys = new PendingLicenceKeys()
  keys.add(' \t')

  expect(keys.isWaiting()).toBe(false)
})

test('who waits for a key hears of it, also when it was there before', async () => {
  const keys = new PendingLicenceKeys()
  const arrival = keys.arrival()
  keys.add('one')

  await expect(arrival).resolves.toBeUndefined()
  await expect(keys.arrival()).resolves.toBeUndefined()
})
