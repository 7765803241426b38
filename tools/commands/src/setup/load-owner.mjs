// Loaded before anything else (`node --import`) where OWNER_FILE names the file of the owner: the brand of every process, and
// of what is built, is then the owner's. What the file may hold is checked by the service (main/production/owner-file.ts).
import { readFileSync } from 'node:fs'

const path = process.env.OWNER_FILE ?? ''
if (path !== '') globalThis.ownerOfStratomate = readOwner()

function readOwner() {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    process.stderr.write(`Cannot start. OWNER_FILE is not valid: ${error.message}\n`)
    return process.exit(1)
  }
}
