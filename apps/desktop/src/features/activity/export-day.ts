import { dayEndMs, dayStartMs, tradingDayOf } from '@stratomate/domain'
import { errorText, SettingsError } from '@stratomate/std/errors'
import { replaceFile } from '#desktop/platform/files/replace-file.ts'
import { journalPathOf, openJournalDatabase } from '#desktop/adapters/journal/open-journal-database.ts'
import { SqliteJournal } from '#desktop/adapters/journal/sqlite-journal.ts'
import { dayCsv, type DayImport, dayReport, type DaySummary, type AccountSummary } from './day-report.ts'

/** A day to write to a file instead of trading. */
export type DayExport = { file: string; day: string }

type Notes = { readNote(key: string): string | null; writeNote(key: string, value: string): void }
/** Reads the imported settings of a journal. */
type ReadImports = (notes: Notes) => { between(fromMs: number, toMs: number): DayImport[] }

/**
 * Writes the trades, the Alerts Log and the imported settings of a day to a file, as CSV or JSON by its name. Answers the sum in one line.
 * Throws an AlreadyRunningError while the app runs, and a SettingsError when the file cannot be written.
 */
export function exportDay({ file, day }: DayExport, dataFolder: string, readImports: ReadImports): string {
  const db = openJournalDatabase(journalPathOf(dataFolder))
  try {
    const journal = new SqliteJournal(db)
    const trades = journal
      .tradesSince(dayStartMs(day))
      .filter(({ intendedAtMs }) => tradingDayOf(intendedAtMs) === day)
      .toSorted((one, other) => one.intendedAtMs - other.intendedAtMs)
    const [fromMs, toMs] = [dayStartMs(day), dayEndMs(day)]
    const refusals = journal.refusalsBetween(fromMs, toMs)
    const report = dayReport(day, { trades, refusals, imports: readImports(journal).between(fromMs, toMs) })
    const isCsv = file.toLowerCase().endsWith('.csv')
    replaceFile(file, isCsv ? dayCsv(report) : `${JSON.stringify(report, null, 2)}\n`)
    return summaryText(report.summary, { file, day })
  } catch (error) {
    const reason = errorText(error)
    throw new SettingsError(`The day could not be written to ${file} (${reason}).`)
  } finally {
    db.close()
  }
}

function summaryText({ trades, refused, accounts }: DaySummary, { file, day }: DayExport): string {
  const results = accounts.map(accountText).join('; ')
  return `${day} (UTC): ${trades} trades${results === '' ? '' : ` (${results})`}, ${refused} signals refused. Written to ${file}.`
}

function accountText({ account, currency, won, lost, tied, open, profitCents }: AccountSummary): string {
  return `${account}: ${won} won, ${lost} lost, ${tied} tied, ${open} open, result ${(profitCents / 100).toFixed(2)} ${currency}`
}
