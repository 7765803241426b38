import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/**
 * How to call npm: with the Node that the person started npm with, not with the pinned one in node_modules,
 * because `npm ci` deletes that one while it works.
 * @param {string} root the repository
 * @returns {{ command: string, args: string[] }}
 */
export function npmProgram(root) {
  const { npm_execpath: npmFile, npm_node_execpath: npmNode } = process.env
  const modules = join(root, 'node_modules')
  if (npmFile?.endsWith('.js') && npmNode && !npmNode.startsWith(modules) && existsSync(npmNode)) {
    return { command: npmNode, args: [npmFile] }
  }
  return { command: process.platform === 'win32' ? 'npm.cmd' : 'npm', args: [] }
}

/** The environment with node_modules/.bin of this repository taken out of PATH. */
export function environmentWithoutPinnedNode(root) {
  const pathName = Object.keys(process.env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH'
  const folders = (process.env[pathName] ?? '').split(delimiter)
  const outside = folders.filter((folder) => !folder.startsWith(join(root, 'node_modules')))
  return { ...process.env, [pathName]: outside.join(delimiter) }
}
