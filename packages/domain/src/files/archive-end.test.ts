import { describe, expect, test } from 'vitest'
import { readEnd } from './archive-end.ts'
import { bytesOf, trueLargeEnd, u32, type ZipModel, zipModel } from './testing/zip-model.ts'

const elsewhere = { countHere: 0xffff, count: 0xffff, bytes: 0xffffffff, startsAt: 0xffffffff }

/** What is read at the end of a changed archive of one file: the place of its directory, or the code of the refusal. */
async function read(change: (model: ZipModel) => void, edit: (bytes: Buffer) => Buffer = (bytes) => bytes) {
  const model = zipModel([{ name: 'a.txt', data: 'text', method: 0 }])
  change(model)
  const file = new Blob([new Uint8Array(edit(bytesOf(model)))])
  return readEnd(file).catch((error: unknown) => (error instanceof Error && 'code' in error ? error.code : error))
}

const place = { startsAt: 39, endsAt: 90, entryCount: 1 }
const large =
  (change: Partial<typeof trueLargeEnd> = {}, end: Partial<ZipModel['end']> = {}) =>
  (model: ZipModel) => {
    model.large = { ...trueLargeEnd, ...change }
    Object.assign(model.end, end)
  }

test('the end of a plain archive says where its directory is', async () => {
  expect(await read(() => undefined)).toEqual({ ...place, isFar: false })
})

test('an archive that is nothing but its end, and one that is shorter', async () => {
  const none = (model: ZipModel) => void Object.assign(model, { entries: [], directory: [] })

  expect(await read(none)).toEqual({ startsAt: 0, endsAt: 0, entryCount: 0, isFar: false })
  expect(await read(none, (bytes) => bytes.subarray(1))).toBe('cut_off')
  expect(await read(none, () => Buffer.alloc(0))).toBe('cut_off')
})

describe('the record for large archives', () => {
  test('repeats the plain one, or says what the plain one leaves to it', async () => {
    expect(await read(large())).toEqual({ ...place, isFar: false })
    expect(await read(large({}, elsewhere))).toEqual({ ...place, isFar: true })
    expect(await read(large({}, { startsAt: 0xffffffff }))).toEqual({ ...place, isFar: true })
  })

  test.each([
    ['leaves out other numbers than the place', large({}, { count: 0xffff, countHere: 0xffff })],
    ['leaves out the size alone', large({}, { bytes: 0xffffffff })],
    ['differs in the place', large({ startsAt: 40 })],
    ['differs in the size', large({ bytes: 50 }, { bytes: 51 })],
    ['differs in the count', large({ count: 2, countHere: 2 })],
    ['has another length', large({ size: 43 })],
    ['is said to be elsewhere', large({ at: 89 })],
  ])('that %s is refused', async (_, change) => {
    expect(await read(change)).toBe('large_archive_record')
  })

  test('is of one part, by each of its four words', async () => {
    const withWord = (fromEnd: number, value: number) =>
      read(large(), (bytes) => {
        u32(value).copy(bytes, bytes.length - fromEnd)
        return bytes
      })
    const [ownPart, directoryPart, locatorPart, parts] = [82, 78, 38, 26]

    for (const word of [ownPart, directoryPart, locatorPart]) expect(await withWord(word, 1)).toBe('several_files')
    expect(await withWord(parts, 0)).toEqual({ ...place, isFar: false })
    expect(await withWord(parts, 2)).toBe('large_archive_record')
  })

  test('is missing where only its locator is there', async () => {
    const locator = Buffer.concat([u32(0x07064b50), Buffer.alloc(16)])
    expect(await read((model) => void (model.endGap = locator))).toBe('large_archive_record')
    expect(await read((model) => void Object.assign(model, { entries: [], directory: [], endGap: locator }))).toBe(
      'large_archive_record',
    )
  })
})

test.each([
  ['two counts', { countHere: 2 }, 'entry_count'],
  ['a directory that ends behind the end', { bytes: 52 }, 'directory'],
  ['a directory that ends before the end', { bytes: 50 }, 'bytes_between'],
  ['another part', { disk: 1 }, 'several_files'],
  ['a directory on another part', { directoryDisk: 1 }, 'several_files'],
])('%s: refused', async (_, end, code) => {
  expect(await read((model) => void Object.assign(model.end, end))).toBe(code)
})

test('what is behind the end is told from a file that is cut off, as far as a comment may reach', async () => {
  const behind = (bytes: number) => (model: ZipModel) => void (model.after = Buffer.alloc(bytes))

  expect(await read(behind(1))).toBe('bytes_behind')
  expect(await read(behind(65_535))).toBe('bytes_behind')
  expect(await read(behind(65_536))).toBe('cut_off')
  expect(
    await read(
      () => undefined,
      (bytes) => bytes.subarray(0, -1),
    ),
  ).toBe('cut_off')
  expect(await read((model) => void Object.assign(model, { entries: [], directory: [], after: Buffer.alloc(1) }))).toBe(
    'bytes_behind',
  )
})
