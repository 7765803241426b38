import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const stampFile = (root) => join(root, 'node_modules', '.stratomate-setup.json')

/** What the last set-up did, as hashes of its inputs; empty before the first one or when the file is damaged. */
export function readStamp(root) {
  try {
    return JSON.parse(readFileSync(stampFile(root), 'utf8'))
  } catch {
    // Without a stamp it is unknown whether the work was done, so it is done again.
    return {}
  }
}

/** Remembers what has just been done, beside what was known before. */
export function writeStamp(root, change) {
  writeFileSync(stampFile(root), `${JSON.stringify({ ...readStamp(root), ...change }, null, 2)}\n`)
}
