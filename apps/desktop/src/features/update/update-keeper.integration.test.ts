import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setupFileName } from '@stratomate/brand'
import { downloads } from '@stratomate/contracts'
import { serviceStampName } from '@stratomate/contracts/desktop/service-stamp'
import { type UpdateClaims, updateTokenType } from '@stratomate/contracts/desktop/update'
import { bytesOf, zipModel } from '@stratomate/domain/files/testing/zip-model'
import { listeningPort } from '@stratomate/std/ports'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ServerClient } from '#desktop/adapters/server-api/server-client.ts'
import { TokenError, verifyUpdate } from '#desktop/adapters/server-api/token-verifier.ts'
import { createKeys, sign } from '#desktop/testing/server-keys.ts'
import { UpdateKeeper } from './update-keeper.ts'

const sha256Of = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
const keys = await createKeys()

/** A package as the service publishes it: the setup program, its stamp, and a file that nothing needs. */
function packageOf(version: string, program = setupFileName): Buffer {
  return bytesOf(
    zipModel([
      { name: program, data: `the setup of ${version} `.repeat(20_000) },
      { name: serviceStampName, data: `{"of":"${version}"}\n` },
      { name: 'README.txt', data: 'read me', method: 0 },
    ]),
  )
}

type Description = { version: string; bytes: Buffer; changes?: Record<string, unknown>; key?: typeof keys.own }

function describe({ version, bytes, changes = {}, key = keys.own }: Description): Promise<string> {
  const facts = { version, sizeBytes: bytes.length, sha256: sha256Of(bytes), app: 'setup', package: 'a'.repeat(64) }
  return sign({ ...facts, ...changes }, { key, type: updateTokenType, expiresAtMs: Date.now() + 1e9 })
}

/** What the service publishes, and how it sends it. */
const service = {
  token: null as string | null,
  bytes: Buffer.alloc(0) as Buffer,
  /** The file is cut off after this many bytes; null sends it whole. */
  cutAfter: null as number | null,
  ranges: [] as (string | undefined)[],
}
const server = createServer((request, response) => {
  if (request.url !== downloads.installer) return response.writeHead(404).end()
  service.ranges.push(request.headers.range)
  const first = Number(/^bytes=(\d+)-$/u.exec(request.headers.range ?? '')?.[1] ?? 0)
  response.writeHead(first === 0 ? 200 : 206, { 'content-length': String(service.bytes.length - first) })
  return sendFrom(response, first)
})

function sendFrom(response: ServerResponse, first: number): unknown {
  const { cutAfter, bytes } = service
  if (cutAfter === null) return response.end(bytes.subarray(first))
  return response.write(bytes.subarray(first, first + cutAfter), () => setTimeout(() => response.destroy(), 50))
}

let folder: string
let installed: string[]
let notes: Map<string, string>
let isTrading: boolean
let open: number

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'updates-'))
  Object.assign(service, { token: null, cutAfter: null, ranges: [] })
  ;[installed, notes, isTrading, open] = [[], new Map(), false, 0]
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterEach(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  rmSync(folder, { recursive: true })
})

async function readDescription(token: string): Promise<UpdateClaims | null> {
  try {
    return await verifyUpdate(token, { keys: { keys: [keys.published] }, nowMs: Date.now() })
  } catch (error) {
    if (error instanceof TokenError) return null
    throw error
  }
}

/** The updates of an app of version 1.0.0 that was installed from a package. */
function newKeeper(): UpdateKeeper {
  const client = new ServerClient({ origin: `http://127.0.0.1:${listeningPort(server)}` })
  return new UpdateKeeper({
    dataFolder: folder,
    own: { version: '1.0.0', package: 'f'.repeat(64) },
    source: {
      ask: async () => service.token,
      openPackage: (from) => client.openPackage({ ...from, signal: AbortSignal.timeout(30_000) }),
    },
    verify: readDescription,
    notes: { readNote: (key) => notes.get(key) ?? null, writeNote: (key, value) => void notes.set(key, value) },
    pauses: { cause: () => (isTrading ? null : 'owner') },
    ledger: { openCount: () => open },
    log: { info: () => {}, warn: () => {} },
    changed: () => {},
    runSetup: (path) => void installed.push(path),
  })
}

async function publish(version: string, bytes = packageOf(version)): Promise<void> {
  service.bytes = bytes
  service.token = await describe({ version, bytes })
}

test('a newer version is fetched, checked and ready; asked for, its setup runs with the stamp beside it', async () => {
  await publish('1.1.0')
  const keeper = newKeeper()
  await keeper.look()

  expect(keeper.view()).toEqual({
    newest: { kind: 'ready', version: '1.1.0', place: { kind: 'setup' } },
    previous: null,
    wait: null,
  })
  expect(await keeper.install('1.1.0')).toMatchObject({ ok: true })
  const [path = ''] = installed
  expect(readFileSync(path, 'utf8')).toBe('the setup of 1.1.0 '.repeat(20_000))
  expect(readFileSync(join(dirname(path), serviceStampName), 'utf8')).toBe('{"of":"1.1.0"}\n')
})

test.each([
  ['the version that runs', '1.0.0', {}],
  ['an older version', '0.9.9', {}],
  ['the package that this app came in, whatever it is called', '1.2.0', { package: 'f'.repeat(64) }],
])('%s is nothing new, and nothing is fetched', async (_which, version, changes) => {
  const bytes = packageOf(version)
  service.token = await describe({ version, bytes, changes })
  const keeper = newKeeper()
  await keeper.look()

  expect(keeper.view().newest).toEqual({ kind: 'none' })
  expect(service.ranges).toEqual([])
})

test('a download that breaks off goes on where it was, and what was there is checked with the rest', async () => {
  await publish('1.1.0')
  service.cutAfter = 1_000
  const keeper = newKeeper()

  await expect(keeper.look()).rejects.toMatchObject({ code: 'unreachable' })
  service.cutAfter = null
  await newKeeper().look()
  await keeper.look()

  expect(service.ranges).toEqual([undefined, 'bytes=1000-'])
  expect(keeper.view().newest).toMatchObject({ kind: 'ready', version: '1.1.0' })
})

test.each([
  [
    'with one bit changed',
    (bytes: Buffer) => Buffer.from(bytes.map((byte, at) => (at === 500 ? byte ^ 1 : byte))),
    /content/u,
  ],
  ['cut', (bytes: Buffer) => bytes.subarray(0, -1), /smaller/u],
  ['longer than described', (bytes: Buffer) => Buffer.concat([bytes, Buffer.from('x')]), /larger/u],
])(
  'a package %s is refused once, not kept, and fetched again only when a person asks',
  async (_how, change, reason) => {
    const bytes = packageOf('1.1.0')
    await publish('1.1.0', bytes)
    service.bytes = change(bytes)
    const keeper = newKeeper()
    await keeper.look()
    await keeper.look()

    expect(keeper.view().newest).toMatchObject({ kind: 'failed', reason: expect.stringMatching(reason) })
    expect(service.ranges).toHaveLength(1)
    expect(await keeper.install('1.1.0')).toMatchObject({ ok: false })

    service.bytes = bytes
    keeper.lookAgain()
    await keeper.look()
    expect(keeper.view().newest).toMatchObject({ kind: 'ready', version: '1.1.0' })
  },
)

test('a description that another key has signed is refused, and nothing is fetched', async () => {
  const bytes = packageOf('1.1.0')
  service.token = await describe({ version: '1.1.0', bytes, key: keys.other })
  const keeper = newKeeper()
  await keeper.look()

  expect(keeper.view().newest).toMatchObject({ kind: 'failed', reason: expect.stringContaining('not signed') })
  expect(service.ranges).toEqual([])
})

test('a token of the same key for another purpose is no description', async () => {
  const bytes = packageOf('1.1.0')
  const facts = {
    version: '1.1.0',
    sizeBytes: bytes.length,
    sha256: sha256Of(bytes),
    app: 'setup',
    package: 'a'.repeat(64),
  }
  service.token = await sign(facts, { key: keys.own, type: 'lease+jwt', expiresAtMs: Date.now() + 1e9 })
  const keeper = newKeeper()
  await keeper.look()

  expect(keeper.view().newest).toMatchObject({ kind: 'failed' })
})

test('an earlier description that is played again after a later one is refused, also after a restart', async () => {
  await publish('1.1.0')
  const earlier = { token: service.token, bytes: service.bytes }
  await publish('1.2.0')
  await newKeeper().look()
  Object.assign(service, earlier)
  const restarted = newKeeper()
  await restarted.look()

  expect(restarted.view().newest).toMatchObject({ kind: 'failed', reason: 'version 1.2.0 was published before it' })
})

test('nothing is installed while trading runs or a trade is open, and the window says what to wait for', async () => {
  await publish('1.1.0')
  const keeper = newKeeper()
  await keeper.look()

  isTrading = true
  expect(await keeper.install('1.1.0')).toEqual({ ok: false, message: keeper.view().wait })
  isTrading = false
  open = 2
  expect(await keeper.install('1.1.0')).toEqual({ ok: false, message: keeper.view().wait })
  expect(installed).toEqual([])
  // Unpacking would delay trading.
  expect(existsSync(join(folder, 'updates', '1.1.0'))).toBe(false)
})

test('trading that begins while the package is checked keeps it from being installed', async () => {
  await publish('1.1.0')
  const keeper = newKeeper()
  await keeper.look()
  const asked = keeper.install('1.1.0')
  isTrading = true

  expect(await asked).toEqual({ ok: false, message: keeper.view().wait })
  expect(installed).toEqual([])
})

test('a package that is damaged only behind its setup is not installed, and nothing of it stays unpacked', async () => {
  const bytes = packageOf('1.1.0')
  bytes.write('R', bytes.lastIndexOf('read me'))
  await publish('1.1.0', bytes)
  const keeper = newKeeper()
  await keeper.look()

  expect(await keeper.install('1.1.0')).toMatchObject({ ok: false, message: expect.stringContaining('damaged') })
  expect(installed).toEqual([])
  expect(existsSync(join(folder, 'updates', '1.1.0'))).toBe(false)
})

test('a package that was changed on the disk after its check is not installed', async () => {
  await publish('1.1.0')
  const keeper = newKeeper()
  await keeper.look()
  writeFileSync(join(folder, 'updates', '1.1.0.zip'), packageOf('6.6.6'))

  expect(await keeper.install('1.1.0')).toMatchObject({ ok: false, message: expect.stringContaining('has changed') })
  expect(installed).toEqual([])
})

test('a package without a setup, and a damaged archive with a true signature, are not installed', async () => {
  for (const [version, bytes] of [
    ['1.1.0', packageOf('1.1.0', 'Other.exe')],
    ['1.2.0', packageOf('1.2.0').subarray(0, -1)],
  ] as const) {
    await publish(version, bytes)
    const keeper = newKeeper()
    await keeper.look()
    expect(await keeper.install(version)).toMatchObject({ ok: false })
  }
  expect(installed).toEqual([])
})

test('the package of the version before is kept, and that version may be installed again', async () => {
  for (const version of ['1.1.0', '1.2.0', '1.3.0']) {
    await publish(version)
    await newKeeper().look()
  }
  // The app that was installed from the newest package.
  service.token = await describe({ version: '1.3.0', bytes: service.bytes, changes: { package: 'f'.repeat(64) } })
  const keeper = newKeeper()
  await keeper.look()

  expect(keeper.view()).toMatchObject({ newest: { kind: 'none' }, previous: '1.2.0' })
  expect(await keeper.install('1.2.0')).toMatchObject({ ok: true })
  expect(await keeper.install('1.1.0')).toMatchObject({ ok: false })
})

test('a version that names another folder is no version', async () => {
  expect(await newKeeper().install('../../evil')).toMatchObject({ ok: false })
  const bytes = packageOf('1.1.0')
  service.token = await describe({ version: '../1.1.0', bytes })
  const keeper = newKeeper()
  await keeper.look()
  expect(keeper.view().newest).toMatchObject({ kind: 'failed' })
})
