import { dirname, join } from 'node:path'
import { isSea } from 'node:sea'

/** The version of this app. */
export const appVersion = '0.1.0'

/** The first argument that makes this program the paper broker instead of the app. */
export const paperBrokerWord = 'paper-broker'
/** The first argument that makes it the tray icon. */
export const trayIconWord = 'tray-icon'

const isSource = (): boolean => !isSea() && import.meta.filename.endsWith('own-command.ts')

/**
 * How this program starts itself again: as one executable, as one bundled script, or from its sources, where this file
 * is not the main one.
 */
export function ownCommand(...args: string[]): [program: string, ...args: string[]] {
  if (isSea()) return [process.execPath, ...args]
  return [process.execPath, isSource() ? join(import.meta.dirname, '../../app/main.ts') : import.meta.filename, ...args]
}

/** The root of the repository when the app runs from its sources, else null. */
export function ownRepository(): string | null {
  return isSource() ? join(import.meta.dirname, '../../../../..') : null
}

/** The folder of the running executable or script. */
export function ownFolder(): string {
  return dirname(isSea() ? process.execPath : import.meta.filename)
}
