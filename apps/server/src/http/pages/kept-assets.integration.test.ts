import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dayMs } from '@stratomate/std/time'
import { afterEach, expect, test } from 'vitest'
import { type Shop, startShop } from '#server/main/testing/start-shop.ts'
import { keepAssets, keptAssetsBytesMax } from './kept-assets.ts'

const folders: string[] = []
const shops: Shop[] = []
let aheadMs = 0
afterEach(async () => {
  for (const shop of shops.splice(0)) await shop.close()
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
  aheadMs = 0
})

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'stratomate-assets-'))
  folders.push(folder)
  return folder
}

/** Replaces the build of the site with another one, whose page loads a file of its own and one that has not changed. */
function build(folder: string, name: string): void {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(join(folder, 'assets'), { recursive: true })
  mkdirSync(join(folder, '404'))
  for (const page of ['index.html', '404/index.html']) writeFileSync(join(folder, page), `<p>${name}</p>`)
  writeFileSync(join(folder, `assets/part-${name}.js`), `part('${name}')`)
  writeFileSync(join(folder, `assets/part-${name}.js.gz`), 'packed')
  writeFileSync(join(folder, 'assets/shared-1.js'), 'shared()')
}

async function openShop(webFolder: string): Promise<Shop> {
  const shop = await startShop({ outside: { webFolder, now: () => new Date(Date.now() + aheadMs) } })
  shops.push(shop)
  return shop
}

const partOf = (shop: Shop, name: string) => fetch(`${shop.origin}/assets/part-${name}.js`)
const keptOf = (shop: Shop) => readdirSync(join(shop.dataDir, 'web-assets/assets')).toSorted()

test('a page that was opened before a release loads its parts for a week, also after several releases', async () => {
  const web = newFolder()
  build(web, 'one')
  const shop = await openShop(web)
  await expect.poll(() => keptOf(shop)).toEqual(['part-one.js', 'shared-1.js'])
  for (const name of ['two', 'three']) {
    build(web, name)
    // The files of the running server are deleted already.
    expect((await partOf(shop, 'one')).status).toBe(200)
    await shop.restart()
  }

  const old = await partOf(shop, 'one')
  expect(old.status).toBe(200)
  expect(await old.text()).toBe("part('one')")
  expect(old.headers.get('content-type')).toContain('javascript')
  expect(old.headers.get('cache-control')).toContain('immutable')
  expect((await partOf(shop, 'two')).status).toBe(200)
  expect(await (await fetch(`${shop.origin}/`)).text()).toContain('three')

  writeFileSync(join(shop.dataDir, 'web-assets/secret.txt'), 'secret')
  for (const path of [
    '/assets/../secret.txt',
    '/assets/%2e%2e/secret.txt',
    '/web-assets/secret.txt',
    '/assets/none.js',
  ]) {
    expect(await fetch(`${shop.origin}${path}`), `${path}`).toMatchObject({ status: 404 })
  }

  aheadMs = 6 * dayMs
  expect((await partOf(shop, 'one')).status).toBe(200)
  aheadMs = 8 * dayMs
  expect((await partOf(shop, 'one')).status).toBe(404)
  expect((await fetch(`${shop.origin}/assets/shared-1.js`)).status).toBe(200)
  await shop.restart()
  await expect.poll(() => keptOf(shop)).toEqual(['part-three.js', 'shared-1.js'])
})

/** A folder of builds and one of kept assets; `release` starts a server with a build, on a day. */
function newReleases() {
  const [buildFolder, keptFolder] = [newFolder(), newFolder()]
  return async (name: string, day: number) => {
    build(buildFolder, name)
    const kept = await keepAssets({ buildFolder, keptFolder, now: () => new Date(day * dayMs) })
    await kept.copying
    return (part: string) => kept.has(`/assets/part-${part}.js`)
  }
}

test('the week begins with the release, however long the release before it was in use', async () => {
  const release = newReleases()
  await release('one', 100)

  expect((await release('two', 160))('one')).toBe(true)
  expect((await release('two', 166))('one')).toBe(true)
  expect((await release('two', 168))('one')).toBe(false)
})

test('a release that is taken back is in use again', async () => {
  const release = newReleases()
  await release('one', 100)
  await release('two', 101)
  await release('one', 102)
  const has = await release('three', 130)

  expect([has('one'), has('two'), has('three')]).toEqual([true, false, true])
})

test('a clock that was a year ahead keeps nothing for a year', async () => {
  const release = newReleases()
  await release('one', 100)
  await release('two', 465)
  await release('two', 101)

  expect((await release('two', 110))('one')).toBe(false)
})

test('what was replaced first goes first when there is too much, and half a copy goes at once', async () => {
  const [buildFolder, keptFolder] = [newFolder(), newFolder()]
  build(buildFolder, 'one')
  mkdirSync(join(keptFolder, 'assets'))
  const keep = (name: string, { sizeBytes, at }: { sizeBytes: number; at: number }) => {
    const file = join(keptFolder, 'assets', name)
    writeFileSync(file, '')
    truncateSync(file, sizeBytes)
    utimesSync(file, at, at)
  }
  const nowS = Date.now() / 1_000
  keep('oldest.js', { sizeBytes: keptAssetsBytesMax / 2, at: nowS - 300 })
  keep('older.js', { sizeBytes: keptAssetsBytesMax / 2, at: nowS - 200 })
  keep('old.js', { sizeBytes: keptAssetsBytesMax / 2, at: nowS - 100 })
  keep('half.js.part', { sizeBytes: 5, at: nowS })
  keep('part-one.js', { sizeBytes: 3, at: 0 })

  const kept = await keepAssets({ buildFolder, keptFolder, now: () => new Date() })
  await kept.copying

  expect(readdirSync(join(keptFolder, 'assets')).toSorted()).toEqual([
    'old.js',
    'older.js',
    'part-one.js',
    'shared-1.js',
  ])
  expect([kept.has('/assets/old.js'), kept.has('/assets/oldest.js')]).toEqual([true, false])
  const later = await keepAssets({ buildFolder, keptFolder, now: () => new Date(Date.now() + 8 * dayMs) })
  await later.copying
  expect(existsSync(join(keptFolder, 'assets/old.js'))).toBe(false)
})

test('a running server removes what has become too old', async () => {
  const [buildFolder, keptFolder] = [newFolder(), newFolder()]
  build(buildFolder, 'one')
  await (
    await keepAssets({ buildFolder, keptFolder, now: () => new Date() })
  ).copying
  build(buildFolder, 'two')
  let now = new Date()
  const kept = await keepAssets({ buildFolder, keptFolder, now: () => now })
  await kept.copying
  now = new Date(Date.now() + 8 * dayMs)
  await kept.purge()

  expect(readdirSync(join(keptFolder, 'assets')).toSorted()).toEqual(['part-two.js', 'shared-1.js'])
})
