// npm leaves packages of other platforms out of the lock file when the registry does not have them, and `npm ci` then
// refuses the lock file on every machine ("Missing: … from lock file"). This puts them back.
import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const lockFile = join(dirname(fileURLToPath(import.meta.url)), '../../../package-lock.json')
const systems = ['android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'aix', 'win32']
const processors = ['arm64', 'arm', 'x64', 'ia32', 'ppc64', 'riscv64', 's390x', 'loong64', 'mips64el', 'wasm32']

const lock = JSON.parse(readFileSync(lockFile, 'utf8'))
const missing = findMissing(lock.packages)
const unclear = missing.filter(({ name }) => platformOf(name) === null)
if (unclear.length > 0) {
  for (const { name, owner } of unclear)
    console.error(`✗ ${name}, an optional dependency of ${owner}, names no platform: check it exists.`)
  process.exitCode = 1
} else {
  for (const { path, name, version } of missing)
    lock.packages[path] ??= { version, ...platformOf(name), optional: true }
  lock.packages = Object.fromEntries(Object.entries(lock.packages).toSorted(([a], [b]) => a.localeCompare(b, 'en')))
  if (missing.length > 0) writeFileSync(lockFile, `${JSON.stringify(lock, null, 2)}\n`)
  console.log(`package-lock.json: ${missing.length} packages of other platforms added.`)
}

/** Every optional dependency without an entry in the lock file, with the place where it belongs. */
function findMissing(packages) {
  return Object.entries(packages).flatMap(([owner, entry]) =>
    Object.entries(entry.optionalDependencies ?? {})
      .filter(([name]) => !folderChain(owner).some((folder) => `${folder}node_modules/${name}` in packages))
      .map(([name, version]) => ({ owner, name, version, path: placeOf(owner, name) })),
  )
}

/** Where Node looks from a package outwards: its own folder, then each folder above, down to the root. */
function folderChain(owner) {
  const chain = ['']
  for (let end = owner.length; end > 0; end = owner.lastIndexOf('/', end - 1)) chain.unshift(`${owner.slice(0, end)}/`)
  return chain
}

/** Beside its owner: two owners may want two versions. */
function placeOf(owner, name) {
  const end = owner.lastIndexOf('node_modules/')
  return `${end < 0 ? '' : owner.slice(0, end)}node_modules/${name}`
}

/** Reads `os`, `cpu` and `libc` from a name such as `@oxlint/binding-linux-x64-musl`; null when it names none. */
function platformOf(name) {
  const words = name.split(/[/-]/)
  const cpu = processors.find((processor) => words.includes(processor))
  if (cpu === undefined) return null
  if (cpu === 'wasm32') return { cpu: ['wasm32'] }
  const os = systems.find((system) => words.includes(system))
  if (os === undefined) return null
  const libc = words.includes('musl') ? ['musl'] : words.includes('gnu') && os === 'linux' ? ['glibc'] : undefined
  return { cpu: [cpu], ...(libc && { libc }), os: [os] }
}
