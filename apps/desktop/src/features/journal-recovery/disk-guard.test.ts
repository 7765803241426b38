import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { TradingHalts } from '@stratomate/engine/gate/trading-halts'
import { DiskGuard } from './disk-guard.ts'
import { journalLossNote } from './open-journal.ts'

const full = Object.assign(new Error('no space'), { code: 'ENOSPC' })

function newScene(notes = new Map<string, string>()) {
  const pauses = new TradingHalts()
  const dataFolder = mkdtempSync(join(tmpdir(), 'guard-'))
  const said: string[] = []
  const say = (line: string): void => void said.push(line)
  const guard = new DiskGuard({ dataFolder, pauses: () => pauses, log: { info: say, error: say } })
  const store = {
    readNote: (key: string) => notes.get(key) ?? null,
    writeNote: (key: string, value: string) => void notes.set(key, value),
  }
  const waiting: { count: number; error: Error | null } = { count: 0, error: null }
  const writer = {
    save() {
      if (waiting.error !== null) throw waiting.error
      waiting.count = 0
    },
  }
  return {
    pauses,
    guard,
    said,
    waiting,
    dataFolder,
    notes,
    ready: () => guard.ready([writer], store),
    hold: (words: string) => guard.holdFor(store, words),
  }
}

test('a fault pauses, is told once, and only a retry that writes everything resumes', () => {
  const { guard, pauses, said, waiting, ready, dataFolder } = newScene()
  ready()
  waiting.count = 2
  waiting.error = full
  guard.failed('the journal', full)
  guard.failed('the order book', full)

  expect(pauses.cause()).toBe('journal')
  // The site takes reasons of 200 characters.
  expect(pauses.reason()?.length).toBeLessThanOrEqual(200)
  expect(said).toHaveLength(1)
  expect(guard.retry()).toContain('The disk is full still')
  expect(pauses.cause()).toBe('journal')
  waiting.error = null
  expect(guard.retry()).toBeNull()
  expect([pauses.cause(), waiting.count, readdirSync(dataFolder)]).toEqual([null, 0, []])
})

test('a folder that is gone does not resume', () => {
  const { guard, pauses, ready, dataFolder } = newScene()
  ready()
  guard.failed('the journal', full)
  rmSync(dataFolder, { recursive: true })

  expect(guard.retry()).not.toBeNull()
  expect(pauses.isPausedBy('journal')).toBe(true)
})

test('a fault of the start pauses as soon as the app is wired', () => {
  const { guard, pauses, ready } = newScene()
  guard.failed('the copy of the loss limits', full)
  expect(pauses.cause()).toBeNull()
  ready()

  expect(pauses.reason()).toContain('the copy of the loss limits could not be written')
})

test('a journal that is new holds trading until it is confirmed, and a loss that it knows itself stays', () => {
  const scene = newScene()
  scene.hold('Losses of before are unknown.')
  scene.ready()
  expect([scene.pauses.cause(), scene.guard.loss()]).toEqual(['journal', 'Losses of before are unknown.'])
  scene.guard.confirmLoss()
  scene.hold('Losses of before are unknown.')

  expect([scene.pauses.cause(), scene.guard.loss()]).toEqual([null, null])
})

test('a loss of the journal holds trading until it is confirmed, also when the disk was full meanwhile', () => {
  const { guard, pauses, ready, notes } = newScene(new Map([[journalLossNote, 'Trades are missing.']]))
  ready()
  expect([pauses.cause(), guard.loss()]).toEqual(['journal', 'Trades are missing.'])
  guard.failed('the journal', full)
  expect(guard.retry()).toContain('confirm')
  expect(pauses.isPausedBy('journal')).toBe(true)
  guard.confirmLoss()

  expect([pauses.cause(), guard.loss(), notes.get(journalLossNote)]).toEqual([null, null, ''])
})
