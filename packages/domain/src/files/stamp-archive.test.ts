import { times } from '@stratomate/commands/soak-scale'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { judgeArchive } from './judge-archive.ts'
import { stampArchive } from './stamp-archive.ts'
import { bytesOf, extraField, type NewEntry, trueLargeEnd, zipModel } from './testing/zip-model.ts'

const text = new TextEncoder()
const blobOf = (zip: Buffer) => new Blob([new Uint8Array(zip)])
const archiveOf = (entries: readonly NewEntry[]) => blobOf(bytesOf(zipModel(entries)))
const stampOf = (name: string, words: string) => ({ name, data: text.encode(words) })

/** What a strict reader finds: the names in their order, each with its content as text. */
async function readAll(file: Blob): Promise<[name: string, text: string][]> {
  const pieces = new Map<string, Buffer>()
  const verdict = await judgeArchive(file, (name, piece) => {
    pieces.set(name, Buffer.concat([pieces.get(name) ?? Buffer.alloc(0), piece]))
  })
  expect(verdict).toMatchObject({ kind: 'fit' })
  return verdict.kind === 'fit' ? verdict.names.map((name) => [name, String(pieces.get(name) ?? '')]) : []
}

const times1980 = extraField(0x5455, Buffer.from([1, 0, 0, 0, 0]))
/** Files of any length, compressed or not, with and without a field that programs add. */
const files = fc
  .uniqueArray(fc.constantFrom('app.mjs', 'read me.txt', 'presets/EURUSD.set', 'presets/gold.set', 'ü.txt'), {
    minLength: 1,
  })
  .chain((names) =>
    fc.tuple(
      ...names.map((name) =>
        fc
          .record({ data: fc.string({ maxLength: 300 }), isPacked: fc.boolean(), hasTimes: fc.boolean() })
          .map(({ data, isPacked, hasTimes }): NewEntry & { name: string; data: string } => ({
            name,
            data,
            method: isPacked ? 8 : 0,
            ...(hasTimes && { localExtra: times1980, centralExtra: times1980 }),
          })),
      ),
    ),
  )

test('a stamped archive holds what it held, and the stamp as its last file', async () => {
  await fc.assert(
    fc.asyncProperty(files, fc.string({ maxLength: 200 }), async (entries, words) => {
      const stamped = await stampArchive(archiveOf(entries), stampOf('stamp.json', words))

      expect(await readAll(stamped)).toEqual([
        ...entries.map(({ name, data }) => [name, data]),
        ['stamp.json', Buffer.from(words).toString()],
      ])
    }),
    { numRuns: times(40, 1_000) },
  )
})

test('another stamp takes the place of the first, and the same one gives the same bytes', async () => {
  await fc.assert(
    fc.asyncProperty(files, async (entries) => {
      const file = archiveOf(entries)
      const first = await stampArchive(file, stampOf('stamp.json', 'of a first download'))
      const second = await stampArchive(first, stampOf('stamp.json', 'of another'))
      const direct = await stampArchive(file, stampOf('stamp.json', 'of another'))

      expect(Buffer.from(await second.arrayBuffer()).equals(Buffer.from(await direct.arrayBuffer()))).toBe(true)
    }),
    { numRuns: times(20, 500) },
  )
})

describe('a file of the stamp’s name', () => {
  test.each(['stamp.json', 'STAMP.json', 'Stamp.JSON'])('written as %s is replaced wherever it is', async (name) => {
    const rest = { name: 'app.mjs', data: 'run()' }
    for (const entries of [
      [{ name, data: 'an older one' }, rest],
      [rest, { name, data: 'an older one' }],
    ]) {
      const stamped = await stampArchive(archiveOf(entries), stampOf('stamp.json', 'new'))

      expect(await readAll(stamped)).toEqual([
        ['app.mjs', 'run()'],
        ['stamp.json', 'new'],
      ])
    }
  })
})

test('a directory in the form for large archives is refused, because its places would be wrong', async () => {
  const plain = zipModel([{ name: 'app.mjs', data: 'run()' }])
  const elsewhere = { countHere: 0xffff, count: 0xffff, bytes: 0xffffffff, startsAt: 0xffffffff }
  const model = { ...plain, large: trueLargeEnd, end: { ...plain.end, ...elsewhere } }

  await expect(stampArchive(blobOf(bytesOf(model)), stampOf('stamp.json', 'x'))).rejects.toMatchObject({
    code: 'large_archive_record',
  })
})
