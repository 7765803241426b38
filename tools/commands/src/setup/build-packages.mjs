import { buildWhenChanged } from './build-when-changed.mjs'
import { packageFolders } from './build-web.mjs'

/**
 * Builds the ZIPs that people download when one of their inputs has changed since the last build.
 * @param {string} root the repository
 * @returns {Promise<boolean>} whether something was built
 * @throws {SetupProblem} with one line for the person
 */
export function buildPackages(root) {
  return buildWhenChanged(root, {
    name: 'packages',
    words: 'packages for download',
    workspace: '@stratomate/packaging',
    folders: ['apps/desktop', 'apps/terminal', 'tools/packaging', 'content', ...packageFolders(root)],
    result: 'tools/packaging/build/packages.json',
  })
}
