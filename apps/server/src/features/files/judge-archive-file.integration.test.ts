import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { times } from '@stratomate/commands/soak-scale'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { judgeArchiveFile } from './judge-archive-file.ts'
import { type RawEntry, rawZip } from './testing/raw-zip.ts'

const folder = mkdtempSync(join(tmpdir(), 'stratomate-archives-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function judge(bytes: Buffer) {
  const path = join(folder, 'archive.zip')
  writeFileSync(path, bytes)
  return judgeArchiveFile(path)
}

const good: RawEntry = { name: 'BOSS Pro/BOSS_Pro.mq5', data: '#property strict\n'.repeat(40) }
const noise = Buffer.from(Array.from({ length: 4_096 }, (_, place) => (place * 7_919) % 251))

test('an ordinary archive is fit', async () => {
  const zip = rawZip([
    { name: 'BOSS Pro/', mode: 0o040_755, method: 0 },
    good,
    { name: 'read me.txt', method: 0, data: 'Größe' },
  ])

  const names = ['BOSS Pro/', 'BOSS Pro/BOSS_Pro.mq5', 'read me.txt']
  expect(await judge(zip)).toEqual({ kind: 'fit', names, holdsProgram: false, app: null, isSigned: false })
})

test('an archive with a program for Windows is told so', async () => {
  expect(await judge(rawZip([{ name: 'Stratomate Desktop.EXE', method: 0, data: 'MZ' }]))).toMatchObject({
    kind: 'fit',
    holdsProgram: true,
  })
})

/** The beginning of a 64-bit program with a certificate table of this many bytes. */
function programWith(certificateBytes: number): Buffer {
  const head = Buffer.alloc(1_024)
  head.write('MZ')
  head.writeUInt32LE(0x80, 0x3c)
  head.writeUInt16LE(0x20b, 0x80 + 24)
  head.writeUInt32LE(certificateBytes, 0x80 + 24 + 144 + 4)
  return head
}
const program = (name: string, bytes: Buffer | string): RawEntry => ({ name, data: bytes })
const signed = programWith(9_000)

test.each([
  ['a setup', [program('Trader Setup.exe', signed), good], { app: 'setup', isSigned: true }],
  ['an unsigned setup', [program('Trader Setup.exe', programWith(0))], { app: 'setup', isSigned: false }],
  ['a program', [program('in/Trader.EXE', signed)], { app: 'program', isSigned: true }],
  [
    'one signed program of two',
    [program('a.exe', signed), program('b.exe', 'MZ')],
    { app: 'program', isSigned: false },
  ],
  ['a script', [program('app/trader.mjs', 'x')], { app: 'script', isSigned: false }],
  ['a program cut off', [program('a.exe', signed.subarray(0, 0x90))], { app: 'program', isSigned: false }],
  ['no app', [good], { app: null, isSigned: false }],
])('a package with %s is known by its content', async (_what, entries, facts) => {
  expect(await judge(rawZip(entries))).toMatchObject({ kind: 'fit', ...facts })
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
