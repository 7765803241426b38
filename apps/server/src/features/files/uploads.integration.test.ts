import { readdirSync } from 'node:fs'
import { connect as connectSocket } from 'node:net'
import { join } from 'node:path'
import { PublishedFile, uploadBytesMax } from '@stratomate/contracts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rawZip } from '#server/features/files/testing/raw-zip.ts'
import { type Member, type Shop, startShop } from '#server/main/testing/start-shop.ts'
import {
  archiveOf,
  archiveOfBytes,
  type FormPart,
  sendAddon,
  sendForm,
  sendInstaller,
} from '#server/main/testing/send-upload.ts'

// Made before the service starts: the service shares this process, and refuses callers once it was blocked for two
// seconds.
const tooLarge = archiveOfBytes(uploadBytesMax + 1)
const largest = archiveOfBytes(uploadBytesMax)

let shop: Shop
let admin: Member
let member: Member
beforeAll(async () => {
  shop = await startShop({ environment: { ADMIN_EMAIL: 'admin@example.com' } })
  admin = await shop.member({ email: 'admin@example.com' })
  member = await shop.member()
})
afterAll(() => shop.close())

const leftovers = () => readdirSync(join(shop.dataDir, 'files', 'temporary'))
const zip = archiveOf('first')
const file: FormPart = { name: 'file', fileName: 'a.zip', bytes: zip }
/** What is published, in the form of an upload's answer: the one about the installer has more fields. */
const installer = async () => PublishedFile.parse((await shop.visitor().call('readInstaller')).body.installer)

/** Sends a form as bytes, so that it can be wrong in any way; returns the status line, or how the connection ended. */
function sendRaw({
  head,
  body,
  cut = false,
}: {
  head: Record<string, string>
  body: Buffer | Buffer[]
  cut?: boolean
}) {
  const { port } = new URL(shop.origin)
  const cookie = [...admin.visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const lines = Object.entries({ host: `localhost:${port}`, cookie, ...head }).map(
    ([name, value]) => `${name}: ${value}`,
  )
  return new Promise<string>((resolve, reject) => {
    let answer = ''
    const socket = connectSocket(Number(port), '127.0.0.1')
    socket.on('data', (piece) => (answer += String(piece)))
    socket.on('error', reject)
    socket.on('close', () => resolve(answer))
    socket.write(`POST /api/upload HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
    const pieces = [body].flat()
    for (const piece of pieces) socket.write(piece)
    socket.write('', () => {
      if (cut) setTimeout(() => socket.destroy(), 50)
    })
    socket.on('data', () => setTimeout(() => socket.end(), 50))
  })
}

const formType = 'multipart/form-data; boundary=xx'
function formBytes(parts: readonly { head: string; body: Buffer | string }[], end = '--xx--\r\n'): Buffer {
  return Buffer.concat([
    ...parts.flatMap(({ head, body }) => [
      Buffer.from(`--xx\r\n${head}\r\n\r\n`),
      Buffer.from(body),
      Buffer.from('\r\n'),
    ]),
    Buffer.from(end),
  ])
}
const fileHead = 'content-disposition: form-data; name="file"; filename="a.zip"'

describe('an upload', () => {
  test('is published with what was measured, and the next one is the next version', async () => {
    const first = await sendInstaller(admin.visitor, zip)
    const second = await sendInstaller(admin.visitor, archiveOf('second'))

    expect(first).toMatchObject({
      status: 200,
      body: {
        state: 'published',
        file: { version: '1.0.0', sizeBytes: zip.length, fileName: 'stratomate-desktop.zip' },
      },
    })
    expect(second.body.file.version).toBe('1.0.1')
    expect(await installer()).toEqual(second.body.file)
    expect(leftovers()).toEqual([])
  })

  test('of the same bytes once more changes nothing', async () => {
    const before = await sendInstaller(admin.visitor, archiveOf('twice'))
    const again = await sendInstaller(admin.visitor, archiveOf('twice'))

    expect(again).toMatchObject({
      status: 200,
      body: { state: 'unchanged', file: before.body.file },
    })
  })

  test.each([
    ['the file alone', '/api/upload', [file]],
    ['the file first', '/api/upload', [file, { name: 'type', value: 'main' }]],
    ['the file last', '/api/upload', [{ name: 'type', value: 'main' }, file]],
    ['a field that nobody asked for', '/api/upload', [{ name: 'hello', value: 'x' }, file]],
    [
      'the name first',
      '/api/upload/indicator',
      [{ name: 'name', value: 'Order' }, { name: 'type', value: 'indicator' }, file],
    ],
    [
      'the name last',
      '/api/upload/indicator',
      [file, { name: 'type', value: 'indicator' }, { name: 'name', value: 'Order' }],
    ],
    ['no type', '/api/upload/indicator', [file, { name: 'name', value: ' Order ' }]],
  ])('may come with %s', async (_what, path, parts) => {
    expect((await sendForm(admin.visitor, path, parts)).status).toBe(200)
  })

  test('is for administrators alone, and nothing of it is read before', async () => {
    const anonymous = await sendInstaller(shop.visitor(), zip)
    const byMember = await sendInstaller(member.visitor, zip)
    const addon = await sendAddon(member.visitor, 'BOSS_Pro_Indicator', zip)

    expect(anonymous).toMatchObject({ status: 401, body: { code: 'signed_out' } })
    expect(byMember).toMatchObject({ status: 403, body: { code: 'forbidden' } })
    expect(addon).toMatchObject({ status: 403, body: { code: 'forbidden' } })
    expect(leftovers()).toEqual([])
  })

  test('two at once are both kept, whole, and one of them is published', async () => {
    const [one, other] = [archiveOf('at once 1'), archiveOf('at once 2')]
    const answers = await Promise.all([sendInstaller(admin.visitor, one), sendInstaller(admin.visitor, other)])

    const versions = answers.map(({ body }) => body.file.version)
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(new Set(versions).size).toBe(2)
    expect(answers.map(({ body }) => body.file)).toContainEqual(await installer())
  })
})

describe('refused is', () => {
  test.each<[string, string, FormPart[], number, string]>([
    ['no file', '/api/upload', [{ name: 'type', value: 'main' }], 400, 'Please select a file to upload'],
    ['an empty form', '/api/upload', [], 400, ''],
    [
      'a file under another name',
      '/api/upload',
      [{ name: 'upload', fileName: 'a.zip', bytes: zip }],
      400,
      'Please select a file to upload',
    ],
    ['two files', '/api/upload', [file, file], 400, 'one file'],
    ['another ending', '/api/upload', [{ ...file, fileName: 'a.exe' }], 415, 'Please select a ZIP file'],
    [
      'text that is called ZIP',
      '/api/upload',
      [{ ...file, bytes: Buffer.from('hello') }],
      415,
      'This ZIP file is broken',
    ],
    ['an empty file', '/api/upload', [{ ...file, bytes: Buffer.alloc(0) }], 415, 'This ZIP file is broken'],
    [
      'an add-on that is sent as the installer',
      '/api/upload',
      [
        {
          ...file,
          bytes: rawZip([{ name: 'MQL5/Indicators/Stratomate/BOSS Pro Indicator.mq5', data: 'x' }]),
        },
      ],
      422,
      'This is the add-on BOSS Pro Indicator, not the installer.',
    ],
    [
      'the app that is sent as an add-on',
      '/api/upload/indicator',
      [
        { name: 'name', value: 'My_App' },
        { ...file, bytes: rawZip([{ name: 'Stratomate Desktop.exe', data: 'x' }]) },
      ],
      422,
      'This is the desktop app, not an indicator add-on.',
    ],
    [
      'an add-on under the name of another',
      '/api/upload/indicator',
      [
        { name: 'name', value: 'Baseline_Oscillator' },
        { ...file, bytes: rawZip([{ name: 'MQL5/Indicators/BOSS Pro Indicator.ex5', data: 'x' }]) },
      ],
      422,
      'BOSS_Pro_Indicator',
    ],
    [
      'a path that climbs',
      '/api/upload',
      [{ ...file, bytes: rawZip([{ name: '../x', data: 'x' }]) }],
      422,
      'leads out',
    ],
    ['an add-on at the installer’s address', '/api/upload', [file, { name: 'type', value: 'indicator' }], 400, 'main'],
    [
      'an installer at the add-ons’ address',
      '/api/upload/indicator',
      [file, { name: 'name', value: 'A' }, { name: 'type', value: 'main' }],
      400,
      'indicator',
    ],
    ['no name', '/api/upload/indicator', [file], 400, 'Please enter a name for the indicator'],
    [
      'an empty name',
      '/api/upload/indicator',
      [file, { name: 'name', value: ' ' }],
      400,
      'Please enter a name for the indicator',
    ],
    ['a name that climbs', '/api/upload/indicator', [file, { name: 'name', value: '../../x' }], 400, ''],
    ['a device of Windows as name', '/api/upload/indicator', [file, { name: 'name', value: 'con' }], 400, 'Windows'],
    ['a name with NUL', '/api/upload/indicator', [file, { name: 'name', value: 'a\u0000b' }], 400, ''],
    ['a huge name', '/api/upload/indicator', [file, { name: 'name', value: 'x'.repeat(5_000) }], 400, 'too long'],
    [
      'two names',
      '/api/upload/indicator',
      [file, { name: 'name', value: 'A' }, { name: 'name', value: 'B' }],
      400,
      'once',
    ],
    ['a file as name', '/api/upload/indicator', [{ ...file, name: 'name' }], 400, ''],
    [
      'ten fields',
      '/api/upload',
      [...Array.from({ length: 10 }, (_, place) => ({ name: `f${place}`, value: 'x' })), file],
      400,
      'more fields',
    ],
    ['a prototype', '/api/upload', [{ name: '__proto__', value: 'x' }, file], 400, ''],
  ])('%s', async (...refusal) => {
    const [, path, parts, status, message] = refusal
    const before = await installer()

    const answer = await sendForm(admin.visitor, path, parts)

    expect(answer.status).toBe(status)
    expect(answer.body.message).toContain(message)
    expect(await installer()).toEqual(before)
    expect(leftovers()).toEqual([])
  })

  test('one byte more than 50 MB, and exactly 50 MB is taken', async () => {
    const over = await sendInstaller(admin.visitor, tooLarge)
    const exact = await sendInstaller(admin.visitor, largest)

    expect(over).toMatchObject({
      status: 413,
      body: { code: 'payload_too_large', message: 'ZIP files only, up to 50MB' },
    })
    expect(exact).toMatchObject({ status: 200, body: { file: { sizeBytes: uploadBytesMax } } })
    expect(leftovers()).toEqual([])
  }, 60_000)

  test('a length far over the limit, before the file comes', async () => {
    const head = { 'content-type': formType, 'content-length': String(10 * uploadBytesMax) }

    expect(await sendRaw({ head, body: formBytes([]) })).toMatch(/^HTTP\/1\.1 413 /u)
  })

  test('more than 50 MB without a length', async () => {
    const start = Buffer.from(`--xx\r\n${fileHead}\r\n\r\n`)
    const end = Buffer.from('\r\n--xx--\r\n')
    const size = (start.length + tooLarge.length + end.length).toString(16)
    const answer = await sendRaw({
      head: { 'content-type': formType, 'transfer-encoding': 'chunked' },
      body: [Buffer.from(`${size}\r\n`), start, tooLarge, end, Buffer.from('\r\n0\r\n\r\n')],
    })

    expect(answer).toMatch(/^HTTP\/1\.1 413 /u)
    expect(leftovers()).toEqual([])
  }, 60_000)

  test('what is no form', async () => {
    const json = await admin.visitor.fetch('/api/upload', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    })
    const nothing = await admin.visitor.fetch('/api/upload', { method: 'POST' })

    expect([json.status, nothing.status]).toEqual([415, 415])
  })

  test.each([
    ['without a boundary', { 'content-type': 'multipart/form-data' }, formBytes([{ head: fileHead, body: zip }])],
    [
      'with another boundary',
      { 'content-type': 'multipart/form-data; boundary=yy' },
      formBytes([{ head: fileHead, body: zip }]),
    ],
    ['without an end', { 'content-type': formType }, formBytes([{ head: fileHead, body: zip }], '')],
    ['cut in a head', { 'content-type': formType }, Buffer.from('--xx\r\ncontent-dispo')],
    [
      'with a huge head',
      { 'content-type': formType },
      formBytes([{ head: `x-a: ${'x'.repeat(100_000)}\r\n${fileHead}`, body: zip }]),
    ],
    [
      'with a part without a name',
      { 'content-type': formType },
      formBytes([{ head: 'content-disposition: form-data', body: zip }]),
    ],
    ['of zeros', { 'content-type': formType }, Buffer.alloc(10_000)],
  ])('a form %s', async (_what, head, body) => {
    const answer = await sendRaw({
      head: { ...head, 'content-length': String(body.length) },
      body,
    })

    expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /u)
    expect(leftovers()).toEqual([])
  })

  test('one from another site', async () => {
    const headers = { origin: 'https://evil.test', 'content-type': formType }
    const answer = await admin.visitor.fetch('/api/upload', { method: 'POST', headers, body: 'x' })

    expect(answer.status).toBe(403)
  })
})

test('an upload that breaks off leaves nothing, wherever it breaks', async () => {
  const before = await installer()
  const whole = formBytes([
    {
      head: fileHead,
      body: archiveOf('broken', { name: 'noise', data: Buffer.alloc(400_000, 'abc'), method: 0 }),
    },
  ])

  for (const share of [0.001, 0.2, 0.5, 0.9, 0.999]) {
    const body = whole.subarray(0, Math.floor(whole.length * share))
    await sendRaw({
      head: { 'content-type': formType, 'content-length': String(whole.length) },
      body,
      cut: true,
    })
  }

  await expect.poll(leftovers, { timeout: 5_000 }).toEqual([])
  expect(await installer()).toEqual(before)
  expect((await sendInstaller(admin.visitor, archiveOf('afterwards'))).status).toBe(200)
})

test('a full disk is told, and uploads work again when there is space', async () => {
  let bytesFree = Number.POSITIVE_INFINITY
  const full = await startShop({
    environment: { ADMIN_EMAIL: 'admin@example.com' },
    outside: { bytesFree: async () => bytesFree, freeSpaceEveryMs: 20 },
  })
  try {
    const owner = await full.member({ email: 'admin@example.com' })
    bytesFree = 0
    await expect.poll(async () => (await sendInstaller(owner.visitor, zip)).status, { timeout: 5_000 }).toBe(507)
    bytesFree = Number.POSITIVE_INFINITY
    await expect.poll(async () => (await sendInstaller(owner.visitor, zip)).status, { timeout: 5_000 }).toBe(200)
  } finally {
    await full.close()
  }
})

test('an old sign-in is asked to sign in again', async () => {
  let aheadMs = 0
  const clock = await startShop({
    environment: { ADMIN_EMAIL: 'admin@example.com' },
    outside: { now: () => new Date(Date.now() + aheadMs) },
  })
  try {
    const owner = await clock.member({ email: 'admin@example.com' })
    aheadMs = 16 * 60_000
    expect(await sendInstaller(owner.visitor, zip)).toMatchObject({
      status: 403,
      body: { code: 'sign_in_again' },
    })
  } finally {
    await clock.close()
  }
})
