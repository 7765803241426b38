import { createHash, generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { ServiceStamp, serviceStampName } from '@stratomate/contracts/desktop/service-stamp'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ZipFile } from 'yazl'
import { type Member, type Shop, startShop } from '#server/main/testing/start-shop.ts'
import { archiveOf, sendInstaller } from '#server/main/testing/send-upload.ts'

const folder = mkdtempSync(join(tmpdir(), 'stratomate-packages-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
const script = { name: 'app/stratomate-desktop.mjs', data: 'the app' }
const appArchive = (text: string) => archiveOf(text, script)

/** Puts a package where the repository's build puts it. */
function build(bytes: Buffer, version = '1.5.0') {
  const name = 'stratomate-desktop'
  const facts = { kind: 'desktop', name, version, fileName: `${name}.zip`, releasedOn: '2026-11-21' }
  writeFileSync(join(folder, `${name}.zip`), bytes)
  writeFileSync(
    join(folder, 'packages.json'),
    JSON.stringify([{ ...facts, sizeBytes: bytes.length, sha256: sha256(bytes) }]),
  )
}

let shop: Shop
let admin: Member
beforeAll(async () => {
  build(appArchive('built'))
  const environment = { ADMIN_EMAIL: 'admin@example.com' }
  shop = await startShop({ environment, outside: { packagesFolder: folder } })
  admin = await shop.member({ email: 'admin@example.com' })
})
afterAll(() => shop.close())

/** What people receive: its description on the page, its bytes, its files and its stamp. */
async function download() {
  const { installer } = (await shop.visitor().call('readInstaller')).body
  const answer = await fetch(new URL('/downloads/stratomate-desktop.zip', shop.origin))
  const bytes = Buffer.from(await answer.arrayBuffer())
  const files = unzipSync(bytes)
  const stamp = files[serviceStampName]
  return {
    told: { sha256: installer?.sha256, sizeBytes: installer?.sizeBytes, version: installer?.version },
    is: { sha256: sha256(bytes), sizeBytes: bytes.length, version: installer?.version },
    names: Object.keys(files),
    readMe: Buffer.from(files['read me.txt'] ?? '').toString(),
    stamp: stamp === undefined ? null : ServiceStamp.parse(JSON.parse(Buffer.from(stamp).toString())),
  }
}

test('the package that was built leads to the service that publishes it, with the key that signs its leases', async () => {
  const { told, is, stamp, names } = await download()
  const { keys } = (await shop.visitor().call('readDesktopKeys')).body

  expect(stamp).toEqual({ origin: shop.origin, keys, package: sha256(appArchive('built')) })
  expect(names).toEqual(['read me.txt', script.name, serviceStampName])
  expect(told).toEqual(is)
})

test('a start at the same address changes nothing; another address and another key are stamped at once', async () => {
  const { port } = new URL(shop.origin)
  const before = await download()
  await shop.restartWith({ PORT: port })
  const same = await download()
  await shop.restartWith({ PORT: port, APP_ORIGIN: `http://127.0.0.1:${port}` })
  const moved = await download()
  const { privateKey } = generateKeyPairSync('ed25519')
  const LEASE_PRIVATE_KEY = String(privateKey.export({ type: 'pkcs8', format: 'pem' }))
  await shop.restartWith({ PORT: port, LEASE_PRIVATE_KEY })
  const rekeyed = await download()
  const { keys } = (await shop.visitor().call('readDesktopKeys')).body
  await shop.restartWith({ PORT: port })

  expect(same).toEqual(before)
  expect(moved.stamp).toEqual({ ...before.stamp, origin: `http://127.0.0.1:${port}` })
  expect(rekeyed.stamp).toEqual({ ...before.stamp, keys })
  expect(keys).not.toEqual(before.stamp?.keys)
  for (const { told, is } of [before, moved, rekeyed]) expect(told).toEqual(is)
  expect(moved.told.version).toBe('1.5.0')
  expect(await download()).toEqual(before)
})

test('an upload is stamped too, also one that comes from another site, and stays the upload after a move', async () => {
  const foreign = { origin: 'https://elsewhere.example', keys: [{ kty: 'OKP' }], package: 'a'.repeat(64) }
  const stamp = { name: serviceStampName, data: `${JSON.stringify(foreign)}\n` }
  const sent = archiveOf('uploaded', script, stamp)
  const answer = await sendInstaller(admin.visitor, sent)
  const uploaded = await download()
  const again = await sendInstaller(admin.visitor, sent)
  await shop.restart()
  const moved = await download()

  expect(uploaded.stamp?.origin).not.toBe(foreign.origin)
  expect(uploaded).toMatchObject({ readMe: 'uploaded', told: uploaded.is, stamp: { package: sha256(sent) } })
  expect(answer.body.file.sha256).toBe(uploaded.is.sha256)
  expect(again.body.state).toBe('unchanged')
  expect(moved).toMatchObject({ readMe: 'uploaded', told: moved.is, stamp: { origin: shop.origin } })
  expect(moved.told.version).toBe(uploaded.told.version)
})

test('what an administrator published instead of the build stays after a move, with the new address', async () => {
  build(appArchive('older'), '1.6.0')
  await shop.restart()
  build(appArchive('newer'), '1.7.0')
  await shop.restart()
  expect((await download()).readMe).toBe('newer')
  const { items } = (await admin.visitor.call('listFileVersions', { query: { kind: 'installer' } })).body
  const older = items.find(({ version, isPublished }) => version === '1.6.0' && !isPublished)
  await admin.visitor.call('publishFileVersion', { params: { id: older?.id ?? '' } })
  const stale = await download()
  await shop.restart()

  expect(stale.readMe).toBe('older')
  expect(await download()).toMatchObject({ readMe: 'older', stamp: { origin: shop.origin } })
})

test('a package in which nobody would read a stamp stays as it was sent', async () => {
  const sent = archiveOf('papers')
  await sendInstaller(admin.visitor, sent)
  await shop.restart()

  expect(await download()).toMatchObject({ stamp: null, is: { sha256: sha256(sent) } })
})

test('an archive in the form for large ones is refused with the reason, since it cannot be stamped', async () => {
  const large = new ZipFile()
  large.addBuffer(Buffer.from('the app'), script.name, { forceZip64Format: true })
  large.end({ forceZip64Format: true, comment: '' })
  const before = await download()
  const answer = await sendInstaller(admin.visitor, await buffer(large.outputStream))

  expect(answer).toMatchObject({ status: 422, body: { code: 'archive_refused' } })
  expect(await download()).toEqual(before)
})
