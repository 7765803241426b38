import { expect, test } from 'vitest'
import type { ArchiveEntry } from './archive-directory.ts'
import { requireFitEntries } from './archive-entries.ts'

const unix = 0x0314
const fileMode = 0o100_644 * 65_536
const folderMode = 0o040_755 * 65_536
const entry: ArchiveEntry = {
  name: 'a.txt',
  rawName: Buffer.from('a.txt'),
  flags: 0,
  method: 8,
  changedAt: 0,
  crc: 0,
  compressedBytes: 1_000,
  unpackedBytes: 1_000,
  startsAt: 0,
  madeBy: unix,
  attributes: fileMode,
}
const folder: ArchiveEntry = { ...entry, name: 'a/', unpackedBytes: 0, attributes: folderMode | 0x10 }

function judge(...changes: Partial<ArchiveEntry>[]) {
  try {
    requireFitEntries(changes.map((change) => ({ ...entry, ...change })))
    return 'fits'
  } catch (error) {
    return error instanceof Error && 'code' in error ? error.code : error
  }
}

const mebibyte = 1_048_576

test.each<[string, string, Partial<ArchiveEntry>[]]>([
  ['fits', 'a file', [{}]],
  ['fits', 'a folder', [folder]],
  ['fits', 'a folder without a kind', [{ ...folder, attributes: 0 }]],
  ['folder_data', 'a folder with a byte', [{ ...folder, unpackedBytes: 1 }]],
  ['fits', 'the last version of a program that is known', [{ madeBy: 0x0300 | 63 }]],
  ['maker', 'a later version', [{ madeBy: 0x0300 | 64 }]],
  ...[0, 3, 10, 11, 14, 19].map((system): [string, string, Partial<ArchiveEntry>[]] => [
    'fits',
    `system ${system}`,
    [{ madeBy: system * 256 + 20, attributes: 0 }],
  ]),
  ['maker', 'another system', [{ madeBy: 7 * 256 + 20 }]],
  ['link', 'a folder by its kind alone', [{ attributes: folderMode }]],
  ['link', 'a folder by its attribute alone', [{ attributes: fileMode | 0x10 }]],
  ['link', 'a file that is called a folder', [{ ...folder, attributes: fileMode }]],
  ['size', 'stored in another size', [{ method: 0, compressedBytes: 999 }]],
  ['fits', 'stored in its size', [{ method: 0 }]],
  ['fits', 'a little text that packs well', [{ unpackedBytes: mebibyte - 1, compressedBytes: 10 }]],
  ['fits', 'a megabyte at a hundredth of its size', [{ unpackedBytes: 1_048_600, compressedBytes: 10_486 }]],
  ['entry_ratio', 'a megabyte at less', [{ unpackedBytes: mebibyte, compressedBytes: 10_485 }]],
  ['ratio', 'many that are a bomb together only', Array.from({ length: 4 }, (_, index) => bomb(`b${index}`))],
  ['too_large', 'more than 500 MB', Array.from({ length: 5 }, (_, index) => big(`b${index}`, 100_000_001))],
  ['fits', '500 MB', Array.from({ length: 5 }, (_, index) => big(`b${index}`, 500_000_000 / 5))],
])('%s: %s', (verdict, _, entries) => {
  expect(judge(...entries)).toBe(verdict)
})

function bomb(name: string): Partial<ArchiveEntry> {
  return { name, unpackedBytes: mebibyte / 4, compressedBytes: 10 }
}

function big(name: string, bytes: number): Partial<ArchiveEntry> {
  return { name, unpackedBytes: bytes, compressedBytes: bytes }
}
