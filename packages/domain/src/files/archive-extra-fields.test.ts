import { describe, expect, test } from 'vitest'
import { readExtraFields } from './archive-extra-fields.ts'
import { extraField, u16, u32, u64 } from './testing/zip-model.ts'

const name = 'a.txt'
const zeros = (bytes: number) => Buffer.alloc(bytes)

/** The verdict on a field beside the data or in the directory: `fits`, or the code of the refusal. */
function read(field: Buffer, place: 'local' | 'central') {
  try {
    readExtraFields(field, { place, name, rawName: Buffer.from(name) })
    return 'fits'
  } catch (error) {
    return error instanceof Error && 'code' in error ? error.code : error
  }
}

const unixTimes = (named: number, count: number) => Buffer.concat([Buffer.from([named]), zeros(4 * count)])
const ntfs = (attribute: number, size: number, bytes = 24) =>
  Buffer.concat([u32(0), u16(attribute), u16(size), zeros(bytes)])
const owner = (version: number, [user, group]: readonly [number, number], behind = 0) =>
  Buffer.concat([Buffer.from([version, user]), zeros(user), Buffer.from([group]), zeros(group + behind)])
const fits = ['fits', 'fits']
const local = ['fits', 'extra_field']
const central = ['extra_field', 'fits']
const never = ['extra_field', 'extra_field']

describe('beside the data and in the directory', () => {
  test.each<[string, Buffer, string[]]>([
    ['NTFS times', extraField(0x000a, ntfs(1, 24)), fits],
    ['another attribute of NTFS', extraField(0x000a, ntfs(2, 24)), never],
    ['NTFS times of another size', extraField(0x000a, ntfs(1, 16)), never],
    ['NTFS times with something behind', extraField(0x000a, ntfs(1, 24, 25)), never],
    ['one Unix time', extraField(0x5455, unixTimes(1, 1)), fits],
    ['three Unix times', extraField(0x5455, unixTimes(7, 3)), fits],
    ['three named times of which the first is there', extraField(0x5455, unixTimes(7, 1)), central],
    ['two named times of which none is there', extraField(0x5455, unixTimes(6, 0)), central],
    ['two named times without the first, of which one is there', extraField(0x5455, unixTimes(6, 1)), never],
    ['no named time', extraField(0x5455, unixTimes(0, 0)), fits],
    ['a fourth time', extraField(0x5455, unixTimes(8, 0)), never],
    ['no byte of times', extraField(0x5455, zeros(0)), never],
    ['old Unix times', extraField(0x5855, zeros(8)), fits],
    ['old Unix times with owners', extraField(0x5855, zeros(12)), local],
    ['old Unix times of another size', extraField(0x5855, zeros(9)), never],
    ['old owners', extraField(0x7855, zeros(4)), local],
    ['no old owners', extraField(0x7855, zeros(0)), central],
    ['owners of four bytes', extraField(0x7875, owner(1, [4, 4])), fits],
    ['owners of eight bytes', extraField(0x7875, owner(1, [8, 8])), fits],
    ['owners without a byte', extraField(0x7875, owner(1, [0, 0])), fits],
    ['a user of nine bytes', extraField(0x7875, owner(1, [9, 4])), never],
    ['a group of nine bytes', extraField(0x7875, owner(1, [4, 9])), never],
    ['owners of another version', extraField(0x7875, owner(2, [4, 4])), never],
    ['owners with something behind', extraField(0x7875, owner(1, [4, 4], 1)), never],
    ['owners that are cut off', extraField(0x7875, owner(1, [4, 4]).subarray(0, 5)), never],
    ['two bytes of owners', extraField(0x7875, Buffer.from([1, 0])), never],
    ['the same name', extraField(0x7075, Buffer.concat([Buffer.from([1]), u32(7), Buffer.from(name)])), fits],
    ['no field that we know', extraField(0x1234, zeros(8)), never],
  ])('%s', (_, field, expected) => {
    expect([read(field, 'local'), read(field, 'central')]).toEqual(expected)
  })

  test.each([
    ['another name', Buffer.concat([Buffer.from([1]), u32(7), Buffer.from('b.txt')])],
    ['a longer name', Buffer.concat([Buffer.from([1]), u32(7), Buffer.from('a.txt2')])],
    ['a shorter name', Buffer.concat([Buffer.from([1]), u32(7), Buffer.from('a.tx')])],
    ['the same name in another version', Buffer.concat([Buffer.from([2]), u32(7), Buffer.from(name)])],
    ['four bytes', Buffer.from([1, 0, 0, 0])],
  ])('%s is a second name', (_, data) => {
    expect(read(extraField(0x7075, data), 'central')).toBe('second_name')
  })
})

test('the data of the field for large files are answered, wherever it stands among others', () => {
  const numbers = Buffer.concat([u64(5), u64(6)])
  const times = extraField(0x5455, unixTimes(1, 1))
  const places = [[extraField(1, numbers)], [times, extraField(1, numbers)], [extraField(1, numbers), times]]

  for (const fields of places) {
    const data = readExtraFields(Buffer.concat(fields), { place: 'local', name, rawName: Buffer.from(name) })
    expect(data?.byteLength).toBe(16)
    expect([data?.getBigUint64(0, true), data?.getBigUint64(8, true)]).toEqual([5n, 6n])
  }
  expect(readExtraFields(times, { place: 'local', name, rawName: Buffer.from(name) })).toBeNull()
})

test('fields fill their place to the byte, and each stands once', () => {
  const times = extraField(0x5455, unixTimes(1, 1))

  expect(read(Buffer.concat([times, extraField(0x7855, zeros(4))]), 'local')).toBe('fits')
  for (const wrong of [times.subarray(0, -1), Buffer.concat([times, zeros(3)]), Buffer.concat([times, times])])
    expect(read(wrong, 'local')).toBe('extra_field')
})
