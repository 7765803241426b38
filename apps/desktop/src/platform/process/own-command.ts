import { join } from 'node:path'
import { isSea } from 'node:sea'

/** The first argument that makes this program the paper broker instead of the app. */
export const paperBrokerWord = 'paper-broker'

/**
 * How this program starts itself again: as one executable, as one bundled script, or from its sources, where this file
 * is not the one that runs.
 */
export function ownCommand(...args: string[]): [program: string, ...args: string[]] {
  if (isSea()) return [process.execPath, ...args]
  const isSource = import.meta.filename.endsWith('own-command.ts')
  return [process.execPath, isSource ? join(import.meta.dirname, '../../app/main.ts') : import.meta.filename, ...args]
}
