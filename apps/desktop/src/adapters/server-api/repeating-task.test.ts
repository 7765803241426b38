import { hourMs } from '@stratomate/std/time'
import { expect, test, vi } from 'vitest'
import { startRepeatingTask } from './repeating-task.ts'

test('a kick during a run is kept for the run after it', async () => {
  const first = Promise.withResolvers<void>()
  let runs = 0
  const task = startRepeatingTask({
    everyMs: hourMs,
    work: async () => {
      runs += 1
      if (runs === 1) await first.promise
      return false
    },
    onError: () => {},
    onDiskFault: () => {},
    random: () => 0,
  })
  await vi.waitFor(() => expect(runs).toBe(1))
  task.kick()
  first.resolve()

  await vi.waitFor(() => expect(runs).toBe(2))
  await task.stop()
})

test('without a kick the next run waits for its time', async () => {
  let runs = 0
  const task = startRepeatingTask({
    everyMs: hourMs,
    work: () => {
      runs += 1
      return Promise.resolve(false)
    },
    onError: () => {},
    onDiskFault: () => {},
    random: () => 0,
  })
  await vi.waitFor(() => expect(runs).toBe(1))
  await new Promise((resolve) => setTimeout(resolve, 50))

  expect(runs).toBe(1)
  await task.stop()
})

test('work that a disk has stopped is reported and done again', async () => {
  const faults: unknown[] = []
  const full = Object.assign(new Error('no space'), { code: 'ENOSPC' })
  const again = Promise.withResolvers<void>()
  let runs = 0
  const task = startRepeatingTask({
    everyMs: hourMs,
    work() {
      runs += 1
      if (runs === 1) return Promise.reject(full)
      again.resolve()
      return Promise.resolve(false)
    },
    onError: () => {},
    onDiskFault: (error) => void faults.push(error),
    random: () => 0,
  })
  await again.promise
  await task.stop()

  expect(faults).toEqual([full])
})

test('kicks in a row are gathered: the first run is at once, each further one `leastMs` after the one before', async () => {
  vi.useFakeTimers()
  const startedMs = performance.now()
  const begun: number[] = []
  const task = startRepeatingTask({
    everyMs: hourMs,
    leastMs: 60,
    work() {
      begun.push(performance.now())
      return Promise.resolve(begun.length % 3 !== 0)
    },
    onError: () => {},
    onDiskFault: () => {},
    random: () => 0,
  })
  const kicks = setInterval(() => task.kick(), 2)
  await vi.advanceTimersByTimeAsync(400)
  clearInterval(kicks)
  await task.stop()
  vi.useRealTimers()

  const pauses = begun.slice(1).map((atMs, place) => atMs - (begun[place] ?? 0))
  expect((begun[0] ?? hourMs) - startedMs).toBeLessThan(2)
  expect(pauses.length).toBeGreaterThan(4)
  expect(pauses.filter((pause) => pause < 60)).toEqual([])
})
