import { dirname } from 'node:path'
import { roomOf } from '../rooms.ts'
import { isTest, type SourceFile, type Violation } from '../source-file.ts'

const law = 'full folders'
const filesMax = 25

/**
 * A folder of source has at most 25 files beside their tests; above that it has folders named by nouns, so that a
 * newcomer can guess where a thing is. Tests, what only tests use, and data (`*.data.ts`) do not count: their number
 * follows the product.
 */
export function checkFullFolders(files: readonly SourceFile[]): Violation[] {
  const counts = new Map<string, number>()
  for (const { path, code } of files) {
    if (code === null || roomOf(path) === null || isTest(path) || path.endsWith('.data.ts')) continue
    const folder = dirname(path)
    counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  return [...counts].flatMap(([folder, count]) => {
    if (count <= filesMax) return []
    const message = `holds ${count} source files, ${filesMax} at most: divide it by nouns`
    return [{ law, path: folder, line: 1, message }]
  })
}
