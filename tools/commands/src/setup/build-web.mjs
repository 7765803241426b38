import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { buildWhenChanged } from './build-when-changed.mjs'

/**
 * Builds the web pages when one of their inputs has changed since the last build.
 * @param {string} root the repository
 * @returns {Promise<boolean>} whether something was built
 * @throws {SetupProblem} with one line for the person
 */
export function buildWeb(root) {
  return buildWhenChanged(root, {
    name: 'web',
    words: 'web pages',
    workspace: '@stratomate/web',
    folders: ['apps/web', 'content', ...packageFolders(root)],
    result: 'apps/web/build/client',
  })
}

/** The folders of all packages, whose sources go into every build. */
export function packageFolders(root) {
  return readdirSync(join(root, 'packages')).map((name) => `packages/${name}`)
}
