import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@stratomate/commands/free-port'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FileStore } from '#server/features/files/ports.ts'
import { openStorageFolder } from './storage-folder.ts'
import { openStorageS3 } from './storage-s3.ts'

const folder = mkdtempSync(join(tmpdir(), 'stratomate-s3-'))
const keys = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }
const bytes = Buffer.alloc(100_000, 'a file of some size. ')
const sha256 = createHash('sha256').update(bytes).digest('hex')

type Bucket = { run: () => Promise<unknown>; close: () => Promise<void> }

/** A bucket of the test's own. Safe: these two calls are all that is used, and the package has no types. */
async function makeBucket(options: Record<string, unknown>): Promise<Bucket> {
  // @ts-expect-error The package has no types.
  const made = (await import('s3rver')) as { default: new (options: Record<string, unknown>) => Bucket }
  return new made.default(options)
}

let bucket: Bucket
let stores: Record<string, FileStore>
beforeAll(async () => {
  const port = await freePort()
  bucket = await makeBucket({
    port,
    address: '127.0.0.1',
    silent: true,
    directory: join(folder, 's3'),
    configureBuckets: [{ name: 'files', configs: [] }],
  })
  await bucket.run()
  const place = { bucket: 'files', region: 'us-east-1', endpoint: `http://127.0.0.1:${port}`, ...keys }
  stores = {
    bucket: await openStorageS3(place, join(folder, 'temporary')),
    folder: await openStorageFolder(join(folder, 'files')),
  }
})
afterAll(async () => {
  await bucket.close()
  rmSync(folder, { recursive: true, force: true })
})

async function bytesOf(store: FileStore, range: { first: number; last: number } | null): Promise<Buffer> {
  return Buffer.concat(await (await store.open(sha256, range)).toArray())
}

test.each(['bucket', 'folder'])(
  'the %s keeps a file by its hash, gives it whole or in part, and forgets it',
  async (kind) => {
    const store = stores[kind]
    if (store === undefined) throw new Error(`No store ${kind}.`)
    const path = store.temporaryPath()
    writeFileSync(path, bytes)

    const before = await store.holds(sha256)
    await store.put({ path, sha256, sizeBytes: bytes.length })
    writeFileSync(path, bytes)
    await store.put({ path, sha256, sizeBytes: bytes.length })

    expect([before, await store.holds(sha256)]).toEqual([false, true])
    expect((await bytesOf(store, null)).equals(bytes)).toBe(true)
    expect((await bytesOf(store, { first: 1_000, last: 1_999 })).equals(bytes.subarray(1_000, 2_000))).toBe(true)
    expect(() => writeFileSync(path, '', { flag: 'r+' })).toThrow('ENOENT')
    await store.delete(sha256)
    expect(await store.holds(sha256)).toBe(false)
    await expect(store.open(sha256, null)).rejects.toThrow(/no|exist/u)
  },
)

test('the bucket is reached by browsers through a link that names the file', async () => {
  const store = stores.bucket
  const path = store?.temporaryPath() ?? ''
  writeFileSync(path, bytes)
  await store?.put({ path, sha256, sizeBytes: bytes.length })

  const link = (await store?.signedLink(sha256, 'stratomate-desktop.zip')) ?? ''
  const answer = await fetch(link, { headers: { range: 'bytes=10-19' } })

  expect(answer.status).toBe(206)
  expect(await answer.text()).toBe(bytes.subarray(10, 20).toString())
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="stratomate-desktop.zip"')
})
