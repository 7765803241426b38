import { crc32, deflateRawSync } from 'node:zlib'

/** One entry of an archive, and what its headers claim instead of the truth. */
export type RawEntry = {
  name: string | Buffer
  data?: Buffer | string
  method?: number
  flags?: number
  /** The Unix mode of the entry. */
  mode?: number
  crc?: number
  unpackedBytes?: number
  compressedBytes?: number
  localName?: string
  /** Where the directory says that the entry begins. */
  startsAt?: number
  /** Bytes of the entry as they are in the file, whatever `data` is. */
  stored?: Buffer
}

export type RawZip = {
  prefix?: Buffer
  suffix?: Buffer
  entryCount?: number
  directoryAt?: number
}

/** A ZIP file byte by byte, so that each of its fields can lie. */
export function rawZip(entries: readonly RawEntry[], zip: RawZip = {}): Buffer {
  const { prefix = Buffer.alloc(0), suffix = Buffer.alloc(0) } = zip
  const parts: Buffer[] = [prefix]
  const directory: Buffer[] = []
  let position = prefix.length
  for (const entry of entries) {
    const made = makeEntry(entry, position)
    parts.push(made.local)
    directory.push(made.central)
    position += made.local.length
  }
  const central = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(zip.entryCount ?? entries.length, 8)
  end.writeUInt16LE(zip.entryCount ?? entries.length, 10)
  end.writeUInt32LE(central.length, 12)
  end.writeUInt32LE(zip.directoryAt ?? position, 16)
  return Buffer.concat([...parts, central, end, suffix])
}

function makeEntry(entry: RawEntry, position: number): { local: Buffer; central: Buffer } {
  const { data = '', method = 8, flags = 0, mode = 0o100_644 } = entry
  const bytes = Buffer.from(data)
  const stored = entry.stored ?? (method === 8 ? deflateRawSync(bytes) : bytes)
  const name = Buffer.from(entry.name)
  const localName = Buffer.from(entry.localName ?? name)
  const facts = Buffer.alloc(22)
  facts.writeUInt16LE(20, 0)
  facts.writeUInt16LE(flags | 0x0800, 2)
  facts.writeUInt16LE(method, 4)
  facts.writeUInt16LE(0x58_21, 8)
  facts.writeUInt32LE(entry.crc ?? crc32(bytes), 10)
  facts.writeUInt32LE(entry.compressedBytes ?? stored.length, 14)
  facts.writeUInt32LE(entry.unpackedBytes ?? bytes.length, 18)
  const local = Buffer.concat([signature(0x04034b50), facts, lengths(localName.length), localName, stored])
  const madeBy = Buffer.from([20, 3])
  const rest = Buffer.alloc(14)
  rest.writeUInt32LE(mode * 65_536, 6)
  rest.writeUInt32LE(entry.startsAt ?? position, 10)
  const central = Buffer.concat([signature(0x02014b50), madeBy, facts, lengths(name.length), rest, name])
  return { local, central }
}

function signature(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value, 0)
  return bytes
}

/** The length of the name, and none of extra fields. */
function lengths(nameLength: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt16LE(nameLength, 0)
  return bytes
}
