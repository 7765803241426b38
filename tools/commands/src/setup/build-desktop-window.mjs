import { buildWhenChanged } from './build-when-changed.mjs'
import { packageFolders } from './build-web.mjs'

/**
 * Builds the window of the desktop app when one of its inputs has changed since the last build.
 * @param {string} root the repository
 * @returns {Promise<boolean>} whether something was built
 * @throws {SetupProblem} with one line for the person
 */
export function buildDesktopWindow(root) {
  return buildWhenChanged(root, {
    name: 'window',
    words: 'window of the desktop app',
    workspace: '@stratomate/desktop',
    folders: ['apps/desktop', 'apps/terminal', ...packageFolders(root)],
    result: 'apps/desktop/build/window/index.html',
  })
}
