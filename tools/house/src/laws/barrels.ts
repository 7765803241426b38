import { roomOf } from '../rooms.ts'
import type { SourceFile, Violation } from '../source-file.ts'

const law = 'barrels'
const doors = [
  /^packages\/[^/]+\/src\/index\.ts$/,
  /\/features\/[^/]+\/index\.ts$/,
  /^apps\/server\/src\/db\/tables\/index\.ts$/,
  /^packages\/indicators\/src\/[^/]+\/index\.ts$/,
]

/** A file that only passes on what others export is the one `index.ts` of a package or a feature, or it is not. */
export function checkBarrels(files: readonly SourceFile[]): Violation[] {
  return files.flatMap(({ path, code }) => {
    if (code === null || roomOf(path) === null || doors.some((door) => door.test(path))) return []
    if (code.onlyReexports)
      return [{ law, path, line: 1, message: 'only passes on exports: import from where things are' }]
    if (/\/index\.tsx?$/.test(path)) {
      return [
        { law, path, line: 1, message: 'index.ts is the door of a package or a feature: name it after its export' },
      ]
    }
    return []
  })
}
