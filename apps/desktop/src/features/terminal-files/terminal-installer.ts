import { win32 } from 'node:path'
import type { WindowTerminals } from '@stratomate/contracts/desktop-window/terminal-files'
import { errorText } from '@stratomate/std/errors'
import { z } from 'zod'
import type { IndicatorChoice } from '#desktop/features/account/indicator-choice.ts'
import { compilePrograms, findMetaEditor } from '#desktop/platform/mt5-install/compile-programs.ts'
import {
  findTerminalFolders,
  isDataFolder,
  type TerminalPlace,
} from '#desktop/platform/mt5-install/find-terminal-folders.ts'
import { installFiles, statesOfFiles, type WrittenFiles } from '#desktop/platform/mt5-install/install-files.ts'
import type { PackagedFile } from '#desktop/platform/mt5-install/terminal-package.ts'
import { indicatorName } from '#desktop/features/indicator-name.ts'

type Notes = { readNote(key: string): string | null; writeNote(key: string, value: string): void }

export type InstallerDependencies = {
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
const remarksMax = 3
const Named = z.array(z.string().max(1_000)).max(namedMax)
const Written = z.record(z.string(), z.record(z.string(), z.string()))

/** Finds terminals and keeps our files in them up to date. */
export class TerminalInstaller {
  readonly #dependencies: InstallerDependencies
  #isCompiling = false

  constructor(dependencies: InstallerDependencies) {
    this.#dependencies = dependencies
  }

  /** Every known data folder with the state of our files; a folder that the person names is remembered if it is one. */
  find(named: string | null): { ok: true; terminals: WindowTerminals } | { ok: false; message: string } {
    if (named !== null) {
      if (!isDataFolder(named)) {
        return {
          ok: false,
          message: 'That folder holds no MQL5 folder. In MetaTrader 5 choose File, Open Data Folder.',
        }
      }
      const folders = [...new Set([...this.#named(), named])].slice(-namedMax)
      this.#dependencies.notes.writeNote(foldersNote, JSON.stringify(folders))
    }
    return { ok: true, terminals: this.#view() }
  }

  /**
   * Installs what is missing or old, and compiles it where the terminal's MetaEditor is found. In a trial, another
   * indicator is first asked from the site, which allows one change a day.
   */
  async install(
    folder: string,
    wish: { indicatorId: string | null; replace: readonly string[] },
  ): Promise<InstallReply> {
    const { files, indicator, isOneIndicator, notes } = this.#dependencies
    const place = this.#places().find((known) => known.folder === folder)
    if (place === undefined) return { ok: false, message: 'This folder is not known. Look for it first.' }
    if (this.#isCompiling) return { ok: false, message: 'MetaEditor is still compiling. Wait until it is done.' }
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
      const programs = programsToCompile(wanted, done.newPaths)
      const message = `${counted(done.newPaths.length, 'file')} installed. ${await this.#compile(place, programs)}`
      return { ok: true, message, terminals: this.#view(), written: done.newPaths, kept: done.keptPaths }
    } catch (error) {
      const reason = errorText(error)
      return { ok: false, message: `The files could not be written (${reason}). Close MetaEditor and try again.` }
    }
  }

  /** Compiles with the terminal's own MetaEditor, and reports the result and what is left to do. */
  async #compile(place: TerminalPlace, paths: readonly string[]): Promise<string> {
    const editor = findMetaEditor(place)
    if (editor === null) return 'Compile with MetaEditor (F7).'
    this.#isCompiling = true
    try {
      const { compiled, remarks } = await compilePrograms(editor, { folder: place.folder, paths })
      const done = `MetaEditor compiled ${counted(compiled, 'program')}.`
      if (compiled === paths.length) return done
      const named = remarks.slice(0, remarksMax).join(' ')
      return `${done} Compile ${counted(paths.length - compiled, 'program')} by hand (F7). ${named}`
    } finally {
      this.#isCompiling = false
    }
  }

  #view(): WindowTerminals {
    const { files, isOneIndicator } = this.#dependencies
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
    return findTerminalFolders(this.#dependencies.root, this.#named())
  }

  /** A trial has the one chosen indicator; every other plan has all. */
  #wanted(): PackagedFile[] {
    const { files, isOneIndicator, indicator } = this.#dependencies
    if (!isOneIndicator()) return [...files]
    const chosen = indicator.chosen()
    return files.filter(({ indicatorId }) => indicatorId === null || indicatorId === chosen)
  }

  #named(): string[] {
    return parse(Named, this.#dependencies.notes.readNote(foldersNote)) ?? []
  }

  #written(): Record<string, WrittenFiles> {
    return parse(Written, this.#dependencies.notes.readNote(writtenNote)) ?? {}
  }
}

/** The new programs; all of them when a file that they include is new. */
function programsToCompile(wanted: readonly PackagedFile[], newPaths: readonly string[]): string[] {
  const isShared = newPaths.some((path) => path.endsWith('.mqh'))
  const programs = wanted.map(({ path }) => path).filter((path) => path.endsWith('.mq5'))
  return isShared ? programs : programs.filter((path) => newPaths.includes(path))
}

function counted(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? '' : 's'}`
}

/** Where Windows keeps the data folders of all terminals of a person. */
export function terminalRoot(platform: NodeJS.Platform, appData: string | undefined): string | null {
  return platform === 'win32' && appData !== undefined && appData !== ''
    ? win32.join(appData, 'MetaQuotes', 'Terminal')
    : null
}

/** When the note is unreadable, its content is lost: the person is asked about changed files again. */
function parse<Schema extends z.ZodType>(schema: Schema, note: string | null): z.output<Schema> | null {
  if (note === null) return null
  try {
    return schema.parse(JSON.parse(note))
  } catch (error) {
    if (error instanceof Error) return null
    throw error
  }
}
