import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { environmentWithoutPinnedNode, npmProgram } from './npm-program.mjs'
import { lastLines, runQuietly } from './run-quietly.mjs'
import { SetupProblem } from './setup-problem.mjs'
import { readStamp, writeStamp } from './setup-stamp.mjs'

/**
 * Makes node_modules match package-lock.json, and does nothing when it already does. @param {string} root the
 * repository @returns {Promise<boolean>} whether something was installed @throws {SetupProblem} with one line for the
 * person
 */
export async function installPackages(root) {
  const lockFile = join(root, 'package-lock.json')
  if (!existsSync(lockFile)) {
    throw new SetupProblem(
      'package-lock.json is missing: this is not a complete copy of the repository; clone it again.',
    )
  }
  const lockText = readFileSync(lockFile)
  const lock = createHash('sha256').update(lockText).digest('hex')
  const hasModules = existsSync(join(root, 'node_modules', '.package-lock.json'))
  if (hasModules && readStamp(root).lock === lock) return false
  if (hasModules && isInstalled(root, JSON.parse(lockText.toString()))) {
    writeStamp(root, { lock })
    return false
  }

  const why = hasModules ? 'package-lock.json has changed' : 'this is the first run in this folder'
  console.log(`Installing packages (npm ci), because ${why}: about a minute …`)
  const npm = npmProgram(root)
  const flags = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund']
  const env = environmentWithoutPinnedNode(root)
  const result = await runQuietly({ command: npm.command, args: [...npm.args, ...flags], cwd: root, env })
  if (result.code !== 0) throw new SetupProblem(installProblem(result.output), lastLines(result.output, 12))
  writeStamp(root, { lock })
  console.log(`Packages installed in ${result.seconds} s.`)
  return true
}

/** Whether npm's own record of node_modules has every package of the lock file that this machine needs. */
function isInstalled(root, lock) {
  const record = JSON.parse(readFileSync(join(root, 'node_modules', '.package-lock.json'), 'utf8'))
  return Object.entries(lock.packages).every(([path, wanted]) => {
    if (path === '' || !path.includes('node_modules/')) return true
    const present = record.packages[path]
    if (present === undefined) return wanted.optional === true && !fitsThisMachine(wanted)
    return present.version === wanted.version
  })
}

/** Whether an optional package is meant for this machine; a package of one C library is left to npm to judge. */
function fitsThisMachine({ os, cpu, libc }) {
  if (libc !== undefined || (os === undefined && cpu === undefined)) return false
  return (os?.includes(process.platform) ?? true) && (cpu?.includes(process.arch) ?? true)
}

const problems = [
  [
    /ENOTFOUND|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EAI_AGAIN/,
    'npm could not reach the package registry: check the network or proxy (`npm config get registry`), then run the same command again.',
  ],
  [
    /EUSAGE|not in sync/,
    'package-lock.json does not fit package.json: run `npm run lockfile`, then the same command again.',
  ],
  [
    /E404|ETARGET/,
    'The package registry does not have a package that package-lock.json names: check `npm config get registry`, then run the same command again.',
  ],
  [
    /EINTEGRITY/,
    'A package differs from the one that package-lock.json names: run `npm cache clean --force`, then the same command again.',
  ],
  [/ENOSPC/, 'The disk is full: free about 1.5 GB, then run the same command again.'],
  [
    /EACCES|EPERM|EROFS/,
    'node_modules cannot be written: close programs that use this folder and check that it belongs to you, then run the same command again.',
  ],
]

function installProblem(output) {
  const known = problems.find(([pattern]) => pattern.test(output))
  return known?.[1] ?? 'npm could not install the packages; its last lines follow.'
}
