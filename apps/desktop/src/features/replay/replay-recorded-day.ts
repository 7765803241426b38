import { existsSync } from 'node:fs'
import { errorText, SettingsError } from '@stratomate/std/errors'
import { replaceFile } from '#desktop/platform/files/replace-file.ts'
import { type DayReplay, replayDay } from '@stratomate/engine/replay/replay-day'
import { JournalReader } from '#desktop/adapters/journal/journal-reader.ts'
import { SqliteJournal } from '#desktop/adapters/journal/sqlite-journal.ts'
import {
  AlreadyRunningError,
  journalPathOf,
  openJournalDatabase,
} from '#desktop/adapters/journal/open-journal-database.ts'
import { replayCsv, replayText } from './replay-report.ts'
import { readRecordedDay } from './read-recorded-day.ts'
import type { ReplayOrder } from './read-replay-order.ts'

/**
 * Judges the recorded signals of a day again and answers what would have differed, line by line. Throws an
 * AlreadyRunningError while the app runs, and a SettingsError for a day without records, a damaged journal, or a file
 * that cannot be written.
 */
export function replayRecordedDay({ day, rules, file }: ReplayOrder, dataFolder: string): string {
  const replay = replayDay({ rules, ...readDay(day, dataFolder) })
  if (file !== null) writeReplay(file, day, replay)
  return replayText(day, replay).join('\n') + (file === null ? '' : `\nWritten to ${file}.`)
}

function readDay(day: string, dataFolder: string) {
  const path = journalPathOf(dataFolder)
  if (!existsSync(path)) throw new SettingsError(`There is no journal in ${dataFolder}. Name its folder with --data.`)
  return readJournal(path, day)
}

function readJournal(path: string, day: string) {
  try {
    const db = openJournalDatabase(path)
    try {
      new SqliteJournal(db).settle()
      const reader = new JournalReader(db)
      const damage = reader.damage()
      if (damage !== null) throw new Error(damage)
      return readRecordedDay(reader, day)
    } finally {
      db.close()
    }
  } catch (error) {
    if (error instanceof AlreadyRunningError || error instanceof SettingsError) throw error
    throw new SettingsError(`The journal ${path} is damaged or cannot be read (${errorText(error)}).`)
  }
}

function writeReplay(file: string, day: string, replay: DayReplay): void {
  const isCsv = file.toLowerCase().endsWith('.csv')
  try {
    replaceFile(file, isCsv ? replayCsv(replay) : `${JSON.stringify({ day, ...replay }, null, 2)}\n`)
  } catch (error) {
    throw new SettingsError(`The replay could not be written to ${file} (${errorText(error)}).`)
  }
}
