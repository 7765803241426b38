import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { AlreadyRunningError, journalPathOf, lockJournal } from '#desktop/adapters/journal/open-journal-database.ts'
import { retryWhileHeld } from '#desktop/platform/files/replace-file.ts'

export type TakeOver = {
  /** Of the earlier version. */
  from: string
  dataFolder: string
  nowMs: number
}

/** Files of a running process or its browser, which would be wrong in another place. */
const leftBehind = ['window.json', 'window-profile', 'bridge.sock', 'common']
/** Written last into a copy, to show that the copy is complete. */
const wholeMark = 'taken-over.txt'

/**
 * Copies the data of an earlier version into today's data folder. Nothing is deleted: the former content of both
 * folders is kept under another name, so that no two apps follow the same trades. Throws an AlreadyRunningError while
 * an app still uses the earlier folder, and errors of the disk, after which both folders are as they were.
 */
export function takeOverData({ from, dataFolder, nowMs }: TakeOver): void {
  closeJournal(from)
  const copy = copyOf(dataFolder)
  rmSync(copy, { recursive: true, force: true })
  try {
    mkdirSync(dirname(dataFolder), { recursive: true })
    cpSync(from, copy, { recursive: true, filter: (path) => !isLeftBehind(path, from) })
    writeFileSync(join(copy, wholeMark), `${from}\n`, { flush: true })
  } catch (error) {
    rmSync(copy, { recursive: true, force: true })
    throw error
  }
  const stamp = new Date(nowMs).toISOString().replaceAll(/[:.]/gu, '-')
  setAside(dataFolder, `${dataFolder}.before-${stamp}`)
  retryWhileHeld(() => renameSync(copy, dataFolder))
  retryWhileHeld(() => renameSync(from, `${from}.taken-over-${stamp}`))
}

/**
 * Finishes a take-over that a power cut has interrupted: a complete copy goes into its place, any other one is removed.
 */
export function finishTakeOver(dataFolder: string): void {
  const copy = copyOf(dataFolder)
  if (!existsSync(copy)) return
  if (existsSync(join(copy, wholeMark)) && !existsSync(dataFolder)) renameSync(copy, dataFolder)
  else rmSync(copy, { recursive: true, force: true })
}

const copyOf = (dataFolder: string): string => `${dataFolder}.taking-over`

/** A folder that was only just made contains nothing to keep. */
function setAside(folder: string, name: string): void {
  if (!existsSync(folder)) return
  if (readdirSync(folder).length === 0) rmdirSync(folder)
  else retryWhileHeld(() => renameSync(folder, name))
}

/** Moves the journal's write-ahead file into the journal. */
function closeJournal(folder: string): void {
  try {
    const db = lockJournal(journalPathOf(folder))
    try {
      db.exec('pragma wal_checkpoint(truncate)')
    } finally {
      db.close()
    }
  } catch (error) {
    // A journal that is damaged is taken over as it is; the next start rebuilds it.
    if (error instanceof AlreadyRunningError || !existsSync(journalPathOf(folder))) throw error
  }
}

function isLeftBehind(path: string, from: string): boolean {
  return dirname(path) === from && (leftBehind.includes(basename(path)) || path.endsWith('.lock'))
}
