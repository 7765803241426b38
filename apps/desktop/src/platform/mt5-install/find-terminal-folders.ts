import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, win32 } from 'node:path'

/** A data folder of MetaTrader 5, and the folder of its program if `origin.txt` names it. */
export type TerminalPlace = { folder: string; program: string | null }

const originFile = 'origin.txt'
const originBytesMax = 4_096
const foldersMax = 50

/**
 * The data folders of MetaTrader 5 below `root` (each contains an `origin.txt`), and those that the person named. A
 * folder that is no longer a data folder is left out.
 */
export function findTerminalFolders(root: string | null, named: readonly string[]): TerminalPlace[] {
  const found = root === null ? [] : childrenOf(root).filter((folder) => existsSync(join(folder, originFile)))
  const all = [...new Set([...found, ...named])].filter(isDataFolder).slice(0, foldersMax)
  return all.map((folder) => ({ folder, program: readOrigin(join(folder, originFile)) }))
}

/** Whether a folder is one in which a terminal keeps its programs. */
export function isDataFolder(folder: string): boolean {
  return statSync(join(folder, 'MQL5'), { throwIfNoEntry: false })?.isDirectory() === true
}

function childrenOf(root: string): string[] {
  try {
    const entries = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory())
    return entries.map(({ name }) => join(root, name)).toSorted()
  } catch (error) {
    // There is no such folder, or it may not be read: no terminal is found.
    if (error instanceof Error) return []
    throw error
  }
}

/** The terminal writes UTF-16 with a byte-order mark; some write UTF-8. */
function readOrigin(path: string): string | null {
  try {
    if (statSync(path).size > originBytesMax) return null
    const bytes = readFileSync(path)
    const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8'
    const text = new TextDecoder(encoding).decode(bytes).replaceAll('\0', '').trim()
    return text === '' ? null : text
  } catch (error) {
    if (error instanceof Error) return null
    throw error
  }
}

type Computer = { platform: NodeJS.Platform; appData: string | undefined; dataFolder: string }

/**
 * Where terminals look for the address: on Windows in the folder that all terminals of a person share, else beside the
 * data.
 */
export function commonFolderOf({ platform, appData, dataFolder }: Computer): string {
  if (platform !== 'win32' || appData === undefined || appData === '') return join(dataFolder, 'common')
  return win32.join(appData, 'MetaQuotes', 'Terminal', 'Common', 'Files')
}
