import type { Violation } from '../source-file.ts'

const filesMax = 12

/** The first thing a stranger sees is short: what needs no place in the root has none there. */
export function checkRootFiles(paths: readonly string[]): Violation[] {
  const roots = paths.filter((path) => !path.includes('/'))
  if (roots.length <= filesMax) return []
  return [
    {
      law: 'root files',
      path: '.',
      line: 1,
      message: `${roots.length} files in the root, ${filesMax} at most: ${roots.join(' ')}`,
    },
  ]
}
