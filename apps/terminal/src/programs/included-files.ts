import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { mqlFolder } from '../mql-folder.ts'

/** Paths inside the MQL5 folder of everything that programs include, directly or not, and of the programs themselves. */
export function includedFiles(programs: readonly string[]): string[] {
  const found = new Set<string>()
  const waiting = [...programs]
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (found.has(path)) continue
    found.add(path)
    const text = readFileSync(join(mqlFolder, path), 'utf8')
    for (const [, name = ''] of text.matchAll(/^#include <(.+)>/gmu))
      waiting.push(`Include/${name.replaceAll('\\', '/')}`)
  }
  return [...found].toSorted((one, other) => (one < other ? -1 : 1))
}
