import { expect, test } from 'vitest'
import { OwnerPause } from './owner-pause.ts'

test('a pushed wish pauses at once, is remembered and told', () => {
  const { pause, desk, told, remembered } = ownerPause()
  pause.takePushed({ paused: true })

  expect(desk.pausedReason()).toBe('paused in the dashboard')
  expect([told, remembered]).toEqual([['Trading was paused in the dashboard.'], [true]])
})

test('an answer written before a pushed wish changes nothing', async () => {
  const { pause, desk } = ownerPause()
  pause.takePushed({ paused: true })
  const answered = Promise.withResolvers<{ paused: boolean }>()
  const report = pause.takeAnswer(() => answered.promise)
  pause.takePushed({ paused: false })
  answered.resolve({ paused: true })
  await report

  expect(desk.pausedReason()).toBeNull()
})

test('an answer tells of a wish that no push brought', async () => {
  const { pause, desk } = ownerPause()
  await pause.takeAnswer(() => Promise.resolve({ paused: true }))

  expect(desk.pausedReason()).toBe('paused in the dashboard')
})

test('a pause for another reason is not lifted by an owner who never paused', async () => {
  const { pause, desk, told } = ownerPause()
  desk.pause('this device was signed out')
  await pause.takeAnswer(() => Promise.resolve({ paused: false }))

  expect(desk.pausedReason()).toBe('this device was signed out')
  expect(told).toEqual([])
})

function ownerPause() {
  let reason: string | null = null
  const desk = {
    pausedReason: () => reason,
    pause: (next: string) => void (reason = next),
    resume: () => void (reason = null),
  }
  const told: string[] = []
  const remembered: boolean[] = []
  const pause = new OwnerPause({
    desk,
    remember: (isPaused) => void remembered.push(isPaused),
    tell: (sentence) => void told.push(sentence),
  })
  return { pause, desk, told, remembered }
}
