import { type TrialName, trialNames, windowPageRows } from '@stratomate/contracts/desktop-window/values'
import type { FilterInput, StatisticsQuery } from '@stratomate/contracts/statistics/schemas'
import { dayEndMs, dayStartMs } from '@stratomate/domain'
import type { JournalReader } from '#desktop/adapters/journal/journal-reader.ts'
import type { SqliteJournal } from '#desktop/adapters/journal/sqlite-journal.ts'
import { dayCsv, dayReport } from '#desktop/features/activity/day-report.ts'
import { alertRow, tradeRow } from '#desktop/features/activity/window-rows.ts'
import { OwnStatistics } from '#desktop/features/own-statistics/own-statistics.ts'
import { TriedFilters } from '#desktop/features/own-statistics/tried-filters.ts'
import type { CandleRecorder } from '#desktop/features/recorded-candles/candle-recorder.ts'
import { ImportLog } from '#desktop/features/settings-import/import-log.ts'
import type { Attachment } from './window-server.ts'

export type PagesSource = {
  reader: JournalReader
  now: () => number
  recorder: Pick<CandleRecorder, 'list' | 'read'>
  journal: Pick<SqliteJournal, 'readNote' | 'writeNote' | 'refusalsBetween'>
}

/** Older rows, a day as a file, and recorded candles. */
export function readPages({ reader, journal, recorder, now }: PagesSource) {
  const statistics = new OwnStatistics({ reader, now, tried: new TriedFilters(journal) })
  return {
    readAlerts(cursor: string | null) {
      const rows = reader.alertsBefore(placeOf(cursor), windowPageRows)
      return { items: rows.map(alertRow), nextCursor: cursorOf(rows) }
    },
    readTrades(cursor: string | null) {
      const trades = reader.closedTradesBefore(placeOf(cursor), windowPageRows)
      const rows = trades.map(tradeRow)
      return { items: rows, nextCursor: cursorOf(rows) }
    },
    readStatistics: (query: StatisticsQuery) => statistics.read(query),
    readProofs: () => statistics.prove(),
    tryFilter: (filter: FilterInput) => statistics.tryFilter(filter),
    listCandles: () => recorder.list(),
    readTrials: (): Record<TrialName, string | null> => ({
      'lab-trials': journal.readNote(trialNames[0]),
      'lab-tests': journal.readNote(trialNames[1]),
    }),
    async readCandles(id: string): Promise<Attachment | null> {
      const text = await recorder.read(id)
      return text === null ? null : { name: `${id}.strator`, type: 'application/octet-stream', text }
    },
    exportDay(day: string, format: 'csv' | 'json'): Attachment {
      const [fromMs, toMs] = [dayStartMs(day), dayEndMs(day)]
      const report = dayReport(day, {
        trades: reader.tradesBetween(fromMs, toMs),
        refusals: journal.refusalsBetween(fromMs, toMs),
        imports: new ImportLog(journal).between(fromMs, toMs),
      })
      const name = `trades-${day}.${format}`
      return format === 'csv'
        ? { name, type: 'text/csv; charset=utf-8', text: dayCsv(report) }
        : { name, type: 'application/json; charset=utf-8', text: `${JSON.stringify(report, null, 2)}\n` }
    },
  }
}

function placeOf(cursor: string | null): { atMs: number; id: string } | null {
  if (cursor === null) return null
  const [atMs = '', ...id] = cursor.split(':')
  return { atMs: Number(atMs), id: id.join(':') }
}

/** Null after the last page. */
function cursorOf(rows: readonly { atMs: number; id: string }[]): string | null {
  const last = rows.at(-1)
  return rows.length < windowPageRows || last === undefined ? null : `${last.atMs}:${last.id}`
}
