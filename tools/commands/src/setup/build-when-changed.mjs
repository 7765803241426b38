import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { npmProgram } from './npm-program.mjs'
import { lastLines, runQuietly } from './run-quietly.mjs'
import { SetupProblem } from './setup-problem.mjs'
import { readStamp, writeStamp } from './setup-stamp.mjs'

const foldersWithoutInputs = new Set(['node_modules', 'build', '.react-router', '.cache'])

/**
 * Runs the build of a workspace when one of its inputs has changed since the last one.
 * @param {string} root the repository
 * @param {{ name: string, words: string, workspace: string, folders: string[], result: string }} part what is built:
 *   `name` of its stamp, what people call it, its workspace, the folders of its inputs, and a path that
 *   exists when it is built
 * @returns {Promise<boolean>} whether something was built
 * @throws {SetupProblem} with one line for the person
 */
export async function buildWhenChanged(root, { name, words, workspace, folders, result }) {
  const inputs = hashInputs(root, folders)
  const hasBuild = existsSync(join(root, result))
  if (hasBuild && readStamp(root)[name] === inputs) return false

  const why = hasBuild ? 'their source has changed' : 'there is no build yet'
  console.log(`Building the ${words}, because ${why} …`)
  const npm = npmProgram(root)
  const args = [...npm.args, 'run', 'build', '--workspace', workspace]
  const built = await runQuietly({ command: npm.command, args, cwd: root, env: ownerEnvironment(process.env) })
  if (built.code !== 0) {
    throw new SetupProblem(`The ${words} could not be built; the build said:`, lastLines(built.output, 30))
  }
  writeStamp(root, { [name]: inputs })
  console.log(`Built the ${words} in ${built.seconds} s.`)
  return true
}

function ownerFile(environment) {
  const { OWNER_FILE: path = '' } = environment
  return existsSync(path) ? path : ''
}

/** The owner's file, if there is one, sets the brand of what is built. */
function ownerEnvironment(environment) {
  if (ownerFile(environment) === '') return environment
  const loader = new URL('./load-owner.mjs', import.meta.url)
  return {
    ...environment,
    OWNER_FILE: resolve(ownerFile(environment)),
    NODE_OPTIONS: `${environment.NODE_OPTIONS ?? ''} --import ${loader}`.trim(),
  }
}

/** One hash over every file that a build can be made from, without tests and earlier builds. */
function hashInputs(root, folders) {
  const files = folders.flatMap((folder) => listFiles(join(root, folder)))
  const hash = createHash('sha256')
  for (const file of ['package-lock.json', ...files.map((path) => relative(root, path)).toSorted()]) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0')
  }
  if (ownerFile(process.env) !== '') hash.update(readFileSync(ownerFile(process.env)))
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
