import { win32 } from 'node:path'
import type { WindowTerminals } from '@stratomate/contracts/desktop-window-state'
import { z } from 'zod'
import type { IndicatorChoice } from '../indicator-choice.ts'
import { findTerminalFolders, isDataFolder } from './find-terminal-folders.ts'
import { installFiles, statesOfFiles, type WrittenFiles } from './install-files.ts'
import type { PackagedFile } from './terminal-package.ts'
import { indicatorName } from '../window/indicator-name.ts'

type Notes = { readNote(key: string): string | null; writeNote(key: string, value: string): void }

export type InstallerParts = {
  notes: Notes
  files: readonly PackagedFile[]
  /** Where Windows keeps the data folders; null on other systems. */
  root: string | null
  indicator: Pick<IndicatorChoice, 'choose' | 'chosen'>
  /** Whether the plan installs one indicator at a time. */
  isOneIndicator: () => boolean
}

export type InstallReply =
  | { ok: true; message: string; terminals: WindowTerminals; written: string[]; kept: string[] }
  | { ok: false; message: string }

const foldersNote = 'terminal_folders'
const writtenNote = 'terminal_files'
const namedMax = 20
const Named = z.array(z.string().max(1_000)).max(namedMax)
const Written = z.record(z.string(), z.record(z.string(), z.string()))

/** Finds terminals and keeps our files in them up to date. */
export class TerminalInstaller {
  readonly #parts: InstallerParts

  constructor(parts: InstallerParts) {
    this.#parts = parts
  }

  /** Every known data folder with the state of our files; a folder that is named is remembered when it is one. */
  find(named: string | null): { ok: true; terminals: WindowTerminals } | { ok: false; message: string } {
    if (named !== null) {
      if (!isDataFolder(named)) {
        return {
          ok: false,
          message: 'That folder holds no MQL5 folder. In MetaTrader 5 choose File, Open Data Folder.',
        }
      }
      const folders = [...new Set([...this.#named(), named])].slice(-namedMax)
      this.#parts.notes.writeNote(foldersNote, JSON.stringify(folders))
    }
    return { ok: true, terminals: this.#view() }
  }

  /** Installs what is missing or old. With a trial, another indicator first asks the site, which allows one change a day. */
  async install(
    folder: string,
    wish: { indicatorId: string | null; replace: readonly string[] },
  ): Promise<InstallReply> {
    const { files, indicator, isOneIndicator, notes } = this.#parts
    if (!this.#places().some((place) => place.folder === folder)) {
      return { ok: false, message: 'This folder is not known. Look for it first.' }
    }
    if (wish.indicatorId !== null && isOneIndicator()) {
      if (!files.some(({ indicatorId }) => indicatorId === wish.indicatorId)) {
        return { ok: false, message: 'There is no such indicator.' }
      }
      const refusal = await indicator.choose(wish.indicatorId)
      if (refusal !== null) return { ok: false, message: refusal }
    }
    const wanted = this.#wanted()
    const unwanted = files.filter((file) => !wanted.includes(file))
    const all = this.#written()
    try {
      const done = installFiles({ folder, written: all[folder] ?? {}, files: wanted, replace: wish.replace, unwanted })
      notes.writeNote(writtenNote, JSON.stringify({ ...all, [folder]: done.written }))
      const count = done.newPaths.length
      const message = `${count} ${count === 1 ? 'file' : 'files'} installed. Compile with MetaEditor (F7).`
      return { ok: true, message, terminals: this.#view(), written: done.newPaths, kept: done.keptPaths }
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      return { ok: false, message: `The files could not be written (${reason}). Close MetaEditor and try again.` }
    }
  }

  #view(): WindowTerminals {
    const { files, isOneIndicator } = this.#parts
    const written = this.#written()
    return {
      folders: this.#places().map(({ folder, program }) => ({
        folder,
        program,
        files: statesOfFiles(this.#wanted(), { folder, written: written[folder] ?? {} }),
      })),
      indicators: files.flatMap(({ indicatorId }) =>
        indicatorId === null ? [] : [{ id: indicatorId, name: indicatorName(indicatorId) }],
      ),
      isOneIndicator: isOneIndicator(),
    }
  }

  #places() {
    return findTerminalFolders(this.#parts.root, this.#named())
  }

  /** A trial has the one indicator that was chosen; every other plan has all. */
  #wanted(): PackagedFile[] {
    const { files, isOneIndicator, indicator } = this.#parts
    if (!isOneIndicator()) return [...files]
    const chosen = indicator.chosen()
    return files.filter(({ indicatorId }) => indicatorId === null || indicatorId === chosen)
  }

  #named(): string[] {
    return parse(Named, this.#parts.notes.readNote(foldersNote)) ?? []
  }

  #written(): Record<string, WrittenFiles> {
    return parse(Written, this.#parts.notes.readNote(writtenNote)) ?? {}
  }
}

/** Where Windows keeps the data folders of all terminals of a person. */
export function terminalRoot(platform: NodeJS.Platform, appData: string | undefined): string | null {
  return platform === 'win32' && appData !== undefined && appData !== ''
    ? win32.join(appData, 'MetaQuotes', 'Terminal')
    : null
}

/** An unreadable note costs a memory: changed files are then asked about once more. */
function parse<Schema extends z.ZodType>(schema: Schema, note: string | null): z.output<Schema> | null {
  if (note === null) return null
  try {
    return schema.parse(JSON.parse(note))
  } catch (error) {
    if (error instanceof Error) return null
    throw error
  }
}
