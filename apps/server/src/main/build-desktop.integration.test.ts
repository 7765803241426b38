import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unzipSync } from 'fflate'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { startDesktopBuild } from './build-desktop.ts'
import { createLogger } from './logger.ts'
import { archiveOf } from './testing/send-upload.ts'
import { type Shop, startShop } from './testing/start-shop.ts'

const folder = mkdtempSync(join(tmpdir(), 'stratomate-build-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
const pidFile = join(folder, 'pid')
const goFile = join(folder, 'go')

/** The list that a build writes for the archive beside it. */
function listOf(bytes: Buffer): string {
  const name = 'stratomate-desktop'
  const facts = { kind: 'desktop', name, version: '1.5.0', fileName: `${name}.zip`, releasedOn: '2026-11-21' }
  return JSON.stringify([{ ...facts, sizeBytes: bytes.length, sha256: sha256(bytes) }])
}

const small = archiveOf('small', { name: 'app/stratomate-desktop.mjs', data: 'the app' })
const whole = archiveOf('whole', { name: 'Trader Setup.exe', data: 'MZ' })

/** A program in place of the build: it writes down its id and that of a program it has started, then does `work`. */
function builder(work: string): string {
  const path = join(folder, 'builder.mjs')
  writeFileSync(
    path,
    `import { spawn } from 'node:child_process'
     import { existsSync, writeFileSync } from 'node:fs'
     const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' })
     child.unref()
     writeFileSync(${JSON.stringify(pidFile)}, JSON.stringify([process.pid, child.pid]))
     const until = async (name) => { while (!existsSync(name)) await new Promise((done) => setTimeout(done, 20)) }
     const end = (code) => { child.kill(); process.exit(code) }
     ${work}`,
  )
  return path
}

const buildsWhole = `
  console.log('[2/6] Making the executable')
  await until(${JSON.stringify(goFile)})
  writeFileSync(${JSON.stringify(join(folder, 'stratomate-desktop.zip'))}, Buffer.from('${whole.toString('base64')}', 'base64'))
  writeFileSync(${JSON.stringify(join(folder, 'packages.json'))}, ${JSON.stringify(listOf(whole))})
  end(0)`
const hangs = `console.log('[1/6] Fetching'); setInterval(() => {}, 1000)`

type Limits = { msMax?: number; bytesFree?: number }

const buildOf = (program: string, { msMax = 60_000, bytesFree = 0 }: Limits = {}) => ({
  program,
  args: [],
  msMax,
  bytesFree,
})

async function open(program: string): Promise<Shop> {
  writeFileSync(join(folder, 'stratomate-desktop.zip'), small)
  writeFileSync(join(folder, 'packages.json'), listOf(small))
  const shop = await startShop({
    environment: { DESKTOP_BUILD: 'on' },
    outside: { packagesFolder: folder, desktopBuild: buildOf(program) },
  })
  onTestFinished(() => shop.close())
  return shop
}

/** A build without a service; counts what it publishes. */
function start(program: string, limits: Limits = {}) {
  const published = { count: 0 }
  const publish = () => Promise.resolve(void (published.count += 1))
  const build = startDesktopBuild(buildOf(program, limits), { log: createLogger({ kind: 'none' }), publish })
  onTestFinished(() => build.stop())
  return { build, published }
}

const answerOf = async (shop: Shop) => (await shop.visitor().call('readInstaller')).body
const stateOf = async (shop: Shop) => (await answerOf(shop)).build.state
const detailOf = async (shop: Shop) =>
  (await shop.visitor().call('readStatus')).body.components.find(({ id }) => id === 'desktop-app')?.detail
const builders = () => JSON.parse(readFileSync(pidFile, 'utf8')) as number[]
/** A process that has ended counts as ended even if its parent has not yet collected its exit code. */
function runs(pid: number): boolean {
  try {
    return !/^State:\s+Z/mu.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
  } catch {
    return false
  }
}

test('until the build is done the small package is served, with the progress; then the whole one takes its place', async () => {
  const shop = await open(builder(buildsWhole))
  await expect.poll(async () => (await answerOf(shop)).build).toMatchObject({ step: 2 })
  const before = await answerOf(shop)
  const detail = await detailOf(shop)
  writeFileSync(goFile, '')
  await expect.poll(() => stateOf(shop), { timeout: 10_000 }).toBe('ready')
  const after = await answerOf(shop)
  const bytes = Buffer.from(await (await fetch(new URL(after.installer?.downloadUrl ?? '', shop.origin))).arrayBuffer())

  expect(before.build).toEqual({ state: 'building', step: 2, steps: 6, words: 'Making the executable' })
  expect(before.installer).toMatchObject({ app: 'script', holdsProgram: false })
  expect(detail).toBe(
    'A new package for Windows is being built, step 2 of 6 (Making the executable). The download holds the small package, which needs Node 24.',
  )
  expect(after.installer).toMatchObject({ app: 'setup', holdsProgram: true, isSigned: false, sha256: sha256(bytes) })
  expect(Object.keys(unzipSync(bytes))).toEqual(['read me.txt', 'Trader Setup.exe', 'stratomate-service.json'])
  expect(await detailOf(shop)).toBe('The download holds a setup program for Windows.')
  const [pid = 0] = builders()
  rmSync(goFile)
  await shop.restart()
  await expect.poll(() => builders()[0]).not.toBe(pid)
  expect((await answerOf(shop)).installer).toMatchObject({ app: 'setup' })
  const again = builders()
  await shop.close()
  await expect.poll(() => again.some(runs)).toBe(false)
})

test.each([
  ['ends with an error', 'end(3)', {}],
  ['is killed', `process.kill(process.pid, 'SIGKILL')`, {}],
  ['hangs', hangs, { msMax: 1_000 }],
  ['is not there', null, {}],
])('a build that %s is told as failed, publishes nothing and leaves no process behind', async (_what, work, limits) => {
  rmSync(pidFile, { force: true })
  const { build, published } = start(work === null ? join(folder, 'nobody.mjs') : builder(work), limits)
  await expect.poll(() => build.view().state, { timeout: 15_000 }).toBe('failed')

  expect(build.view()).toEqual({ state: 'failed', reason: 'build' })
  expect(published.count).toBe(0)
  await expect.poll(() => existsSync(pidFile) && builders().some(runs)).toBe(false)
})

test('without enough memory nothing is started', () => {
  rmSync(pidFile, { force: true })
  const { build } = start(builder(hangs), { bytesFree: Number.MAX_SAFE_INTEGER })

  expect(build.view()).toEqual({ state: 'failed', reason: 'memory' })
  expect(existsSync(pidFile)).toBe(false)
})

test('the build gives way to the service, and ends with it together with what it has started', async ({ skip }) => {
  if (process.platform !== 'linux') skip('the priority is read from /proc')
  const { build, published } = start(builder(hangs))
  await expect.poll(() => build.view()).toMatchObject({ step: 1 })
  const started = builders()
  const nice = readFileSync(`/proc/${started[0]}/stat`, 'utf8').split(') ')[1]?.split(' ')[16]
  const adjusted = readFileSync(`/proc/${started[0]}/oom_score_adj`, 'utf8').trim()
  await build.stop()

  expect(nice).toBe('19')
  expect(adjusted).toBe('1000')
  await expect.poll(() => started.some(runs)).toBe(false)
  expect(published.count).toBe(0)
})
