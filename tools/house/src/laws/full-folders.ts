import { dirname } from 'node:path'
import { roomOf } from '../rooms.ts'
import { isTest, type SourceFile, type Violation } from '../source-file.ts'

const law = 'full folders'
const filesMax = 25

/** Folders that are over the limit for now, with the reason. */
const exceptions = new Map([
  // Blocks become formulas and kernels when the library is divided; until then they stay where the definitions look for them.
  ['packages/indicators/src/blocks', 45],
])

/**
 * A folder of source holds at most 25 files beside their tests; above that it has folders named by nouns, so that a stranger
 * can guess where a thing is. Tests, what only tests use, and data (`*.data.ts`) are apart: their number follows the product.
 */
export function checkFullFolders(files: readonly SourceFile[]): Violation[] {
  const counts = new Map<string, number>()
  for (const { path, code } of files) {
    if (code === null || roomOf(path) === null || isTest(path) || path.endsWith('.data.ts')) continue
    const folder = dirname(path)
    counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  return [...counts].flatMap(([folder, count]) => {
    const max = exceptions.get(folder) ?? filesMax
    if (count <= max) return []
    return [{ law, path: folder, line: 1, message: `holds ${count} source files, ${max} at most: divide it by nouns` }]
  })
}
