import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { isatty } from 'node:tty'
import type { PendingLicenceKeys } from '#desktop/adapters/server-api/pending-licence-keys.ts'

// The terminal in which people type; opened by number, since a program without one may have no readable input at all.
const inputNumber = 0

export function isTerminal(): boolean {
  return isatty(inputNumber)
}

/** Takes each line that a person types as a licence key, until the program ends. */
export function readTypedKeys(input: Readable, keys: Pick<PendingLicenceKeys, 'add'>): void {
  createInterface({ input, terminal: false }).on('line', (line) => keys.add(line))
}
