import { crc32 } from 'node:zlib'
import type { Random } from '@stratomate/std/random'
import {
  bytesOf,
  descriptorOf,
  extraField,
  type Header,
  type ModelEntry,
  trueLargeEnd,
  u32,
  u64,
  type ZipModel,
} from '@stratomate/domain/files/testing/zip-model'

type Mutation = (model: ZipModel, random: Random) => void

/** Changes an archive in up to three places: its records, their order, names, extra fields, sizes, or bytes anywhere. */
export function mutateArchive(model: ZipModel, random: Random): Buffer {
  const copy = structuredCloneOf(model)
  const rounds = 1 + Math.floor(random() * 3)
  for (let round = 0; round < rounds && copy.entries.length > 0; round += 1) pick(mutations, random)(copy, random)
  const bytes = bytesOf(copy)
  return random() < 0.15 ? flipByte(bytes, random) : bytes
}

const mutations: readonly Mutation[] = [
  (model, random) => changeField(pick([...headersOf(model)], random), random),
  (model, random) => changeField(pick([...headersOf(model)], random), random),
  changeBoth,
  changeEnd,
  changeName,
  changeName,
  addExtra,
  addExtra,
  removeExtra,
  addBytes,
  moveRecords,
  repeatRecords,
  removeRecords,
  changeData,
  changeDescriptor,
  toggleDescriptor,
]

function pick<T>(items: readonly T[], random: Random): T {
  const item = items[Math.floor(random() * items.length)]
  if (item === undefined) throw new Error('There is nothing to pick from.')
  return item
}

/** An entry that is in the directory keeps being the same one there. */
function structuredCloneOf(model: ZipModel): ZipModel {
  const copies = new Map(
    model.entries.map((entry) => [entry, { ...entry, local: { ...entry.local }, central: { ...entry.central } }]),
  )
  return {
    ...model,
    entries: [...copies.values()],
    directory: model.directory.map((entry) => copies.get(entry) ?? entry),
    large: model.large === null ? null : { ...model.large },
    end: { ...model.end },
  }
}

function* headersOf(model: ZipModel): Generator<Header> {
  for (const { local, central } of model.entries) yield* [local, central]
}

function changeField(header: Header, random: Random): void {
  const fields = Object.entries(header).filter(([, value]) => typeof value === 'number' || value === null)
  const [key, value] = pick(fields, random)
  Object.assign(header, { [key]: oddNumber(typeof value === 'number' ? value : 0, random) })
}

function oddNumber(value: number, random: Random): number {
  const flipped = (value ^ (1 << Math.floor(random() * 32))) >>> 0
  const chosen = [0, 1, 8, 9, 0x800, 0xffff, 0xffffffff, value + 1, Math.max(0, value - 1), value * 2, flipped, flipped]
  return pick([...chosen, Math.floor(random() * 65_536), Math.floor(random() * 4_294_967_296)], random) % 4_294_967_296
}

/** The same lie in both headers. */
function changeBoth({ entries }: ZipModel, random: Random): void {
  const entry = pick(entries, random)
  const key = pick(['flags', 'method', 'crc', 'compressed', 'unpacked', 'version', 'time'] as const, random)
  const value = oddNumber(entry.central[key], random)
  entry.local[key] = value
  entry.central[key] = value
}

function changeEnd(model: ZipModel, random: Random): void {
  const kind = random()
  if (kind < 0.2) model.large = model.large === null ? { ...trueLargeEnd } : null
  const record = kind < 0.6 && model.large !== null ? model.large : model.end
  const key = pick(Object.keys(record), random)
  const truth = pick([model.directory.length, bytesOf(model).length - 22, 44, 0], random)
  Object.assign(record, { [key]: kind > 0.9 ? null : oddNumber(truth, random) })
}

const oddNames = [
  '../a.txt',
  '/a.txt',
  'a\\b.txt',
  'C:a.txt',
  'a//b',
  './a',
  'a/./b',
  'CON',
  'aux.txt',
  'COM¹.log',
  'CONIN$',
  'a.',
  'a ',
  'nul .txt',
  'A.TXT',
  'a.txt',
  'ａ.txt',
  'ﬁle',
  'file',
  'a\u0000b',
  'a\u202eb',
  'a\u200db',
  'e\u0301',
  '\u212a',
  'k',
  'ſ',
  's',
  'folder',
  'folder/a.txt',
  'FOLDER/größe.bin',
  '‥/a',
  'a.zip',
  'ß',
  'SS',
  'plain.txt',
  'größe.txt',
  'x/',
  'sub/b.bin/c',
]
const oddBytes = ['c0af', 'c3', 'eda080', 'f4908080', 'e080af', 'fe', '80', 'efbbbf61', '5cff', '61ff', '6180'].map(
  (hex) => Buffer.from(hex, 'hex'),
)

function changeName({ entries }: ZipModel, random: Random): void {
  const entry = pick(entries, random)
  const other = pick(entries, random)
  const name = pick([...oddNames.map((text) => Buffer.from(text)), ...oddBytes, other.local.name], random)
  const place = random()
  if (place < 0.75) entry.local.name = name
  if (place > 0.25) entry.central.name = name
}

function addExtra({ entries }: ZipModel, random: Random): void {
  const entry = pick(entries, random)
  const { crc, unpacked, compressed, name } = entry.central
  const path = (text: Buffer) => Buffer.concat([Buffer.from([1]), u32(crc32(name)), text])
  const sizes = [u64(unpacked), u64(compressed), u64(0), u64(unpacked + 1)]
  const field = pick(
    [
      extraField(1, Buffer.concat(sizes.slice(0, Math.floor(random() * 4)))),
      extraField(1, Buffer.concat([u64(oddNumber(unpacked, random))])),
      extraField(0x7075, path(Buffer.from(pick(oddNames, random)))),
      extraField(0x7075, path(name)),
      extraField(0x5455, Buffer.from([1, 0, 0, 0, 0])),
      extraField(0x7875, Buffer.from([1, 2, 0, 0, 2, 0, 0])),
      extraField(0x000d, Buffer.concat([Buffer.alloc(12), Buffer.from('/etc/passwd')])),
      extraField(0x756e, Buffer.alloc(14)),
      extraField(0x9901, Buffer.from([2, 0, 65, 69, 3, 8, 0])),
      extraField(0xcafe, ''),
      extraField(crc, Buffer.from('junk')),
      Buffer.from('PK\u0001\u0002'),
      Buffer.from([0]),
    ],
    random,
  )
  const place = random()
  if (place < 0.7) entry.local.extra = Buffer.concat([entry.local.extra, field])
  if (place > 0.3) entry.central.extra = Buffer.concat([entry.central.extra, field])
  if (random() < 0.3) Object.assign(pick([entry.local, entry.central], random), { unpacked: 0xffffffff })
}

function removeExtra(model: ZipModel, random: Random): void {
  const header = pick([...headersOf(model)], random)
  header.extra = random() < 0.5 ? Buffer.alloc(0) : header.extra.subarray(0, Math.floor(random() * header.extra.length))
}

function addBytes(model: ZipModel, random: Random): void {
  const bytes = pick(
    [Buffer.from([0]), Buffer.from('between'), bytesOf(model), Buffer.from('PK\u0005\u0006'), Buffer.alloc(22)],
    random,
  )
  const entry = pick(model.entries, random)
  const place = pick(['before', 'entryComment', 'gap', 'endGap', 'comment', 'after'] as const, random)
  if (place === 'before') entry.before = bytes
  else if (place === 'entryComment') entry.central.comment = bytes
  else model[place] = bytes
}

function moveRecords({ entries, directory }: ZipModel, random: Random): void {
  const list: ModelEntry[] = random() < 0.5 ? entries : directory
  const [moved] = list.splice(Math.floor(random() * list.length), 1)
  if (moved !== undefined) list.splice(Math.floor(random() * (list.length + 1)), 0, moved)
}

function repeatRecords({ entries, directory }: ZipModel, random: Random): void {
  const entry = pick(entries, random)
  const isWhole = random() < 0.5
  const copy = isWhole ? { ...entry, local: { ...entry.local }, central: { ...entry.central } } : entry
  if (isWhole && random() < 0.5) {
    copy.local.name = Buffer.from('another.txt')
    copy.central.name = copy.local.name
  }
  if (isWhole || random() < 0.5) entries.push(copy)
  if (isWhole || random() < 0.5) directory.push(copy)
}

function removeRecords({ entries, directory }: ZipModel, random: Random): void {
  const place = Math.floor(random() * entries.length)
  const kind = random()
  if (kind < 0.7) entries.splice(place, 1)
  if (kind > 0.3) directory.splice(place, 1)
}

/** Other data; half of the time with the headers that belong to it. */
function changeData({ entries }: ZipModel, random: Random): void {
  const entry = pick(entries, random)
  const cut = entry.data.subarray(0, Math.floor(random() * entry.data.length))
  const stored = pick([Buffer.from('PK\u0003\u0004 and more'), Buffer.from('plain'), Buffer.alloc(0), cut], random)
  entry.data = pick([stored, cut, Buffer.concat([entry.data, Buffer.from('x')]), flipByte(entry.data, random)], random)
  if (random() < 0.5) return
  const facts = { crc: crc32(entry.data), compressed: entry.data.length, unpacked: entry.data.length, method: 0 }
  Object.assign(entry.central, facts)
  Object.assign(entry.local, facts)
}

function changeDescriptor({ entries }: ZipModel, random: Random): void {
  const entry = pick(entries, random)
  const good = descriptorOf(entry.central)
  entry.descriptor = pick(
    [good, good.subarray(4), flipByte(good, random), Buffer.concat([good, good]), Buffer.alloc(0)],
    random,
  )
}

function toggleDescriptor({ entries }: ZipModel, random: Random): void {
  const entry = pick(entries, random)
  entry.local.flags ^= 8
  entry.central.flags ^= 8
  if ((entry.central.flags & 8) !== 0) entry.descriptor = descriptorOf(entry.central)
  else if (random() < 0.5) entry.descriptor = Buffer.alloc(0)
}

function flipByte(bytes: Buffer, random: Random): Buffer {
  const copy = Buffer.from(bytes)
  if (copy.length > 0) copy[Math.floor(random() * copy.length)] = Math.floor(random() * 256)
  return copy
}
