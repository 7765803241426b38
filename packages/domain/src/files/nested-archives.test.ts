import { expect, test } from 'vitest'
import { isNestedArchive } from './nested-archives.ts'

const zip = [0x50, 0x4b, 0x03, 0x04]
/** The signature of a zip shifted by half a byte: none of its bytes is there. */
const halves = [0xa5, 0x04, 0xb0, 0x30, 0x4f]

test.each<[string, boolean, number[]]>([
  ['nothing', false, []],
  ['a zip', true, zip],
  ['a zip behind other bytes', true, [1, 2, 3, ...zip]],
  ['its digits across bytes', false, halves],
  ['its digits across bytes, and a zip', true, [...halves, ...zip]],
  ['gzip', true, [0x1f, 0x8b, 0x08]],
  ['gzip behind another byte', false, [0, 0x1f, 0x8b, 0x08]],
  ['tar', true, [...Array.from({ length: 257 }, () => 0), 0x75, 0x73, 0x74, 0x61, 0x72]],
  ['the word of tar at another place', false, [0x75, 0x73, 0x74, 0x61, 0x72]],
])('%s is an archive: %s', (_, expected, bytes) => {
  expect(isNestedArchive('data.bin', Uint8Array.from(bytes))).toBe(expected)
})

test('a name alone makes an archive, in any case, and only by its end', () => {
  const names = ['a.zip', 'a.TAR', 'a.tbz', 'a.lz', 'zip', 'a.zip.txt', 'a.zi']

  expect(names.filter((name) => isNestedArchive(name, new Uint8Array()))).toEqual(['a.zip', 'a.TAR', 'a.tbz', 'a.lz'])
})
