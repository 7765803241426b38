import type { Violation } from '../source-file.ts'

const filesMax = 12

/** The root is the first thing that a newcomer sees, so it is short: what need not be there is not. */
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
