import { deflateRawSync, gzipSync } from 'node:zlib'
import { archiveProblems, type ArchiveProblemCode } from './archive-problems.ts'
import { judgeArchive } from './judge-archive.ts'
import { describe, expect, test } from 'vitest'
import {
  bytesOf,
  extraField,
  type NewEntry,
  trueLargeEnd,
  u16,
  u32,
  u64,
  type ZipModel,
  zipModel,
} from './testing/zip-model.ts'

type Case = [what: string, zip: Buffer]

const judge = (zip: Buffer) => judgeArchive(new Blob([new Uint8Array(zip)]))
const text = '#property strict\n'.repeat(40)
const one: NewEntry = { name: 'one.txt', data: text }
const two: NewEntry = { name: 'two.txt', data: 'two', method: 0 }
const good = bytesOf(zipModel([one, two]))
const noise = Buffer.from(Array.from({ length: 4_096 }, (_, place) => (place * 7_919) % 251))
const times = extraField(0x5455, Buffer.from([1, 0, 0, 0, 0]))
const path = (name: string) => extraField(0x7075, Buffer.concat([Buffer.from([1, 0, 0, 0, 0]), Buffer.from(name)]))

/** Two files; tests change the first one. */
function changed(change: (entry: ZipModel['entries'][number], model: ZipModel) => void, first: NewEntry = one): Buffer {
  const model = zipModel([first, two])
  const [entry] = model.entries
  if (entry !== undefined) change(entry, model)
  return bytesOf(model)
}

/** The same change in both headers. */
const both = (fields: object, first: NewEntry = one) =>
  changed(({ local, central }) => {
    Object.assign(local, fields)
    Object.assign(central, fields)
  }, first)
const named = (...names: (string | Buffer)[]) =>
  bytesOf(zipModel(names.map((name) => (String(name).endsWith('/') ? { name, method: 0 } : { ...one, name }))))
const extra = (field: Buffer) => [
  changed(({ local }) => void (local.extra = field)),
  changed(({ central }) => void (central.extra = field)),
]
const deviceNames = `CON prn AUX.txt nul.tar.mq5 COM0 COM9.set lpt1 COM¹ LPT³.log CONIN$ conout$.txt CLOCK$
  presets/CON.set con/a.txt ＣＯＮ com１.txt`.split(/\s+/u)
const large = { name: 'big', data: 'x' }

const hostile: Record<ArchiveProblemCode, Case[]> = {
  cut_off: [
    ['half of it', good.subarray(0, good.length / 2)],
    ['without its last byte', good.subarray(0, -1)],
    ['a beginning alone', Buffer.from('PK\u0003\u0004')],
  ],
  bytes_behind: [
    ['a comment', changed((_, model) => void (model.comment = Buffer.from('hello')))],
    ['bytes behind the end', changed((_, model) => void (model.after = noise))],
    ['a second archive behind the first', Buffer.concat([good, Buffer.from('x'), good, Buffer.from('x')])],
  ],
  bytes_before: [
    ['an entry that no directory names, first', changed((_, model) => void model.directory.shift())],
    ['an archive before the archive', changed((entry) => void (entry.before = good))],
  ],
  bytes_between: [
    [
      'bytes between entries',
      changed((_, { entries }) => void Object.assign(entries[1] ?? fail(), { before: Buffer.from('x') })),
    ],
    ['bytes before the directory', changed((_, model) => void (model.gap = Buffer.from('hidden')))],
    ['bytes behind the directory', changed((_, model) => void (model.endGap = noise))],
    ['an entry that no directory names, last', changed((_, model) => void model.directory.pop())],
    ['a size that is too small', both({ compressed: 4 })],
    ['a second archive with its own directory', changed((_, model) => void (model.gap = good))],
    ['nothing but bytes before the directory', changed((_, model) => void (model.directory = []))],
    ['a comment that is another end', changed((_, model) => void (model.comment = good.subarray(-22)))],
    ['a descriptor that no flag names', changed((entry) => void (entry.descriptor = Buffer.alloc(16)))],
  ],
  overlap: [
    ['two names for the same bytes', changed((entry, { directory }) => void directory.push(entry))],
    ['a size that reaches into the next entry', both({ compressed: 700 })],
    [
      'an entry inside another',
      changed((_, { directory }) => void Object.assign((directory[1] ?? fail()).central, { startsAt: 10 })),
    ],
  ],
  several_files: [
    ['a number of this part', changed((_, { end }) => void (end.disk = 1))],
    ['a number of the directory', changed((_, { end }) => void (end.directoryDisk = 1))],
    ['an entry on another part', changed(({ central }) => void (central.disk = 1))],
    ['a large archive on another part', changed((_, model) => void (model.large = { ...trueLargeEnd, disk: 1 }))],
  ],
  entry_count: [
    ['a count that is too small', changed((_, { end }) => void Object.assign(end, { count: 1, countHere: 1 }))],
    ['a count that is too large', changed((_, { end }) => void Object.assign(end, { count: 3, countHere: 3 }))],
    ['a count of none', changed((_, { end }) => void Object.assign(end, { count: 0, countHere: 0 }))],
    ['two counts that differ', changed((_, { end }) => void Object.assign(end, { countHere: 1 }))],
  ],
  directory: [
    ['a record with another signature', changed(({ central }) => void (central.signature = 0x04034b50))],
    ['a directory that begins later', changed((_, { end }) => void Object.assign(end, { startsAt: 760, bytes: 400 }))],
    [
      'a directory that is half a record',
      changed(
        (_, model) =>
          void Object.assign(model, {
            directory: model.directory.slice(0, 1),
            endGap: Buffer.alloc(20),
            end: { ...model.end, bytes: 53 + 20, count: 2, countHere: 2 },
          }),
      ),
    ],
  ],
  large_archive_record: [
    ['another count', changed((_, model) => void (model.large = { ...trueLargeEnd, count: 5, countHere: 5 }))],
    ['another size of itself', changed((_, model) => void (model.large = { ...trueLargeEnd, size: 45 }))],
    ['a place that is somewhere else', changed((_, model) => void (model.large = { ...trueLargeEnd, at: 0 }))],
    [
      'a count that is elsewhere, alone',
      changed(
        (_, model) =>
          void Object.assign(model, { large: trueLargeEnd, end: { ...model.end, count: 0xffff, countHere: 0xffff } }),
      ),
    ],
    [
      'a locator alone',
      changed((_, model) => void (model.endGap = Buffer.concat([u32(0x07064b50), Buffer.alloc(16)]))),
    ],
    ['a locator inside the last extra field', locatorInExtra()],
  ],
  empty: [['no entry', bytesOf(zipModel([]))]],
  too_many: [
    ['1,001 entries', bytesOf(zipModel(Array.from({ length: 1_001 }, (_, place) => ({ name: `a${place}` }))))],
  ],
  too_large: [
    [
      'six entries that say 90 MB each',
      bytesOf(
        changedModel(
          Array.from({ length: 6 }, (_, place) => ({ name: `part${place}`, data: noise })),
          (entry) => {
            Object.assign(entry, { data: Buffer.alloc(1_000_000) })
            for (const header of [entry.local, entry.central])
              Object.assign(header, { compressed: 1_000_000, unpacked: 90_000_000 })
          },
        ),
      ),
    ],
  ],
  ratio: [
    [
      'many small bombs',
      bytesOf(
        zipModel(Array.from({ length: 20 }, (_, place) => ({ name: `b${place}`, data: Buffer.alloc(1_000_000) }))),
      ),
    ],
  ],
  entry_missing: [
    [
      'another signature',
      changed((_, { entries }) => void Object.assign((entries[1] ?? fail()).local, { signature: 0x04034b51 })),
    ],
    [
      'the signature of the directory',
      changed((_, { entries }) => void Object.assign((entries[1] ?? fail()).local, { signature: 0x02014b50 })),
    ],
  ],
  two_headers: [
    ['another name', changed(({ local }) => void (local.name = Buffer.from('Evil.exe'.slice(0, 7))))],
    ['a longer name', changed(({ local }) => void (local.name = Buffer.from('longer name.txt')))],
    ['another method', changed(({ local }) => void (local.method = 0))],
    ['another flag', changed(({ local }) => void (local.flags = 0))],
    ['another time', changed(({ local }) => void (local.time ^= 1))],
    ['another day', changed(({ local }) => void (local.date ^= 1))],
    ['another checksum', changed(({ local }) => void (local.crc ^= 1))],
    ['another size', changed(({ local }) => void (local.compressed += 1))],
    ['another unpacked size', changed(({ local }) => void (local.unpacked += 1))],
    [
      'zeros without a descriptor',
      changed(({ local }) => void Object.assign(local, { crc: 0, compressed: 0, unpacked: 0 })),
    ],
    ['a lie before a descriptor', changed(({ local }) => void (local.unpacked = 5), { ...one, hasDescriptor: true })],
  ],
  descriptor: [
    [
      'another checksum',
      changed(({ descriptor }) => void descriptor.writeUInt32LE(7, 4), { ...one, hasDescriptor: true }),
    ],
    [
      'another packed size',
      changed(({ descriptor }) => void descriptor.writeUInt32LE(7, 8), { ...one, hasDescriptor: true }),
    ],
    [
      'another size',
      changed(({ descriptor }) => void descriptor.writeUInt32LE(7, 12), { ...one, hasDescriptor: true }),
    ],
    [
      'another signature',
      changed(({ descriptor }) => void descriptor.writeUInt32LE(7, 0), { ...one, hasDescriptor: true }),
    ],
    ['none', changed((entry) => void (entry.descriptor = Buffer.alloc(0)), { ...one, hasDescriptor: true })],
    [
      'two',
      changed((entry) => void (entry.descriptor = Buffer.concat([entry.descriptor, entry.descriptor])), {
        ...one,
        hasDescriptor: true,
      }),
    ],
    [
      'wide sizes without a reason',
      changed((entry) => void (entry.descriptor = Buffer.alloc(24)), { ...one, hasDescriptor: true }),
    ],
  ],
  descriptor_inside: [
    ['the mark of an end', bytesOf(zipModel([{ ...two, data: 'a PK\u0007\u0008 b', hasDescriptor: true }]))],
  ],
  flags: [4, 5, 7, 12, 14].map((bit): Case => [`flag ${bit}`, both({ flags: 0x0800 | (1 << bit) })]),
  encrypted: [0, 6, 13].map((bit): Case => [`flag ${bit}`, both({ flags: 0x0800 | (1 << bit) })]),
  method: [1, 6, 9, 12, 14, 93, 95, 99].map((method): Case => [`method ${method}`, both({ method })]),
  maker: [
    ['a made-up system', changed(({ central }) => void (central.madeBy = 0x6314))],
    ['VMS', changed(({ central }) => void (central.madeBy = 0x0214))],
    ['a version that nobody reads', both({ version: 200 })],
    ['the version after the newest that is known', both({ version: 64 })],
    ['a version that nobody reads beside the data', changed(({ local }) => void (local.version = 0x0114))],
  ],
  extra_field: [
    ...[0x000d, 0x756e, 0x9901, 0x0017, 0x4453, 0xcafe, 0xd935, 0x6375, 0x0000].flatMap((id): Case[] =>
      extra(extraField(id, Buffer.alloc(12))).map((zip, place) => [`field ${id.toString(16)} in header ${place}`, zip]),
    ),
    ...extra(Buffer.from([1])).map((zip): Case => ['a broken field', zip]),
    ...extra(Buffer.concat([u16(0x5455), u16(50), Buffer.alloc(5)])).map((zip): Case => [
      'a field that is cut off',
      zip,
    ]),
    ...extra(Buffer.concat([times, times])).map((zip): Case => ['a field twice', zip]),
    ...extra(extraField(0x5455, Buffer.from([1, 0, 0, 0, 0, 9]))).map((zip): Case => [
      'times with something behind',
      zip,
    ]),
    ...extra(extraField(0x7875, Buffer.from([1, 1, 0, 1, 0, 0]))).map((zip): Case => [
      'owners with something behind',
      zip,
    ]),
    ...extra(extraField(0x000a, Buffer.alloc(33))).map((zip): Case => ['NTFS times of another size', zip]),
    ['four kilobytes', changed(({ local }) => void (local.extra = extraField(0x5455, Buffer.alloc(4_096))))],
  ],
  second_name: extra(path('Evil.exe')).map((zip): Case => ['another name in an extra field', zip]),
  large_sizes: [
    ['a field without a reason', changed(({ local }) => void (local.extra = extraField(1, Buffer.alloc(16))))],
    [
      'a field that repeats one size only',
      changed(({ local }) => {
        local.extra = extraField(1, Buffer.concat([u64(local.unpacked), u64(local.compressed + 1)]))
      }),
    ],
    [
      'a field without a reason in the directory',
      changed(({ central }) => void (central.extra = extraField(1, Buffer.alloc(16)))),
    ],
    ['a reason without a field', changed(({ central }) => void (central.unpacked = 0xffffffff))],
    [
      'a field that is too long',
      changed(
        ({ central }) => void Object.assign(central, { unpacked: 0xffffffff, extra: extraField(1, Buffer.alloc(16)) }),
      ),
    ],
    [
      'a field that is too short',
      changed(
        ({ central }) => void Object.assign(central, { unpacked: 0xffffffff, extra: extraField(1, Buffer.alloc(4)) }),
      ),
    ],
    [
      'a packed size that few programs find',
      changed(({ central }) => void Object.assign(central, { compressed: 0xffffffff, extra: extraField(1, u64(40)) })),
    ],
    [
      'a number of a part',
      changed(({ central }) => void Object.assign(central, { disk: 0xffff, extra: extraField(1, u32(0)) })),
    ],
  ],
  comment: [['a comment of an entry', changed(({ central }) => void (central.comment = Buffer.from('hello')))]],
  name_unmarked: [
    [
      'a name in some code page',
      changed(({ local, central }) => {
        for (const header of [local, central])
          Object.assign(header, { name: Buffer.from([0x67, 0x81, 0x65]), flags: 0 })
      }),
    ],
    [
      'a name in UTF-8 that is not marked',
      changed(({ local, central }) => {
        for (const header of [local, central]) Object.assign(header, { name: Buffer.from('größe'), flags: 0 })
      }),
    ],
  ],
  name_encoding: ['c0af', 'e080af', 'c3', 'eda080', 'f4908080', '80', 'fe', '61ff62', 'f08080af'].map((hex): Case => [
    hex,
    named(Buffer.from(hex, 'hex')),
  ]),
  name_form: [
    ['an accent of its own', named('e\u0301.txt')],
    ['a part of Hangul', named('\u1112\u1161\u11ab')],
    ['a sign for Kelvin', named('\u212a')],
  ],
  name_characters: [
    '\u0000',
    '\u0007',
    '\u007f',
    '\u0085',
    '\u200b',
    '\u200f',
    '\u202e',
    '\u2066',
    '\ufeff',
    '\u00ad',
    '\u2028',
    '\ue000',
    '\ufffe',
    '\u{e0041}',
    'a:b',
    '<',
    '>',
    '"',
    '|',
    '?',
    '*',
  ].map((sign): Case => [JSON.stringify(sign), named(`a${sign}b`)]),
  name_length: [
    ['300 letters', named('x'.repeat(300))],
    ['a part that Linux refuses', named(`${'\u65e5'.repeat(90)}.txt`)],
  ],
  path: [
    '../evil',
    'a/../../evil',
    'a/..',
    '..',
    '.',
    './a',
    'a/./b',
    '/etc/passwd',
    '//host/share',
    'C:/evil',
    'c:evil',
    '..\\evil',
    'a\\b',
    '‥/evil',
    '．．/evil',
    'a／b',
    'a＼b',
    'a：b',
  ].map((name): Case => [name, named(name)]),
  name_part: ['a//b', 'a.', 'a ', 'a./b', 'a /b', 'a...', '', '...'].map((name): Case => [
    JSON.stringify(name),
    named(name),
  ]),
  device_name: [...deviceNames, 'nul .txt', 'AUX  .a.b'].map((name): Case => [name, named(name)]),
  name_twice: [
    ['a.txt', 'a.txt'],
    ['a.txt', 'A.TXT'],
    ['a/', 'A/'],
    ['a', 'a/'],
    ['größe', 'GRÖSSE'],
    ['s', 'ſ'],
    ['ａ', 'A'],
    ['ﬁle', 'FILE'],
    ['x²', 'x2'],
    ['Σ', 'ς'],
    ['i', 'ı'],
    ['half ｱ', 'half ア'],
    ['\u1e9e', 'ss'],
    ['Docs/a.txt', 'docs/b.txt'],
    ['Docs/', 'docs/b.txt'],
    ['a/ﬁ/x', 'a/fi/y'],
  ].map((names): Case => [names.join(' and '), named(...names)]),
  file_and_folder: [
    ['a', 'a/b'],
    ['A', 'a/b/c'],
    ['ａ', 'a/b'],
    ['a/b/c', 'a/B'],
  ].map((names): Case => [names.join(' and '), named(...names)]),
  link: [
    ...[0o120_777, 0o060_644, 0o020_644, 0o010_644, 0o140_755, 0o040_755].map((mode): Case => [
      `mode ${mode.toString(8)}`,
      bytesOf(zipModel([{ ...one, mode }])),
    ]),
    ...[0x400, 0x40, 0x08, 0x10].map((bit): Case => [
      `attribute ${bit}`,
      changed(({ central }) => void (central.attributes |= bit)),
    ]),
    [
      'a link by a program for DOS',
      changed(({ central }) => void Object.assign(central, { madeBy: 0x0014, attributes: 0o120_777 * 65_536 })),
    ],
    ['a folder that is a file', bytesOf(zipModel([{ name: 'a/', method: 0, mode: 0o100_644 }]))],
  ],
  folder_data: [['a folder with a byte', bytesOf(zipModel([{ name: 'a/', data: 'x' }]))]],
  entry_ratio: [['30 MB of zeros', bytesOf(zipModel([{ ...large, data: Buffer.alloc(30_000_000) }]))]],
  size: [
    ['more than it says', both({ unpacked: 10 }, { ...one, data: Buffer.alloc(100_000, 'ab') })],
    ['less than it says', both({ unpacked: 5_000 })],
    ['stored, and more than it says', both({ unpacked: 10 }, { ...one, data: noise, method: 0 })],
  ],
  checksum: [
    ['another checksum', both({ crc: 1 })],
    ['another checksum of stored data', both({ crc: 1 }, { ...two, name: 'a' })],
  ],
  data: Object.entries({
    'something behind the end': Buffer.concat([deflateRawSync(text), Buffer.from('x')]),
    'a second stream behind the end': Buffer.concat([deflateRawSync(text), deflateRawSync('x')]),
    'data that are cut off': deflateRawSync(text).subarray(0, -3),
    'data that were never packed': noise,
    'no data': Buffer.alloc(0),
  }).map(([what, data]): Case => [
    what,
    changed((entry) => {
      entry.data = data
      for (const header of [entry.local, entry.central]) header.compressed = data.length
    }),
  ]),
  nested: [
    ...['more.zip', 'MORE.ZIP', 'a/b.tar.gz', 'a.7z', 'a.rar', 'a.jar', 'a.iso', 'a.zst'].map((name): Case => [
      name,
      named(name),
    ]),
    ...Object.entries({
      zip: good,
      'an empty zip': bytesOf(zipModel([])),
      'a zip behind other bytes': Buffer.concat([Buffer.from('GIF89a........'), good]),
      gzip: gzipSync('x'),
      bzip2: Buffer.from('BZh91AY'),
      '7z': Buffer.from('377abcaf271c0004', 'hex'),
      rar: Buffer.from('526172211a0701', 'hex'),
      xz: Buffer.from('fd377a585a0000', 'hex'),
      zstandard: Buffer.from('28b52ffd00', 'hex'),
      cab: Buffer.from('MSCF....'),
      tar: Buffer.concat([Buffer.alloc(257, 'a'), Buffer.from('ustar\u000000')]),
    }).map(([what, data]): Case => [
      what,
      bytesOf(
        zipModel([
          { name: 'data.bin', data, method: 0 },
          { name: 'packed.bin', data },
        ]),
      ),
    ]),
  ],
}

function changedModel(entries: NewEntry[], change: (entry: ZipModel['entries'][number]) => void): ZipModel {
  const model = zipModel(entries)
  model.entries.forEach(change)
  return model
}

/** The times of NTFS may be any bytes, even those of a record that leads some programs to another directory. */
function locatorInExtra(): Buffer {
  const times = Buffer.concat([u32(0x07064b50), Buffer.alloc(16)])
  const field = extraField(0x000a, Buffer.concat([u32(0), u16(1), u16(24), u32(0), times]))
  return bytesOf(zipModel([one, { ...two, centralExtra: field }]))
}

function fail(): never {
  throw new Error('The archive has fewer entries.')
}

test('the two files that every case changes are fit', async () => {
  expect(await judge(good)).toEqual({ kind: 'fit', names: ['one.txt', 'two.txt'] })
  expect(await judge(both({ version: 63 }))).toMatchObject({ kind: 'fit' })
})

describe.each(Object.entries(hostile))('refused for %s is', (code, cases) => {
  test.each(cases)('%s', async (_what, zip) => {
    // Safe: the table above has the codes as its keys.
    const sentence = archiveProblems[code as ArchiveProblemCode]

    expect(await judge(zip)).toEqual({ kind: 'refused', code, problem: expect.stringContaining(sentence) })
  })
})

describe('no ZIP file is', () => {
  test.each<Case>([
    ['a program', Buffer.concat([Buffer.from('MZ'), noise])],
    ['an empty file', Buffer.alloc(0)],
    ['three bytes', Buffer.from('PK\u0003')],
    ['an archive of another kind', Buffer.from('7z\u00bc\u00af\u0027\u001c')],
    ['a program with an archive behind it', Buffer.concat([Buffer.from('MZ'), noise, good])],
  ])('%s', async (_what, zip) => {
    expect(await judge(zip)).toEqual({ kind: 'no-zip' })
  })
})

describe('fit is', () => {
  test.each<Case>([
    ['a thousand entries', bytesOf(zipModel(Array.from({ length: 1_000 }, (_, place) => ({ name: `a${place}` }))))],
    [
      'a descriptor without its mark',
      changed((entry) => void (entry.descriptor = entry.descriptor.subarray(4)), { ...one, hasDescriptor: true }),
    ],
    [
      'the letter P and half a mark in data that are not packed',
      bytesOf(zipModel([{ ...two, data: 'a PPP PK\u0007 Pips', hasDescriptor: true }])),
    ],
    ['a directory in another order', changed((_, { directory }) => void directory.reverse())],
    ['names of many scripts', named('größe', '日本語.txt', 'Ελλάδα', 'עברית', 'ไทย', 'emoji 🎉', 'Что？')],
    ['names that begin like devices', named('console.txt', 'COM10', 'auxiliary', 'null', 'LPT', 'my CON.txt')],
    ['a deep folder', named('a/b/c/d/e/f.txt', 'a/b/c/', 'a/B2')],
    ['the same name in an extra field', changed(({ local }) => void (local.extra = path('one.txt')))],
    ['a large text of one letter', bytesOf(zipModel([{ name: 'a', data: Buffer.alloc(1_000_000) }]))],
    ['a name that says zip', named('zip', 'a.zip.txt', 'gzip.md')],
    [
      'sizes that the field for large files repeats, as Python before 3.11.4 writes them',
      changed(({ local }) => {
        local.extra = extraField(1, Buffer.concat([u64(local.unpacked), u64(local.compressed)]))
      }),
    ],
  ])('%s', async (_what, zip) => {
    expect(await judge(zip)).toMatchObject({ kind: 'fit' })
  })
})
