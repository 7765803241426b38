import {
  type Central,
  type Header,
  type ModelEntry,
  trueLargeEnd,
  type ZipModel,
} from '@stratomate/domain/files/testing/zip-model'

/** Takes a good archive of any program apart into its records. It believes what the archive says. */
export function readModel(zip: Buffer): ZipModel {
  const endAt = zip.length - 22
  const isLarge = endAt >= 76 && zip.readUInt32LE(endAt - 20) === 0x07064b50
  const largeAt = endAt - 76
  const count = isLarge ? Number(zip.readBigUInt64LE(largeAt + 32)) : zip.readUInt16LE(endAt + 10)
  const directoryAt = isLarge ? Number(zip.readBigUInt64LE(largeAt + 48)) : zip.readUInt32LE(endAt + 16)
  const found: Central[] = []
  for (let place = 0, at = directoryAt; place < count; place += 1) {
    const central = centralAt(zip, at)
    found.push(central)
    at += 46 + central.name.length + central.extra.length
  }
  const places = found.map(placeOf)
  const entries = found.map((central, place): ModelEntry => {
    const { startsAt, packed } = places[place] ?? { startsAt: 0, packed: 0 }
    const local = headerAt(zip, { at: startsAt + 4, textAt: startsAt + 30, signature: zip.readUInt32LE(startsAt) })
    const dataAt = startsAt + 30 + local.name.length + local.extra.length
    const dataEnd = dataAt + packed
    const descriptor = zip.subarray(dataEnd, places[place + 1]?.startsAt ?? directoryAt)
    return { before: Buffer.alloc(0), local, data: zip.subarray(dataAt, dataEnd), descriptor, central }
  })
  const shorts = { countHere: elsewhere(zip.readUInt16LE(endAt + 8)), count: elsewhere(zip.readUInt16LE(endAt + 10)) }
  const longs = { bytes: elsewhere(zip.readUInt32LE(endAt + 12)), startsAt: elsewhere(zip.readUInt32LE(endAt + 16)) }
  const made = isLarge ? { madeBy: zip.readUInt16LE(largeAt + 12), version: zip.readUInt16LE(largeAt + 14) } : {}
  return {
    entries,
    directory: [...entries],
    gap: Buffer.alloc(0),
    endGap: Buffer.alloc(0),
    large: isLarge ? { ...trueLargeEnd, ...made } : null,
    end: { disk: 0, directoryDisk: 0, ...shorts, ...longs },
    comment: Buffer.alloc(0),
    after: Buffer.alloc(0),
  }
}

function centralAt(zip: Buffer, at: number): Central {
  return {
    ...headerAt(zip, { at: at + 6, textAt: at + 46, signature: zip.readUInt32LE(at) }),
    madeBy: zip.readUInt16LE(at + 4),
    comment: Buffer.alloc(0),
    disk: 0,
    internal: zip.readUInt16LE(at + 36),
    attributes: zip.readUInt32LE(at + 38),
    startsAt: zip.readUInt32LE(at + 42),
  }
}

/** Values that are elsewhere stay what they are; others follow the records when these move. */
function elsewhere(value: number): number | null {
  return value === 0xffff || value === 0xffffffff ? value : null
}

/** Sizes and place in the order in which the field for large files has those that are elsewhere. */
function placeOf(central: Central): { startsAt: number; packed: number } {
  const { unpacked, compressed, startsAt, extra } = central
  let at = extra.indexOf(Buffer.from([1, 0])) + 4
  const [, packed = 0, place = 0] = [unpacked, compressed, startsAt ?? 0].map((value) => {
    if (value !== 0xffffffff) return value
    at += 8
    return Number(extra.readBigUInt64LE(at - 8))
  })
  central.startsAt = elsewhere(startsAt ?? 0)
  return { startsAt: place, packed }
}

function headerAt(zip: Buffer, { at, textAt, signature }: { at: number; textAt: number; signature: number }): Header {
  const nameEnd = textAt + zip.readUInt16LE(at + 22)
  return {
    signature,
    version: zip.readUInt16LE(at),
    flags: zip.readUInt16LE(at + 2),
    method: zip.readUInt16LE(at + 4),
    time: zip.readUInt16LE(at + 6),
    date: zip.readUInt16LE(at + 8),
    crc: zip.readUInt32LE(at + 10),
    compressed: zip.readUInt32LE(at + 14),
    unpacked: zip.readUInt32LE(at + 18),
    name: zip.subarray(textAt, nameEnd),
    extra: zip.subarray(nameEnd, nameEnd + zip.readUInt16LE(at + 24)),
  }
}
