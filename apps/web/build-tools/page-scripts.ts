import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The scripts that the built page at `path` names, as paths: what its reader loads before it can be used. */
export function pageScripts(folder: string, path: string): string[] {
  const html = readFileSync(join(folder, path, 'index.html'), 'utf8')
  const named = [...html.matchAll(/\/(assets\/[^"'\s]+\.js)/gu)].map(([, file]) => file ?? '')
  return [...new Set(named)].map((file) => join(folder, file))
}
