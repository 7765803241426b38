// Builds the executable of the desktop app for Windows, on any system: the Node that the lock file pins, with the app's
// script inside, in a setup program where NSIS is installed, and packs it. The service runs this at its first start;
// `npm run build:desktop` does by hand. What is finished and up to date is not built again. Signed with
// `-- --certificate FILE --password-file FILE [--timestamp URL]`, or by a command: `-- COMMAND ARGUMENTS`.
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brand } from '@stratomate/brand'
import { inject } from 'postject'
import { Data, NtExecutable, NtExecutableResource, Resource } from 'resedit'
import { buildFolder, executableFactsPath, executablePath, setupPath, repository } from './build-folder.ts'
import { builtWindow } from './built-window.ts'
import { bundleDesktop } from './bundle-desktop.ts'
import { executableInputs, type ExecutableFacts, hashOf, iconPath, keptExecutable } from './kept-executable.ts'
import { hasNsis, makeSetup } from './make-setup.ts'
import { pinnedVersion, readRuntime, readWindowsCalls } from './pinned-runtime.ts'
import { replaceWhole } from './replace-whole.ts'
import { readSigning, type Signing, signatureOf, signProgram } from './sign-program.ts'
import { smokeTest } from './smoke-test.ts'
import { readSubsystem, windowsSubsystem } from './windows-subsystem.ts'

const english = 1033
const unicode = 1200
/** The mark in Node that switches the blob on (Node, Single executable applications). */
const fuse = 'NODE_SEA_FUSE_fce680ab2cc467b6e072b8b5df1996b2'
const workPrefix = 'work-'
/** A build that takes longer hangs. */
const buildMsMax = 15 * 60_000
const stepCount = 6

async function build(): Promise<void> {
  const version = pinnedVersion()
  // A blob of another version is accepted without an error, and the program then crashes.
  if (process.versions.node !== version)
    throw new Error(`The executable is made with Node ${version}; this is ${process.versions.node}.`)
  setTimeout(() => process.exit(1), buildMsMax).unref()
  mkdirSync(buildFolder, { recursive: true })
  sweepWork()
  const signing = readSigning(process.argv.slice(2))
  const inputs = await executableInputs(version)
  if (isUpToDate(keptExecutable(inputs), signing)) console.log('The executable is up to date.')
  else await makeAll({ version, inputs, signing })
  say(stepCount, 'Packing the download')
  execFileSync(process.execPath, [join(import.meta.dirname, 'build-packages.ts')], { stdio: 'inherit' })
}

function isUpToDate(kept: ExecutableFacts | null, signing: Signing): boolean {
  if (kept === null || kept.certificate !== signatureOf(signing)) return false
  return kept.setupSha256 !== null || !hasNsis()
}

type Plan = { version: string; inputs: string; signing: Signing }

/** Everything is made in a separate folder; the facts are written last, and without them nothing counts. */
async function makeAll({ version, inputs, signing }: Plan): Promise<void> {
  const work = mkdtempSync(join(buildFolder, workPrefix))
  try {
    const [runtimePath, program] = [join(work, 'runtime.exe'), join(work, 'program.exe')]
    say(1, `Fetching Node ${version} for Windows`)
    writeFileSync(runtimePath, readRuntime(version, work))
    say(2, 'Making the executable')
    writeFileSync(program, dressUp(readFileSync(runtimePath)))
    await inject(program, 'NODE_SEA_BLOB', await makeBlob(work), { sentinelFuse: fuse })
    if (readSubsystem(readFileSync(program)) !== windowsSubsystem.graphical)
      throw new Error('The executable would open a console beside its window.')
    say(3, 'Testing the executable')
    printSmokeTest({ executable: program, runtime: runtimePath })
    say(4, signing.kind === 'none' ? 'Leaving it unsigned' : 'Signing the executable')
    signProgram(program, signing)
    say(5, hasNsis() ? 'Making the setup program' : 'Leaving the setup program out, since NSIS is not installed')
    const setup = makeSetup(program, { work, version: appVersion() })
    if (setup !== null) signProgram(setup, signing)
    rmSync(executableFactsPath, { force: true })
    replaceWhole(executablePath, readFileSync(program))
    if (setup === null) rmSync(setupPath, { force: true })
    else replaceWhole(setupPath, readFileSync(setup))
    const facts: ExecutableFacts = {
      inputs,
      sha256: hashOf(executablePath),
      setupSha256: setup === null ? null : hashOf(setupPath),
      certificate: signatureOf(signing),
    }
    replaceWhole(executableFactsPath, `${JSON.stringify(facts)}\n`)
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}

/** The service reads these lines (apps/server/src/main/build-desktop.ts). */
function say(step: number, words: string): void {
  console.log(`[${step}/${stepCount}] ${words}`)
}

function printSmokeTest(parts: { executable: string; runtime: string }): void {
  const smoke = smokeTest(parts)
  console.log(
    smoke.kind === 'ran'
      ? `The executable was started on ${smoke.on}.`
      : `NOT smoke-tested: ${smoke.why}. Start the executable once on Windows before anybody gets it.`,
  )
}

/** Removes what an interrupted build has left. */
function sweepWork(): void {
  for (const name of readdirSync(buildFolder).filter((each) => each.startsWith(workPrefix))) {
    const path = join(buildFolder, name)
    if (Date.now() - statSync(path).mtimeMs > buildMsMax) rmSync(path, { recursive: true, force: true })
  }
}

function appVersion(): string {
  // Safe: the file is ours, and npm has read it before.
  return (JSON.parse(readFileSync(join(repository, 'apps/desktop/package.json'), 'utf8')) as { version: string })
    .version
}

/** Sets name, version and company of the file, and removes the signature of the runtime, which no longer fits. */
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
  const icon = Data.IconFile.from(readFileSync(iconPath))
  const [group] = Resource.IconGroupEntry.fromEntries(resources.entries)
  Resource.IconGroupEntry.replaceIconsForResource(
    resources.entries,
    group?.id ?? 1,
    group?.lang ?? english,
    icon.icons.map((item) => item.data),
  )
  resources.outputResource(executable)
  // No console opens beside the window.
  executable.newHeader.optionalHeader.subsystem = windowsSubsystem.graphical
  return Buffer.from(executable.generate())
}

async function makeBlob(work: string): Promise<Buffer> {
  const { code } = await bundleDesktop('cjs')
  // Names without folders, because the blob contains them, and the same sources must give the same file everywhere.
  const [script, settings, blob, calls] = ['app.cjs', 'sea.json', 'app.blob', 'koffi.node'] as const
  writeFileSync(join(work, script), code)
  writeFileSync(join(work, calls), readWindowsCalls(work))
  // Code cache and snapshot belong to one system and are never made for another one.
  const facts = {
    main: script,
    output: blob,
    disableExperimentalSEAWarning: true,
    useSnapshot: false,
    useCodeCache: false,
    assets: {
      ...Object.fromEntries(builtWindow().map(({ path, file }) => [`window/${path}`, file])),
      [`windows/${calls}`]: calls,
    },
  }
  writeFileSync(join(work, settings), JSON.stringify(facts))
  execFileSync(process.execPath, ['--experimental-sea-config', settings], {
    cwd: work,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return readFileSync(join(work, blob))
}

await build()
