import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { times } from '@stratomate/commands/soak-scale'
import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { judgeArchive, type NestedArchives } from './judge-archive.ts'
import { type RawEntry, rawZip } from './testing/raw-zip.ts'

const folder = mkdtempSync(join(tmpdir(), 'stratomate-archives-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function judge(bytes: Buffer, nested: NestedArchives = 'refused') {
  const path = join(folder, 'archive.zip')
  writeFileSync(path, bytes)
  return judgeArchive(path, nested)
}

const good: RawEntry = { name: 'BOSS Pro/BOSS_Pro.mq5', data: '#property strict\n'.repeat(40) }
const refused = (part: string) => ({ kind: 'refused', problem: expect.stringContaining(part) })
const noise = Buffer.from(Array.from({ length: 4_096 }, (_, place) => (place * 7_919) % 251))

test('an ordinary archive is fit', async () => {
  const zip = rawZip([
    { name: 'BOSS Pro/', mode: 0o040_755, method: 0 },
    good,
    { name: 'read me.txt', method: 0, data: 'Größe' },
  ])

  expect(await judge(zip)).toEqual({ kind: 'fit', warnings: [], holdsProgram: false })
})

test('an archive with a program for Windows is told so', async () => {
  expect(await judge(rawZip([{ name: 'Stratomate Desktop.EXE', method: 0, data: 'MZ' }]))).toMatchObject({
    kind: 'fit',
    holdsProgram: true,
  })
})

describe('refused is', () => {
  test.each([
    ['a program', Buffer.concat([Buffer.from('MZ'), noise])],
    ['an empty file', Buffer.alloc(0)],
    ['three bytes', Buffer.from('PK\u0003')],
    ['an archive of another kind', Buffer.from('7z\u00bc\u00af\u0027\u001c')],
    ['a program with an archive behind it', rawZip([good], { prefix: Buffer.concat([Buffer.from('MZ'), noise]) })],
  ])('%s, as no ZIP file', async (_what, bytes) => {
    expect(await judge(bytes)).toEqual({ kind: 'no-zip' })
  })

  test.each<[string, RawEntry[], string]>([
    ['a path that climbs', [{ ...good, name: '../evil.txt' }], 'leads out'],
    ['a path that climbs later', [{ ...good, name: 'a/../../evil.txt' }], 'leads out'],
    ['an absolute path', [{ ...good, name: '/etc/passwd' }], 'leads out'],
    ['a path of a drive', [{ ...good, name: 'C:/evil.txt' }], 'leads out'],
    ['a path with backslashes', [{ ...good, name: '..\\evil.txt' }], 'leads out'],
    ['a path with a point', [{ ...good, name: './a.txt' }], 'leads out'],
    ['an empty part', [{ ...good, name: 'a//b.txt' }], 'empty part'],
    ['a NUL in a name', [{ ...good, name: 'a\u0000.txt' }], 'characters'],
    ['a control character in a name', [{ ...good, name: 'a\u0007.txt' }], 'characters'],
    ['a name that reads backwards', [{ ...good, name: 'a\u202etxt.exe' }], 'characters'],
    ['a device of Windows', [{ ...good, name: 'presets/CON.set' }], 'Windows keeps'],
    ['a name that ends with a dot', [{ ...good, name: 'a.' }], 'ends with a dot'],
    ['a very long name', [{ ...good, name: 'x'.repeat(300) }], 'too long'],
    ['a link', [{ ...good, mode: 0o120_777 }], 'a link'],
    ['a device', [{ ...good, mode: 0o060_644 }], 'special file'],
    ['an encrypted entry', [{ ...good, flags: 1 }], 'encrypted'],
    ['another method', [{ ...good, method: 14, stored: noise }], 'method'],
    ['a name twice', [good, { ...good }], 'twice'],
    ['a name twice in another case', [good, { ...good, name: 'boss pro/boss_pro.MQ5' }], 'twice'],
    [
      'a file that is a folder',
      [
        { ...good, name: 'a' },
        { ...good, name: 'a/b' },
      ],
      'both a file and a folder',
    ],
    ['a folder that holds data', [{ name: 'a/', mode: 0o040_755, data: 'x' }], 'holds data'],
    ['an archive in the archive', [{ name: 'more.dat', data: rawZip([good]), method: 0 }], 'archive in the archive'],
    ['a wrong checksum', [{ ...good, crc: 1 }], 'checksum'],
    ['a size that lies down', [{ name: 'a', data: Buffer.alloc(900_000), unpackedBytes: 10 }], 'not true'],
    ['a size that lies up', [{ ...good, unpackedBytes: 5_000 }], 'not true'],
    ['two names for one entry', [{ ...good, localName: 'BOSS Pro/BOSS_Evil.mq5' }], 'different things'],
    [
      'entries on top of each other',
      [good, { ...good, name: 'b', localName: 'BOSS Pro/BOSS_Pro.mq5', startsAt: 0 }],
      'different things',
    ],
    ['a bomb', [{ name: 'bomb', data: Buffer.alloc(30_000_000) }], 'a hundred times'],
    [
      'too many bytes in all',
      Array.from({ length: 3 }, (_, place) => ({
        name: `b${place}`,
        data: noise,
        unpackedBytes: 400_000_000,
        compressedBytes: 4_000_000,
      })),
      '',
    ],
  ])('%s', async (_what, entries, problem) => {
    expect(await judge(rawZip(entries))).toEqual(refused(problem))
  })

  test('more than 500 MB', async () => {
    const entries = Array.from({ length: 6 }, (_, place) => ({
      name: `part${place}`,
      stored: Buffer.alloc(1_000_000),
      unpackedBytes: 90_000_000,
    }))

    expect(await judge(rawZip(entries))).toEqual(refused('500 MB'))
  })

  test('entries that share their bytes', async () => {
    const inner = rawZip([{ name: 'b', data: 'x', method: 0 }]).subarray(0, 32)
    const zip = rawZip([
      { name: 'a', data: inner, method: 0 },
      { name: 'b', data: 'x', method: 0, startsAt: 31 },
    ])

    expect(await judge(zip)).toEqual(refused('overlap'))
  })

  test('an archive without entries', async () => {
    expect(await judge(rawZip([]))).toEqual(refused('empty'))
  })

  test('more than a thousand entries', async () => {
    const entries = Array.from({ length: 1_001 }, (_, place) => ({ name: `a${place}`, method: 0 }))

    expect(await judge(rawZip(entries))).toEqual(refused('1000 entries'))
    expect(await judge(rawZip(entries.slice(1)))).toEqual({ kind: 'fit', warnings: [], holdsProgram: false })
  })

  test('an archive with something behind it', async () => {
    expect(await judge(rawZip([good], { suffix: noise }))).toEqual(refused('broken'))
  })

  test('a count of entries that is not true', async () => {
    expect((await judge(rawZip([good], { entryCount: 2 }))).kind).toBe('refused')
  })
})

test('the installer may hold an archive, and that is told', async () => {
  const zip = rawZip([{ name: 'redist/runtime.cab', data: noise }])

  expect(await judge(zip, 'told')).toEqual({
    kind: 'fit',
    warnings: [expect.stringContaining('archive in the archive')],
    holdsProgram: false,
  })
})

test('an archive cut off at any byte is refused', async () => {
  const zip = rawZip([good, { name: 'b.txt', data: noise }])

  for (let length = 4; length < zip.length; length += times(97, 1)) {
    expect((await judge(zip.subarray(0, length))).kind).not.toBe('fit')
  }
})

test('whatever byte is changed, the archive is judged and never hangs or throws', async () => {
  const zip = rawZip([good, { name: 'b.txt', data: noise, method: 0 }])

  await fc.assert(
    fc.asyncProperty(fc.nat(zip.length - 1), fc.nat(255), async (place, value) => {
      const changed = Buffer.from(zip)
      changed[place] = value
      expect(['fit', 'refused', 'no-zip']).toContain((await judge(changed)).kind)
    }),
    { numRuns: times(200, 5_000) },
  )
})
