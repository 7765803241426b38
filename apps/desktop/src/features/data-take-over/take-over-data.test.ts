import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import {
  AlreadyRunningError,
  journalPathOf,
  openJournalDatabase,
} from '#desktop/adapters/journal/open-journal-database.ts'
import { findOldData } from './find-old-data.ts'
import { finishTakeOver, takeOverData } from './take-over-data.ts'

/** A program folder with the data of an earlier version, and the folder in which data are kept now. */
function newComputer() {
  const program = mkdtempSync(join(tmpdir(), 'take over '))
  const from = join(program, '.data', 'desktop')
  const db = openJournalDatabase(journalPathOf(from))
  db.exec(`create table kept (word text); insert into kept values ('trade')`)
  writeFileSync(join(from, 'settings.json'), '{"stake":5}')
  writeFileSync(join(from, 'window.json'), '{}')
  const dataFolder = join(program, 'person', 'Stratomate Desktop')
  return { program, from, dataFolder, db, find: () => findOldData({ dataFolder, current: program, program }) }
}

const nowMs = Date.UTC(2026, 10, 25, 12)
const readKept = (folder: string) => {
  const db = new DatabaseSync(journalPathOf(folder))
  const rows = db.prepare('select word from kept').all()
  db.close()
  return rows.map(({ word }) => word)
}

test('the data of an earlier version are found until somebody has signed in', () => {
  const { db, from, dataFolder, find } = newComputer()
  db.close()
  expect(find()).toBe(from)
  mkdirSync(dataFolder, { recursive: true })
  expect(find()).toBe(from)
  writeFileSync(join(dataFolder, 'credential.json'), '{}')

  expect(find()).toBeNull()
})

test('a folder is never its own earlier version, and one without a journal is none', () => {
  const { db, from, program } = newComputer()
  db.close()

  expect(findOldData({ dataFolder: from, current: program, program })).toBeNull()
  expect(findOldData({ dataFolder: 'x', current: tmpdir(), program: join(program, 'person') })).toBe(from)
  expect(findOldData({ dataFolder: 'x', current: '/', program: '/' })).toBeNull()
})

test('a take-over brings journal and settings, and keeps both earlier folders under other names', () => {
  const { db, from, dataFolder, program, find } = newComputer()
  db.close()
  mkdirSync(dataFolder, { recursive: true })
  writeFileSync(join(dataFolder, 'settings.json'), '{"stake":1}')
  takeOverData({ from, dataFolder, nowMs })

  expect(readKept(dataFolder)).toEqual(['trade'])
  expect(readFileSync(join(dataFolder, 'settings.json'), 'utf8')).toBe('{"stake":5}')
  expect(existsSync(join(dataFolder, 'window.json'))).toBe(false)
  const before = readdirSync(join(program, 'person')).find((name) => name.includes('.before-')) ?? ''
  expect(readFileSync(join(program, 'person', before, 'settings.json'), 'utf8')).toBe('{"stake":1}')
  expect(readdirSync(join(program, '.data'))).toEqual(['desktop.taken-over-2026-11-25T12-00-00-000Z'])
  expect(find()).toBeNull()
})

test('while an app still uses the earlier folder, nothing is touched', () => {
  const { from, dataFolder, program } = newComputer()

  expect(() => takeOverData({ from, dataFolder, nowMs })).toThrow(AlreadyRunningError)
  expect(readdirSync(program)).toEqual(['.data'])
})

test('a damaged journal is taken over as it is', () => {
  const { db, from, dataFolder } = newComputer()
  db.close()
  writeFileSync(journalPathOf(from), 'no database')
  takeOverData({ from, dataFolder, nowMs })

  expect(readFileSync(journalPathOf(dataFolder), 'utf8')).toBe('no database')
})

test('after a power cut a whole copy goes into its place, and half of one is removed', () => {
  const { db, from, dataFolder } = newComputer()
  db.close()
  takeOverData({ from, dataFolder, nowMs })
  renameSync(dataFolder, `${dataFolder}.taking-over`)
  finishTakeOver(dataFolder)
  expect(readKept(dataFolder)).toEqual(['trade'])
  mkdirSync(`${dataFolder}.taking-over`)
  finishTakeOver(dataFolder)

  expect([existsSync(`${dataFolder}.taking-over`), readKept(dataFolder)]).toEqual([false, ['trade']])
})
