import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { environmentWithoutPinnedNode, npmProgram } from './npm-program.mjs'
import { runQuietly } from './run-quietly.mjs'

/**
 * Lets npm scripts find the Node that the lock file brings. The npm of Debian 13 (9.2) installs it and leaves out its
 * command; asked for that package alone, it makes the command.
 * @param {string} root the repository
 */
export async function linkPinnedNode(root) {
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`
  if (!existsSync(join(root, 'node_modules', name))) return
  const npm = npmProgram(root)
  const args = [...npm.args, 'rebuild', name]
  await runQuietly({ command: npm.command, args, cwd: root, env: environmentWithoutPinnedNode(root) })
}
