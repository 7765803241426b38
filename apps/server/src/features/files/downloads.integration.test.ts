import { createHash, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Tier } from '@stratomate/contracts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { everyRole } from '#server/main/testing/every-role.ts'
import { type Member, type Shop, startShop, type Visitor } from '#server/main/testing/start-shop.ts'
import { archiveOf, joinAsPro, sendAddon, sendInstaller } from '#server/main/testing/send-upload.ts'

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
const installerPath = '/downloads/stratomate-desktop.zip'
const addonPath = '/downloads/indicators/BOSS_Pro_Indicator.zip'
const bossBytes = archiveOf('boss', { name: 'noise', data: Buffer.alloc(200_000, 'abcdefg'), method: 0 })
const installerBytes = archiveOf('installer')

/** Opens an address as a browser does for a person; the built-in client would announce itself as a script. */
function openAsPerson({ cookies }: Visitor, path: string): Promise<{ status: number; location: string | undefined }> {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const headers = { cookie, 'sec-fetch-mode': 'navigate', accept: 'text/html' }
  return new Promise((resolve, reject) => {
    get(new URL(path, shop.origin), { headers }, (answer) => {
      answer.resume()
      resolve({ status: answer.statusCode ?? 0, location: answer.headers.location })
    }).on('error', reject)
  })
}

let shop: Shop
let admin: Member
let member: Member
let pro: Member
beforeAll(async () => {
  shop = await startShop({ environment: { ADMIN_EMAIL: 'admin@example.com' } })
  admin = await shop.member({ email: 'admin@example.com' })
  member = await shop.member()
  await member.visitor.call('startTrial', { body: {} })
  pro = await joinAsPro(shop)
  await sendInstaller(admin.visitor, installerBytes)
  await sendAddon(admin.visitor, 'BOSS_Pro_Indicator', bossBytes)
})
afterAll(() => shop.close())

const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer())
const versions = async (query: Record<string, string> = {}) =>
  (await admin.visitor.call('listFileVersions', { query })).body.items

describe('the installer', () => {
  test('is for everybody, whole, with its hash as tag and digest', async () => {
    const answer = await shop.visitor().fetch(installerPath)
    const bytes = await bytesOf(answer)

    expect(answer.status).toBe(200)
    expect(bytes.equals(installerBytes)).toBe(true)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/zip',
      'content-length': String(installerBytes.length),
      'content-disposition': 'attachment; filename="stratomate-desktop.zip"',
      'accept-ranges': 'bytes',
      'cache-control': 'no-cache',
      etag: `"${sha256(installerBytes)}"`,
      'repr-digest': `sha-256=:${createHash('sha256').update(installerBytes).digest('base64')}:`,
      'x-content-type-options': 'nosniff',
    })
  })

  test('is told with version, size and hash', async () => {
    const { body } = await shop.visitor().call('readInstaller')

    expect(body).toMatchObject({
      installer: {
        version: '1.0.0',
        sizeBytes: installerBytes.length,
        sha256: sha256(installerBytes),
        downloadUrl: installerPath,
      },
      indicators: null,
    })
  })

  test('that somebody has already is not sent again', async () => {
    const headers = { 'if-none-match': `"${sha256(installerBytes)}"` }

    expect((await shop.visitor().fetch(installerPath, { headers })).status).toBe(304)
  })

  test('is asked about by HEAD without its bytes', async () => {
    const answer = await shop.visitor().fetch(installerPath, { method: 'HEAD' })

    expect([answer.status, answer.headers.get('content-length')]).toEqual([200, String(installerBytes.length)])
    expect(await answer.text()).toBe('')
  })
})

describe('an add-on', () => {
  test('is for PRO and for administrators', async () => {
    const answers = await Promise.all([pro, admin].map(({ visitor }) => visitor.fetch(addonPath)))

    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(answers[0]?.headers.get('cache-control')).toBe('private, no-store')
    expect((await Promise.all(answers.map(bytesOf))).every((bytes) => bytes.equals(bossBytes))).toBe(true)
  })

  test('is for those whose kind of account brings it, asked of every kind', async () => {
    const answers = await Promise.all(
      everyRole(shop, admin).map(async ({ name, join, hasAddons }) => {
        const { visitor } = await join()
        const methods = ['GET', 'HEAD']
        const whole = await Promise.all(methods.map((method) => visitor.fetch(addonPath, { method })))
        const part = await visitor.fetch(addonPath, { headers: { range: 'bytes=0-1' } })
        return { name, hasAddons, statuses: [...whole, part].map(({ status }) => status) }
      }),
    )

    expect(answers).toEqual(
      answers.map((answer) => ({ ...answer, statuses: answer.hasAddons ? [200, 200, 206] : [403, 403, 403] })),
    )
    expect(answers.filter(({ hasAddons }) => hasAddons).map(({ name }) => name)).toEqual([
      'an administrator',
      ...Tier.options,
    ])
  })

  test.each([
    ['GET', {}],
    ['HEAD', {}],
    ['GET', { range: 'bytes=0-1' }],
    ['GET', { 'if-none-match': `"${sha256(bossBytes)}"` }],
    ['GET', { 'if-none-match': '*' }],
    ['GET', { range: 'bytes=99999999-' }],
  ])('is refused to all others, %s %o', async (method, headers) => {
    const anonymous = await shop.visitor().fetch(addonPath, { method, headers })
    const trial = await member.visitor.fetch(addonPath, { method, headers })

    expect([anonymous.status, trial.status]).toEqual([401, 403])
    expect([anonymous, trial].map((answer) => answer.headers.get('etag'))).toEqual([null, null])
  })

  test('leads a person who opens it to sign-in or to PRO', async () => {
    const anonymous = await openAsPerson(shop.visitor(), addonPath)
    const trial = await openAsPerson(member.visitor, addonPath)

    expect(anonymous).toEqual({ status: 302, location: '/api/login?returnTo=%2Findicator-addons' })
    expect(trial).toEqual({ status: 302, location: '/subscribe?tier=pro_trader' })
  })

  test('is listed with its measured size and hash', async () => {
    const { items } = (await shop.visitor().call('listAddons')).body

    expect(items).toHaveLength(4)
    expect(items.find(({ id }) => id === 'boss-pro-indicator')).toMatchObject({
      fileSize: bossBytes.length,
      sha256: sha256(bossBytes),
    })
    expect(items.find(({ id }) => id === 'baseline-oscillator')).toMatchObject({
      version: '1.5.0',
      fileSize: null,
      sha256: null,
    })
  })

  test('under a new name is a draft until it is described and listed', async () => {
    const bytes = archiveOf('my own')
    const sent = await sendAddon(admin.visitor, 'My.Own_1', bytes)
    const path = '/downloads/indicators/My.Own_1.zip'
    const before = await Promise.all([pro, admin].map(({ visitor }) => visitor.fetch(path)))
    const body = { title: 'My own', description: 'Says when.', category: 'Utility', listed: true }
    const described = await admin.visitor.call('describeAddon', {
      params: { name: 'My.Own_1' },
      body,
    })
    const after = await pro.visitor.fetch(path)
    const { items } = (await shop.visitor().call('listAddons')).body
    await admin.visitor.call('describeAddon', {
      params: { name: 'My.Own_1' },
      body: { ...body, listed: false },
    })
    const taken = await pro.visitor.fetch(path)

    expect(sent.body.state).toBe('draft')
    expect(before.map(({ status }) => status)).toEqual([404, 200])
    expect(described).toMatchObject({ status: 200, body: { name: 'My.Own_1', listed: true } })
    expect([after.status, taken.status]).toEqual([200, 404])
    expect(items.at(-1)).toMatchObject({
      id: 'my-own-1',
      name: 'My own',
      sha256: sha256(bytes),
      requiresSubscription: true,
    })
  })

  test('keeps the name that it was given first, since Windows takes both cases for one file', async () => {
    const sent = await sendAddon(admin.visitor, 'boss_pro_indicator', archiveOf('other case'))
    const lower = await pro.visitor.fetch('/downloads/indicators/boss_pro_indicator.zip')
    const first = (await versions({ name: 'BOSS_Pro_Indicator' })).at(-1)
    await admin.visitor.call('publishFileVersion', { params: { id: first?.id ?? '' } })

    expect(sent.body.file).toMatchObject({ fileName: 'BOSS_Pro_Indicator.zip', version: '1.2.2' })
    expect(lower.status).toBe(404)
  })
})

describe('a part of a file', () => {
  const part = (range: string, headers: Record<string, string> = {}) =>
    pro.visitor.fetch(addonPath, { headers: { range, ...headers } })

  test('is sent as asked', async () => {
    const answer = await part('bytes=1000-1999')

    expect(answer.status).toBe(206)
    expect(answer.headers.get('content-range')).toBe(`bytes 1000-1999/${bossBytes.length}`)
    expect((await bytesOf(answer)).equals(bossBytes.subarray(1_000, 2_000))).toBe(true)
  })

  test('behind the end cannot be sent', async () => {
    const answer = await part(`bytes=${bossBytes.length}-`)

    expect([answer.status, answer.headers.get('content-range')]).toEqual([416, `bytes */${bossBytes.length}`])
  })

  test('goes on where a download broke off, as long as the file is the same', async () => {
    const same = await part('bytes=1000-', { 'if-range': `"${sha256(bossBytes)}"` })
    const other = await part('bytes=1000-', { 'if-range': '"another"' })

    expect([same.status, other.status]).toEqual([206, 200])
    expect((await bytesOf(same)).equals(bossBytes.subarray(1_000))).toBe(true)
    expect((await bytesOf(other)).equals(bossBytes)).toBe(true)
  })
})

describe('a version', () => {
  test('that was published before can be published again, and that is audited', async () => {
    await sendInstaller(admin.visitor, archiveOf('newer installer'))
    const [newer, older] = await versions({ kind: 'installer' })

    const answer = await admin.visitor.call('publishFileVersion', {
      params: { id: older?.id ?? '' },
    })
    const bytes = await bytesOf(await shop.visitor().fetch(installerPath))
    const next = await sendInstaller(admin.visitor, archiveOf('newest installer'))
    await admin.visitor.call('publishFileVersion', { params: { id: older?.id ?? '' } })

    expect([newer?.isPublished, older?.isPublished]).toEqual([true, false])
    expect(answer.body).toMatchObject({
      version: '1.0.0',
      isPublished: true,
      addedBy: 'admin@example.com',
      source: 'upload',
    })
    expect(bytes.equals(installerBytes)).toBe(true)
    expect(next.body.file.version).toBe('1.0.2')
  })

  test('counts the downloads that began, not their parts', async () => {
    const countOf = async () =>
      (await versions({ name: 'BOSS_Pro_Indicator' })).find((item) => item.isPublished)?.downloads
    const before = (await countOf()) ?? 0
    await pro.visitor.fetch(addonPath)
    await pro.visitor.fetch(addonPath, { headers: { range: 'bytes=0-99' } })
    await pro.visitor.fetch(addonPath, { headers: { range: 'bytes=100-199' } })
    await pro.visitor.fetch(addonPath, { method: 'HEAD' })
    await member.visitor.fetch(addonPath)

    expect(await countOf()).toBe(before + 2)
  })

  test('that nobody stored is not found', async () => {
    expect((await admin.visitor.call('publishFileVersion', { params: { id: randomUUID() } })).status).toBe(404)
  })

  test('stands on one page of the list, whatever its size', async () => {
    const all = await versions()
    const seen: string[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const query: Record<string, string> = cursor === '' ? { limit: '2' } : { limit: '2', cursor }
      const { body } = await admin.visitor.call('listFileVersions', { query })
      seen.push(...body.items.map(({ id }) => id))
      cursor = body.nextCursor
    }

    expect(seen).toEqual(all.map(({ id }) => id))
  })
})

test.each(['listFileVersions', 'listUploadedAddons', 'publishFileVersion', 'describeAddon'] as const)(
  '%s is for administrators alone',
  async (name) => {
    const body = { title: 'A', description: 'A', category: 'Utility', listed: true }
    const withBody = name === 'describeAddon' ? { body } : {}
    const call = (visitor: Visitor) => visitor.call(name, { params: { id: randomUUID(), name: 'X' }, ...withBody })

    expect((await call(shop.visitor())).status).toBe(401)
    expect((await call(pro.visitor)).status).toBe(403)
    expect([200, 404]).toContain((await call(admin.visitor)).status)
  },
)

test.each([
  '/downloads',
  '/downloads/',
  '/downloads/indicators',
  '/downloads/indicators/',
  '/downloads/indicators/.zip',
  '/downloads/indicators/BOSS_Pro_Indicator',
  '/downloads/indicators/BOSS_Pro_Indicator.zip/',
  '/downloads/indicators/BOSS_Pro_Indicator.zip.zip',
  '/downloads/indicators//BOSS_Pro_Indicator.zip',
  '/downloads/indicators/./../indicators/x.zip',
  '/downloads/indicators/..%2f..%2fdatabase.zip',
  '/downloads/indicators/%2e%2e/stratomate-desktop.zip/x.zip',
  '/downloads/indicators/BOSS_Pro_Indicator%00.zip',
  '/downloads/indicators/BOSS_Pro_Indicator.zip%20',
  '/downloads/indicators/BOSS_Pro_Indicator.zip::$DATA',
  '/downloads/indicators\\BOSS_Pro_Indicator.zip',
  '/downloads/Indicators/BOSS_Pro_Indicator.zip',
  `/downloads/indicators/${'x'.repeat(300)}.zip`,
  '/downloads/files/temporary',
  '/files',
])('nobody without PRO gets an add-on by writing its address as %s', async (path) => {
  const answer = await shop.visitor().fetch(path, { redirect: 'follow' })

  expect(answer.headers.get('content-type')).not.toBe('application/zip')
  expect([400, 401, 404, 414]).toContain(answer.status)
})

test('an add-on by an encoded address is the same decision', async () => {
  const path = '/downloads/indicators/BOSS%5FPro%5FIndicator.zip'

  expect((await shop.visitor().fetch(path)).status).toBe(401)
  expect((await pro.visitor.fetch(path)).status).toBe(200)
})

describe('what the repository built', () => {
  const folder = mkdtempSync(join(tmpdir(), 'stratomate-packages-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  function build(bytes: Buffer, facts: Record<string, unknown> = {}) {
    const name = 'Baseline_Oscillator'
    const described = {
      kind: 'addon',
      name,
      version: '1.5.0',
      fileName: `${name}.zip`,
      sizeBytes: bytes.length,
    }
    writeFileSync(join(folder, `${name}.zip`), bytes)
    const list = [{ ...described, sha256: sha256(bytes), releasedOn: '2026-11-21', ...facts }]
    writeFileSync(join(folder, 'packages.json'), JSON.stringify(list))
  }

  test('is published at the first start, and never instead of a newer upload', async () => {
    build(archiveOf('built'))
    const fresh = await startShop({
      environment: { ADMIN_EMAIL: 'admin@example.com' },
      outside: { packagesFolder: folder },
    })
    const shown = async () =>
      (await fresh.visitor().call('listAddons')).body.items.find(({ id }) => id === 'baseline-oscillator')
    try {
      const owner = await fresh.member({ email: 'admin@example.com' })
      const first = await shown()
      build(archiveOf('built again'))
      await fresh.restart()
      const rebuilt = await shown()
      await sendAddon(owner.visitor, 'Baseline_Oscillator', archiveOf('uploaded'))
      const uploaded = await shown()
      await fresh.restart()
      build(archiveOf('built a third time'))
      await fresh.restart()
      const kept = await shown()
      build(archiveOf('released'), { version: '1.6.0', releasedOn: '2026-12-01' })
      await fresh.restart()
      const released = await shown()
      const [, before] = (await owner.visitor.call('listFileVersions', { query: { name: 'Baseline_Oscillator' } })).body
        .items
      await owner.visitor.call('publishFileVersion', { params: { id: before?.id ?? '' } })
      await fresh.restart()

      expect(first).toMatchObject({ version: '1.5.0', sha256: sha256(archiveOf('built')), releaseDate: '2026-11-21' })
      expect(rebuilt?.sha256).toBe(sha256(archiveOf('built again')))
      expect(uploaded).toMatchObject({ version: '1.5.1', sha256: sha256(archiveOf('uploaded')) })
      expect(kept).toEqual(uploaded)
      expect(released).toMatchObject({ version: '1.6.0', releaseDate: '2026-12-01' })
      expect((await shown())?.sha256).toBe(before?.sha256)
    } finally {
      await fresh.close()
    }
  }, 30_000)

  test.each([
    ['a damaged list', () => writeFileSync(join(folder, 'packages.json'), '{"kind":')],
    ['a package that is another one', () => build(archiveOf('built'), { sha256: '0'.repeat(64) })],
    ['a package that is missing', () => build(archiveOf('built'), { fileName: 'Missing.zip' })],
    ['a bad archive', () => build(Buffer.from('hello'))],
    ['a path as file name', () => build(archiveOf('built'), { fileName: '../x.zip' })],
  ])('is left out with %s, and the service starts', async (_what, prepare) => {
    prepare()
    const fresh = await startShop({ outside: { packagesFolder: folder } })
    try {
      const { items } = (await fresh.visitor().call('listAddons')).body
      expect(items.every(({ sha256: hash }) => hash === null)).toBe(true)
    } finally {
      await fresh.close()
    }
  })
})
