import { expect, test } from 'vitest'
import { TradingHalts } from '@stratomate/engine/gate/trading-halts'
import { OwnerPause } from './owner-pause.ts'

test('a pushed wish pauses at once, is remembered and told', () => {
  const { pause, pauses, notified, remembered } = ownerPause()
  pause.takePushed({ paused: true })

  expect(pauses.reason()).toBe('paused in the dashboard')
  expect([notified, remembered]).toEqual([['Trading was paused in the dashboard.'], [true]])
})

test('an answer written before a pushed wish changes nothing', async () => {
  const { pause, pauses } = ownerPause()
  pause.takePushed({ paused: true })
  const answered = Promise.withResolvers<{ paused: boolean }>()
  const report = pause.takeAnswer(() => answered.promise)
  pause.takePushed({ paused: false })
  answered.resolve({ paused: true })
  await report

  expect(pauses.reason()).toBeNull()
})

test('an answer tells of a wish that no push brought', async () => {
  const { pause, pauses } = ownerPause()
  await pause.takeAnswer(() => Promise.resolve({ paused: true }))

  expect(pauses.reason()).toBe('paused in the dashboard')
})

test('a pause for another reason is not lifted by an owner who never paused', async () => {
  const { pause, pauses, notified } = ownerPause()
  pauses.pause('signed_out', 'this device was signed out')
  await pause.takeAnswer(() => Promise.resolve({ paused: false }))

  expect(pauses.reason()).toBe('this device was signed out')
  expect(notified).toEqual([])
})

function ownerPause() {
  const pauses = new TradingHalts()
  const notified: string[] = []
  const remembered: boolean[] = []
  const pause = new OwnerPause({
    pauses,
    remember: (isPaused) => void remembered.push(isPaused),
    notify: (sentence) => void notified.push(sentence),
  })
  return { pause, pauses, notified, remembered }
}
