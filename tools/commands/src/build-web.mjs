import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { npmProgram } from './npm-program.mjs'
import { lastLines, runQuietly } from './run-quietly.mjs'
import { SetupProblem } from './setup-problem.mjs'
import { readStamp, writeStamp } from './setup-stamp.mjs'

const foldersWithoutInputs = new Set(['node_modules', 'build', '.react-router', '.cache'])

/**
 * Builds the web pages when one of their inputs has changed since the last build.
 * @param {string} root the repository
 * @returns {Promise<boolean>} whether something was built
 * @throws {SetupProblem} with one line for the person
 */
export async function buildWeb(root) {
  const manifest = JSON.parse(readFileSync(join(root, 'apps/web/package.json'), 'utf8'))
  if (manifest.scripts?.build === undefined) {
    console.log('The web app has no build script yet, so no pages are built.')
    return false
  }
  const web = hashInputs(root)
  const hasBuild = existsSync(join(root, 'apps/web/build/client'))
  if (hasBuild && readStamp(root).web === web) return false

  const why = hasBuild ? 'their source has changed' : 'there is no build yet'
  console.log(`Building the web pages, because ${why} …`)
  const npm = npmProgram(root)
  const args = [...npm.args, 'run', 'build', '--workspace', '@stratomate/web']
  const result = await runQuietly({ command: npm.command, args, cwd: root })
  if (result.code !== 0) {
    throw new SetupProblem('The web pages could not be built; the build said:', lastLines(result.output, 30))
  }
  writeStamp(root, { web })
  console.log(`Web pages built in ${result.seconds} s.`)
  return true
}

/** One hash over every file that a page can be made from; tests and earlier builds are not among them. */
function hashInputs(root) {
  const packages = readdirSync(join(root, 'packages')).map((name) => `packages/${name}`)
  const files = ['apps/web', 'content', ...packages].flatMap((folder) => listFiles(join(root, folder)))
  const hash = createHash('sha256')
  for (const file of ['package-lock.json', ...files.map((path) => relative(root, path)).toSorted()]) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0')
  }
  return hash.digest('hex')
}

function listFiles(folder) {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return foldersWithoutInputs.has(entry.name) ? [] : listFiles(path)
    return entry.isFile() && !/\.test\.tsx?$/.test(entry.name) ? [path] : []
  })
}
