// Runs before `npm start`, `npm test` and `npm run demo` on whatever Node the machine has, before any package is
// installed: standard library only, plain JavaScript. `--install` leaves the builds to the caller.
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildPackages } from './setup/build-packages.mjs'
import { buildDesktopWindow } from './setup/build-desktop-window.mjs'
import { buildWeb } from './setup/build-web.mjs'
import { installPackages } from './setup/install-packages.mjs'
import { linkPinnedNode } from './setup/link-pinned-node.mjs'
import { SetupProblem } from './setup/setup-problem.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '../../..')
const installOnly = process.argv.includes('--install')

try {
  const major = Number(process.versions.node.split('.')[0])
  if (major < 20)
    throw new SetupProblem(`Node ${process.versions.node} is too old: install Node 20 or newer (nodejs.org).`)
  const installed = await installPackages(root)
  if (!hasPinnedNode()) await linkPinnedNode(root)
  if (major < 24 && !hasPinnedNode()) {
    throw new SetupProblem(
      `There is no packaged Node 24 for ${process.platform} ${process.arch}, and this one is ${process.versions.node}: install Node 24 (nodejs.org).`,
    )
  }
  const built = installOnly ? [] : [await buildWeb(root), await buildDesktopWindow(root), await buildPackages(root)]
  if (!installed && !built.includes(true))
    console.log(`Set-up: ${installOnly ? 'packages are' : 'packages and builds are'} up to date.`)
} catch (error) {
  if (!(error instanceof SetupProblem)) throw error
  console.error(`✗ ${error.message}`)
  if (error.detail !== '') console.error(error.detail)
  // The last line of the test command is always this one, even when no test could run.
  if (installOnly) console.log('0 passed, 1 failed')
  process.exitCode = 1
}

/** Node 24 comes as an optional package; npm scripts find it before the machine's own. */
function hasPinnedNode() {
  return ['node', 'node.exe', 'node.cmd'].some((name) => existsSync(join(root, 'node_modules/.bin', name)))
}
