import { serviceStampName } from '@stratomate/contracts/desktop/service-stamp'
import { ArchiveFault } from '@stratomate/domain/files/archive-problems'
import { judgeArchive } from '@stratomate/domain/files/judge-archive'
import { stampArchive } from '@stratomate/domain/files/stamp-archive'
import { expect, test } from 'vitest'
import { goodArchives } from './testing/good-archives.ts'
import { inOrder, readByFflate, readByYauzl, type Reading, sha256, startPython } from './testing/other-readers.ts'
import { rawZip } from './testing/raw-zip.ts'

const stampOf = (text: string) => ({ name: serviceStampName, data: Buffer.from(text) })

async function stamped(zip: Buffer, text = 'mine'): Promise<Buffer> {
  const blob = await stampArchive(new Blob([new Uint8Array(zip)]), stampOf(text))
  return Buffer.from(await blob.arrayBuffer())
}

async function readByUs(zip: Buffer): Promise<Reading> {
  const pieces = new Map<string, Uint8Array[]>()
  const verdict = await judgeArchive(new Blob([new Uint8Array(zip)]), (name, piece) => {
    pieces.set(name, [...(pieces.get(name) ?? []), piece])
  })
  if (verdict.kind !== 'fit') throw new Error(`It is ${verdict.kind === 'refused' ? verdict.problem : verdict.kind}`)
  return inOrder(verdict.names.map((name) => [name, sha256(Buffer.concat(pieces.get(name) ?? []))]))
}

test('a stamped archive of any program stays fit, and every reader sees the old files and the stamp', async () => {
  const python = startPython()
  const refused: string[] = []
  for (const [name, zip] of await goodArchives()) {
    const before = await readByUs(zip)
    const after = await stamped(zip).catch((error: unknown) => {
      if (!(error instanceof ArchiveFault)) throw error
      refused.push(error.code)
      return null
    })
    if (after === null) continue
    const seen = inOrder([...before, [serviceStampName, sha256(Buffer.from('mine'))]])
    expect.soft(await readByUs(after), name).toEqual(seen)
    expect.soft(await readByYauzl(after), name).toEqual(seen)
    expect.soft(await readByFflate(after), name).toEqual(seen)
    expect.soft((await python?.read(after)) ?? seen, name).toEqual(seen)
  }
  python?.stop()

  expect(new Set(refused)).toEqual(new Set(['large_archive_record']))
})

const entry = (name: string, data: string) => ({ name, data })
const foreign = entry(serviceStampName, 'of another site')

test.each([
  ['at the beginning', [foreign, entry('a', 'first'), entry('b', 'second')]],
  ['in the middle', [entry('a', 'first'), foreign, entry('b', 'second')]],
  ['at the end', [entry('a', 'first'), entry('b', 'second'), foreign]],
  ['alone', [foreign]],
  ['in other letters', [entry('a', 'first'), { ...foreign, name: serviceStampName.toUpperCase() }]],
])('a stamp %s gives its place to the new one', async (_where, entries) => {
  const after = await stamped(rawZip(entries))
  const others = entries.filter(({ data }) => data !== foreign.data)

  expect(await readByUs(after)).toEqual(
    inOrder([
      ...others.map(({ name, data }): Reading[number] => [name, sha256(Buffer.from(data))]),
      [serviceStampName, sha256(Buffer.from('mine'))],
    ]),
  )
  expect(await readByYauzl(after)).toEqual(await readByUs(after))
})

test('the same stamp twice is the same archive, and another one leaves no byte of the first', async () => {
  const zip = rawZip([entry('a', 'first'), entry('b', 'second')])
  const once = await stamped(zip)

  expect((await stamped(once)).equals(once)).toBe(true)
  expect((await stamped(await stamped(zip, 'of another site'))).equals(once)).toBe(true)
})
