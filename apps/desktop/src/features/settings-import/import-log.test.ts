import { expect, test } from 'vitest'
import type { Favorite } from '@stratomate/engine/gate/trading-settings'
import { ImportLog, type NewImport } from './import-log.ts'

const after: Favorite = {
  symbol: 'EURUSD',
  timeframeS: 60,
  direction: 'both',
  stakeCents: 500,
  expiryCandles: 5,
}
const entry = (atMs: number, change: Partial<NewImport> = {}): NewImport => ({
  atMs,
  symbol: 'EURUSD',
  timeframeS: 60,
  words: `import at ${atMs}`,
  before: null,
  after,
  ...change,
})

function newLog(first?: string) {
  const notes = new Map(first === undefined ? [] : [['settings_imports', first]])
  const log = new ImportLog({
    readNote: (key) => notes.get(key) ?? null,
    writeNote: (key, value) => void notes.set(key, value),
  })
  return { log, notes }
}

test('an import is a row, newest first, and only the newest can be undone', () => {
  const { log } = newLog()
  log.finish(log.begin(entry(1_000)))
  log.finish(log.begin(entry(2_000.4)))

  expect(log.rows(() => after).map(({ words, atMs, canUndo }) => [words, atMs, canUndo])).toEqual([
    ['import at 2000.4', 2_000, true],
    ['import at 1000', 1_000, false],
  ])
})

test('an import is undone once, and the undoing has a row of its own', () => {
  const { log } = newLog()
  const id = log.begin(entry(1_000))
  log.finish(id)
  expect(log.undoable(() => after)?.id).toBe(id)
  log.undo(id, entry(2_000, { words: 'undone', before: after, after: null }))

  expect(log.undoable(() => null)).toBeNull()
  expect(log.rows(() => null).map(({ words, canUndo }) => [words, canUndo])).toEqual([
    ['undone', false],
    ['import at 1000', false],
  ])
})

test.each([
  ['another amount', { ...after, stakeCents: 600 }],
  ['another direction', { ...after, direction: 'buy' as const }],
  ['no favorite any more', null],
])('a chart that was changed since keeps the change: %s', (_, now) => {
  const { log } = newLog()
  log.finish(log.begin(entry(1_000)))

  expect(log.undoable(() => now)).toBeNull()
})

test('what was refused by the settings leaves no row', () => {
  const { log } = newLog()
  log.drop(log.begin(entry(1_000)))

  expect(log.rows(() => null)).toEqual([])
})

test('after a power cut an import that took effect can be undone, and one that did not says so', () => {
  const { log } = newLog()
  log.begin(entry(1_000))

  expect(log.rows(() => after)[0]).toMatchObject({ words: 'import at 1000', canUndo: true })
  expect(log.rows(() => null)[0]).toMatchObject({
    words: 'The app ended while settings were imported. The chart shows what holds.',
    canUndo: false,
  })
})

test('two imports in one moment, or after the clock went back, keep their order and their names', () => {
  const { log } = newLog()
  for (const atMs of [5_000, 5_000, 10]) log.begin(entry(atMs))

  expect(log.records().map(({ atMs }) => atMs)).toEqual([5_002, 5_001, 5_000])
  expect(new Set(log.records().map(({ id }) => id)).size).toBe(3)
})

test('only the newest fifty are kept, and a damaged note begins again', () => {
  const { log } = newLog('{"not": "ours"')
  for (let atMs = 1; atMs <= 60; atMs += 1) log.begin(entry(atMs * 10))

  expect(log.records().map(({ atMs }) => atMs)).toEqual(Array.from({ length: 50 }, (_, index) => (60 - index) * 10))
})

test('a day is told oldest first with its ends left out, and an import that a crash cut off as unclear', () => {
  const { log } = newLog()
  log.finish(log.begin(entry(100)))
  const second = log.begin(entry(200))
  log.finish(second)
  log.undo(second, entry(250, { words: 'undone' }))
  log.begin(entry(299))
  log.finish(log.begin(entry(300)))

  expect(log.between(200, 300).map(({ atMs, state }) => [atMs, state])).toEqual([
    [200, 'undone'],
    [250, 'undo'],
    [299, 'unclear'],
  ])
  expect(log.between(299, 300)[0]?.words).toMatch(/^The app ended/)
})
