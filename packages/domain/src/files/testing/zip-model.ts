import { crc32, deflateRawSync } from 'node:zlib'

/** The content of both headers of an entry; a test may make them differ. */
export type Header = {
  signature: number
  version: number
  flags: number
  method: number
  time: number
  date: number
  crc: number
  compressed: number
  unpacked: number
  name: Buffer
  extra: Buffer
}
export type Central = Header & {
  madeBy: number
  comment: Buffer
  disk: number
  internal: number
  attributes: number
  /** Null means the entry's real place. */
  startsAt: number | null
}
export type ModelEntry = { before: Buffer; local: Header; data: Buffer; descriptor: Buffer; central: Central }

/** An archive as its records, so that a test can change, repeat, move or leave out each of them. */
export type ZipModel = {
  entries: ModelEntry[]
  /** The entries that the directory names, in its order. */
  directory: ModelEntry[]
  /** Bytes between the last entry and the directory, and between the directory and the end. */
  gap: Buffer
  endGap: Buffer
  /** Null leaves out the records for large archives; fields that are null get their true values. */
  large: LargeEnd | null
  end: { disk: number; directoryDisk: number; countHere: Null; count: Null; bytes: Null; startsAt: Null }
  comment: Buffer
  after: Buffer
}
type Null = number | null
type LargeEnd = {
  size: number
  madeBy: number
  version: number
  disk: number
  countHere: Null
  count: Null
  bytes: Null
  startsAt: Null
  at: Null
}

export type NewEntry = {
  name: string | Buffer
  data?: Buffer | string
  method?: 0 | 8
  mode?: number
  hasDescriptor?: boolean
  localExtra?: Buffer
  centralExtra?: Buffer
}

export function zipModel(entries: readonly NewEntry[]): ZipModel {
  const made = entries.map(makeEntry)
  return {
    entries: made,
    directory: [...made],
    gap: Buffer.alloc(0),
    endGap: Buffer.alloc(0),
    large: null,
    end: { disk: 0, directoryDisk: 0, countHere: null, count: null, bytes: null, startsAt: null },
    comment: Buffer.alloc(0),
    after: Buffer.alloc(0),
  }
}

/** The records for large archives, all true. */
export const trueLargeEnd: LargeEnd = {
  size: 44,
  madeBy: 0x031e,
  version: 45,
  disk: 0,
  countHere: null,
  count: null,
  bytes: null,
  startsAt: null,
  at: null,
}

function makeEntry({ name, data = '', method = 8, mode, ...rest }: NewEntry): ModelEntry {
  const bytes = Buffer.from(data)
  const packed = method === 8 ? deflateRawSync(bytes) : bytes
  const rawName = Buffer.from(name)
  const isFolder = rawName.at(-1) === 0x2f
  const facts = { crc: crc32(bytes), compressed: packed.length, unpacked: bytes.length }
  const flags = 0x0800 | (rest.hasDescriptor === true ? 8 : 0)
  const header = { version: 20, flags, method, time: 0, date: 0x5821, name: rawName }
  const noFacts = { crc: 0, compressed: 0, unpacked: 0 }
  const fileMode = mode ?? (isFolder ? 0o040_755 : 0o100_644)
  return {
    before: Buffer.alloc(0),
    local: {
      signature: 0x04034b50,
      ...header,
      ...(rest.hasDescriptor === true ? noFacts : facts),
      extra: rest.localExtra ?? Buffer.alloc(0),
    },
    data: packed,
    descriptor: rest.hasDescriptor === true ? descriptorOf(facts) : Buffer.alloc(0),
    central: {
      signature: 0x02014b50,
      ...header,
      ...facts,
      extra: rest.centralExtra ?? Buffer.alloc(0),
      madeBy: 0x0314,
      comment: Buffer.alloc(0),
      disk: 0,
      internal: 0,
      attributes: fileMode * 65_536,
      startsAt: null,
    },
  }
}

export function descriptorOf({ crc, compressed, unpacked }: Pick<Header, 'crc' | 'compressed' | 'unpacked'>): Buffer {
  return Buffer.concat([u32(0x08074b50), u32(crc), u32(compressed), u32(unpacked)])
}

export function extraField(id: number, data: Buffer | string): Buffer {
  const bytes = Buffer.from(data)
  return Buffer.concat([u16(id), u16(bytes.length), bytes])
}

export function bytesOf(model: ZipModel): Buffer {
  const starts = new Map<ModelEntry, number>()
  const parts: Buffer[] = []
  let at = 0
  const add = (bytes: Buffer) => {
    parts.push(bytes)
    at += bytes.length
  }
  for (const entry of model.entries) {
    add(entry.before)
    starts.set(entry, at)
    for (const part of [localBytes(entry.local), entry.data, entry.descriptor]) add(part)
  }
  add(model.gap)
  const startsAt = at
  for (const entry of model.directory) add(centralBytes(entry.central, starts.get(entry) ?? 0))
  const truth = { count: model.directory.length, bytes: at - startsAt, startsAt }
  add(model.endGap)
  if (model.large !== null) add(largeBytes(model.large, { ...truth, at }))
  add(endBytes(model, truth))
  return Buffer.concat([...parts, model.after])
}

function headerBytes({ version, flags, method, time, date, crc, compressed, unpacked, name, extra }: Header): Buffer {
  const shorts = [version, flags, method, time, date].map(u16)
  return Buffer.concat([...shorts, ...[crc, compressed, unpacked].map(u32), u16(name.length), u16(extra.length)])
}

function localBytes(header: Header): Buffer {
  return Buffer.concat([u32(header.signature), headerBytes(header), header.name, header.extra])
}

function centralBytes(central: Central, startsAt: number): Buffer {
  const { signature, madeBy, comment, disk, internal, attributes, name, extra } = central
  const shorts = [comment.length, disk, internal].map(u16)
  const longs = [attributes, central.startsAt ?? startsAt].map(u32)
  return Buffer.concat([u32(signature), u16(madeBy), headerBytes(central), ...shorts, ...longs, name, extra, comment])
}

type Truth = { count: number; bytes: number; startsAt: number }

function largeBytes(large: LargeEnd, truth: Truth & { at: number }): Buffer {
  const values = [large.countHere ?? truth.count, large.count ?? truth.count, large.bytes ?? truth.bytes]
  const made = [u32(0x06064b50), u64(large.size), u16(large.madeBy), u16(large.version), u32(large.disk), u32(0)]
  const places = [...values, large.startsAt ?? truth.startsAt].map(u64)
  return Buffer.concat([...made, ...places, u32(0x07064b50), u32(0), u64(large.at ?? truth.at), u32(1)])
}

function endBytes({ end, comment }: ZipModel, truth: Truth): Buffer {
  return Buffer.concat([
    u32(0x06054b50),
    ...[end.disk, end.directoryDisk, end.countHere ?? truth.count, end.count ?? truth.count].map(u16),
    ...[end.bytes ?? truth.bytes, end.startsAt ?? truth.startsAt].map(u32),
    u16(comment.length),
    comment,
  ])
}

export function u16(value: number): Buffer {
  const bytes = Buffer.alloc(2)
  bytes.writeUInt16LE(value & 0xffff)
  return bytes
}

export function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value >>> 0)
  return bytes
}

export function u64(value: number): Buffer {
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64LE(BigInt(value))
  return bytes
}
