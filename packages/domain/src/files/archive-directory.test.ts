import { describe, expect, test } from 'vitest'
import { elsewhere32, readDirectory, readNumbers } from './archive-directory.ts'

type Record = { name: Buffer; unpacked: number; compressed: number; startsAt: number; large: readonly bigint[] }

const small: Record = { name: Buffer.from('a.txt'), unpacked: 20, compressed: 10, startsAt: 30, large: [] }

/** A record of the directory, with an extra field for large numbers if there are any. */
function recordOf(change: Partial<Record>): Buffer {
  const { name, unpacked, compressed, startsAt, large } = { ...small, ...change }
  const extra = Buffer.alloc(large.length === 0 ? 0 : 4 + large.length * 8)
  if (large.length > 0) {
    extra.writeUInt16LE(1, 0)
    extra.writeUInt16LE(large.length * 8, 2)
  }
  large.forEach((value, index) => extra.writeBigUInt64LE(value, 4 + index * 8))
  const head = Buffer.alloc(46)
  head.writeUInt32LE(0x02014b50, 0)
  head.writeUInt16LE(20, 6)
  head.writeUInt32LE(compressed, 20)
  head.writeUInt32LE(unpacked, 24)
  head.writeUInt16LE(name.length, 28)
  head.writeUInt16LE(extra.length, 30)
  head.writeUInt32LE(startsAt, 42)
  return Buffer.concat([head, name, extra])
}

function read(record: Buffer, isFar: boolean) {
  const [entry] = readDirectory(record, { startsAt: 0, endsAt: record.length, entryCount: 1, isFar })
  return entry
}

describe('numbers of an entry', () => {
  const [e, n] = [elsewhere32, 7]
  const readWith = ([unpacked, compressed, startsAt]: readonly [number, number, number], isFar: boolean) => {
    const large = [unpacked, compressed, startsAt].flatMap((value, index) => (value === e ? [BigInt(index + 100)] : []))
    return read(recordOf({ unpacked, compressed, startsAt, large }), isFar)
  }

  test.each<[readonly [number, number, number], boolean, readonly [number, number, number]]>([
    [[n, n, n], true, [n, n, n]],
    [[n, n, n], false, [n, n, n]],
    [[e, n, n], true, [100, n, n]],
    [[e, n, n], false, [100, n, n]],
    [[e, e, e], true, [100, 101, 102]],
  ])('%j are read from the extra field where they are elsewhere, in a far archive: %s', (given, isFar, found) => {
    const [unpackedBytes, compressedBytes, startsAt] = found

    expect(readWith(given, isFar)).toMatchObject({ unpackedBytes, compressedBytes, startsAt })
  })

  test.each<[readonly [number, number, number], boolean]>([
    [[e, e, e], false],
    ...[true, false].flatMap((isFar): [readonly [number, number, number], boolean][] => [
      [[e, e, n], isFar],
      [[e, n, e], isFar],
      [[n, e, e], isFar],
      [[n, e, n], isFar],
      [[n, n, e], isFar],
    ]),
  ])('%j are no common form, in a far archive: %s', (given, isFar) => {
    expect(() => readWith(given, isFar)).toThrow(expect.objectContaining({ code: 'large_sizes' }))
  })

  test('are those of the extra field exactly where they are at their largest', () => {
    const field = Buffer.alloc(16)
    field.writeBigUInt64LE(5_000_000_000n, 0)
    field.writeBigUInt64LE(6n, 8)
    const viewOf = (bytes: number) => new DataView(field.buffer, field.byteOffset, bytes)
    const numbers = (view: DataView | null, ...given: number[]) => readNumbers(view, { given, name: 'a' })

    expect(numbers(null, 1, 2)).toEqual([1, 2])
    expect(numbers(viewOf(16), e, 2, e)).toEqual([5_000_000_000, 2, 6])
    expect(numbers(viewOf(8), 1, e)).toEqual([1, 5_000_000_000])
    for (const wrong of [() => numbers(null, e), () => numbers(viewOf(8), 1), () => numbers(viewOf(16), e)])
      expect(wrong).toThrow(expect.objectContaining({ code: 'large_sizes' }))
  })
})

test('a name of plain letters needs no mark, up to the tilde; behind it every program guesses', () => {
  expect(read(recordOf({ name: Buffer.from('a~') }), false)).toMatchObject({ name: 'a~' })
  for (const byte of [0x7f, 0x80])
    expect(() => read(recordOf({ name: Buffer.from([0x61, byte]) }), false)).toThrow(
      expect.objectContaining({ code: 'name_unmarked' }),
    )
})
