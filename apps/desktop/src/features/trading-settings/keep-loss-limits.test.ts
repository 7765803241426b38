import { expect, test } from 'vitest'
import { looserAfterMs, noLossLimits } from '@stratomate/engine/limits/loss-limits'
import { keepLossLimits } from './keep-loss-limits.ts'

const start = Date.UTC(2026, 10, 18)

function newComputer() {
  const notes = new Map<string, string>()
  const file: { text: string | null } = { text: null }
  const computer = { nowMs: start, highestMs: start, warnings: new Array<string>() }
  const startApp = (dailyLossCentsMax: number | null) =>
    keepLossLimits({
      notes: {
        readNote: (key) => notes.get(key) ?? null,
        writeNote: (key, value) => void notes.set(key, value),
        highestTimeMs: () => computer.highestMs,
      },
      copy: { read: () => file.text, write: (text) => void (file.text = text) },
      log: { warn: (line) => void computer.warnings.push(line) },
      wanted: { ...noLossLimits, dailyLossCentsMax },
      now: () => computer.nowMs,
    })
  return { computer, startApp, notes, file }
}

test('a looser limit waits a day over restarts and says until when; a tighter one holds at once', () => {
  const { computer, startApp } = newComputer()
  expect(startApp(5_000).inForce(start).dailyLossCentsMax).toBe(5_000)
  expect(startApp(2_000).inForce(start).dailyLossCentsMax).toBe(2_000)
  expect(computer.warnings).toEqual([])

  expect(startApp(9_000).inForce(start).dailyLossCentsMax).toBe(2_000)
  expect(computer.warnings[0]).toMatch(/^dailyLossMax is looser than before\. The old limit stays in force until /u)
  computer.nowMs += looserAfterMs - 1
  expect(startApp(9_000).inForce(computer.nowMs).dailyLossCentsMax).toBe(2_000)
  expect(startApp(9_000).inForce(computer.nowMs + 1).dailyLossCentsMax).toBe(9_000)
})

test('a limit that is switched off stays for a day too', () => {
  const { startApp } = newComputer()
  startApp(5_000)
  const limits = startApp(null)

  expect(limits.inForce(start + looserAfterMs - 1).dailyLossCentsMax).toBe(5_000)
  expect(limits.inForce(start + looserAfterMs).dailyLossCentsMax).toBeNull()
})

test('a wish made while the clock was set back is as young as the highest time ever seen', () => {
  const { computer, startApp } = newComputer()
  startApp(5_000)
  computer.nowMs = start - 10 * looserAfterMs
  startApp(9_000)
  computer.nowMs = start + looserAfterMs - 1

  expect(startApp(9_000).inForce(computer.nowMs).dailyLossCentsMax).toBe(5_000)
})

test.each(['', 'null', '{}', '{"dailyLossCentsMax":5}'])('a note that is broken (%s) leaves the settings', (note) => {
  const { computer, startApp, notes } = newComputer()
  notes.set('loss_limits', note)

  expect(startApp(700).inForce(start).dailyLossCentsMax).toBe(700)
  expect(computer.warnings).toHaveLength(1)
})

test('while the app runs a tighter limit holds at once, and a looser one says from when', () => {
  const { computer, startApp } = newComputer()
  const limits = startApp(5_000)
  limits.wish({ ...noLossLimits, dailyLossCentsMax: 1_000 })
  expect(limits.inForce(start).dailyLossCentsMax).toBe(1_000)

  limits.wish({ dailyLossCentsMax: 8_000, lossesInARowMax: 3 })
  expect(limits.inForce(start)).toEqual({ dailyLossCentsMax: 1_000, lossesInARowMax: 3 })
  expect(limits.waiting(start)).toEqual([{ name: 'dailyLossCentsMax', value: 8_000, fromMs: start + looserAfterMs }])
  expect(computer.warnings).toHaveLength(1)

  expect(limits.waiting(start + looserAfterMs)).toEqual([])
  expect(limits.inForce(start + looserAfterMs).dailyLossCentsMax).toBe(8_000)
})

test('a wish that changes begins its day again, one that is repeated does not', () => {
  const { computer, startApp } = newComputer()
  const limits = startApp(1_000)
  limits.wish({ ...noLossLimits, dailyLossCentsMax: 8_000 })
  computer.nowMs += 1_000
  limits.wish({ ...noLossLimits, dailyLossCentsMax: 8_000 })
  expect(limits.waiting(computer.nowMs)[0]?.fromMs).toBe(start + looserAfterMs)

  limits.wish({ ...noLossLimits, dailyLossCentsMax: 9_000 })
  expect(limits.waiting(computer.nowMs)[0]?.fromMs).toBe(start + 1_000 + looserAfterMs)
})

test('a journal that was deleted shortens no wait: the copy beside it holds, and it is said', () => {
  const { computer, startApp, notes } = newComputer()
  expect(startApp(2_000).isJournalNew).toBe(false)
  startApp(9_000)
  notes.clear()
  computer.highestMs = 0
  computer.nowMs += 1_000
  computer.warnings.length = 0
  const limits = startApp(9_000)

  expect(limits.isJournalNew).toBe(true)
  expect(limits.inForce(start + looserAfterMs - 1).dailyLossCentsMax).toBe(2_000)
  expect(limits.inForce(start + looserAfterMs).dailyLossCentsMax).toBe(9_000)
  expect(computer.warnings[0]).toMatch(/^The journal is new/u)
  expect(startApp(9_000).isJournalNew).toBe(false)
})

test('a journal deleted together with a looser wish in the settings changes nothing before a day has passed', () => {
  const { startApp, notes } = newComputer()
  startApp(2_000)
  notes.clear()

  expect(startApp(null).inForce(start + looserAfterMs - 1).dailyLossCentsMax).toBe(2_000)
})

test.each(['', '{', 'null'])('a copy that is broken (%j) leaves the settings and is written again', (text) => {
  const { startApp, file, computer } = newComputer()
  file.text = text

  expect(startApp(700).inForce(start).dailyLossCentsMax).toBe(700)
  expect(computer.warnings).toHaveLength(2)
  expect(file.text).toContain('700')
})
