import type { WindowChange } from '@stratomate/contracts/desktop-window/imports'
import { z } from 'zod'
import type { Favorite } from '@stratomate/engine/gate/trading-settings'
import type { DayImport } from '#desktop/features/activity/day-report.ts'

export type ImportNotes = { readNote(key: string): string | null; writeNote(key: string, value: string): void }

const noteName = 'settings_imports'
const keptMax = 50
const lostMessage = 'The app ended while settings were imported. The chart shows what holds.'

const cents = z.int().min(1).nullable()
const FavoriteRecord = z.object({
  symbol: z.string(),
  timeframeS: z.int(),
  direction: z.enum(['both', 'buy', 'sell']),
  stakeCents: cents,
  expiryCandles: cents,
})
const ImportRecord = z.object({
  id: z.string(),
  atMs: z.number(),
  symbol: z.string(),
  timeframeS: z.int(),
  words: z.string(),
  /** Null: the chart was not a favorite. */
  before: FavoriteRecord.nullable(),
  after: FavoriteRecord.nullable(),
  /** `begun`: written before the settings; it stays so only after a crash. `undo`: this row undoes another one. */
  state: z.enum(['begun', 'applied', 'undone', 'undo']),
})
export type ImportRecord = z.infer<typeof ImportRecord>
export type NewImport = Omit<ImportRecord, 'id' | 'state'>

type FavoriteNow = (chart: { symbol: string; timeframeS: number }) => Favorite | null

/**
 * The imports of shared settings, newest first, in a note of the journal. An import is written before the settings
 * change, so that none lacks its row; one that then did not happen is marked.
 */
export class ImportLog {
  readonly #notes: ImportNotes

  constructor(notes: ImportNotes) {
    this.#notes = notes
  }

  records(): ImportRecord[] {
    const parsed = z.array(ImportRecord).safeParse(jsonOf(this.#notes.readNote(noteName)))
    return parsed.success ? parsed.data : []
  }

  /** Writes an import as begun; answers its id. */
  begin(entry: NewImport): string {
    return this.#add(entry, 'begun')
  }

  /** The settings of a begun import are stored. */
  finish(id: string): void {
    this.#write(this.records().map((record) => (record.id === id ? { ...record, state: 'applied' } : record)))
  }

  /** The settings refused a begun import, so it never happened. */
  drop(id: string): void {
    this.#write(this.records().filter((record) => record.id !== id))
  }

  /** An import was undone: that cannot happen twice, and it has a row of its own. */
  undo(id: string, entry: NewImport): void {
    this.#write(this.records().map((record) => (record.id === id ? { ...record, state: 'undone' } : record)))
    this.#add(entry, 'undo')
  }

  /** The import that can be undone: the newest, once, and only while the chart is as it left it. */
  undoable(favoriteNow: FavoriteNow): ImportRecord | null {
    const [newest] = this.records()
    if (newest === undefined || newest.state === 'undone' || newest.state === 'undo') return null
    return isSame(favoriteNow(newest), newest.after) ? newest : null
  }

  /** Those from one instant until before another, Unix milliseconds, oldest first, for the export of a day. */
  between(fromMs: number, toMs: number): DayImport[] {
    const own = this.records().filter(({ atMs }) => atMs >= fromMs && atMs < toMs)
    return own.toReversed().map(({ atMs, symbol, timeframeS, words, state }) => {
      const place = { atMs, symbol, timeframeS }
      return state === 'begun' ? { ...place, state: 'unclear', words: lostMessage } : { ...place, state, words }
    })
  }

  /** As rows of the Alerts Log. */
  rows(favoriteNow: FavoriteNow): WindowChange[] {
    const undoableId = this.undoable(favoriteNow)?.id ?? null
    return this.records().map(({ id, atMs, symbol, timeframeS, words, state }) => {
      const isLost = state === 'begun' && id !== undoableId
      const message = isLost ? lostMessage : words
      return {
        kind: 'changed',
        id,
        atMs,
        symbol,
        timeframeS,
        words: message,
        canUndo: id === undoableId,
      }
    })
  }

  #add(entry: NewImport, state: ImportRecord['state']): string {
    const records = this.records()
    // Always later than the one before, whatever the clock does, so that the rows keep their order and their ids.
    const atMs = Math.max(Math.round(entry.atMs), (records[0]?.atMs ?? 0) + 1)
    const id = `import ${atMs}`
    this.#write([{ ...entry, atMs, id, state }, ...records])
    return id
  }

  #write(records: readonly ImportRecord[]): void {
    this.#notes.writeNote(noteName, JSON.stringify(records.slice(0, keptMax)))
  }
}

function isSame(now: Favorite | null, then: Favorite | null): boolean {
  if (now === null || then === null) return now === then
  return (
    now.direction === then.direction && now.stakeCents === then.stakeCents && now.expiryCandles === then.expiryCandles
  )
}

function jsonOf(text: string | null): unknown {
  try {
    return text === null ? [] : JSON.parse(text)
  } catch {
    return undefined
  }
}
