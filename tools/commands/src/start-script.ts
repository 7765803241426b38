import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repository } from './repository.ts'

/**
 * What `npm start` runs: flags for Node, and the path of a script, absolute.
 * @throws Error when that script does not call node
 */
export function startScript(): { flags: string[]; path: string } {
  // Safe: package.json of this repository, whose scripts the setup has run already.
  const { scripts } = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8')) as {
    scripts: { start: string }
  }
  const [program, ...flags] = scripts.start.split(' ')
  const path = flags.pop()
  if (program !== 'node' || path === undefined) throw new Error('The script "start" of package.json calls no node.')
  return { flags, path: join(repository, path) }
}
