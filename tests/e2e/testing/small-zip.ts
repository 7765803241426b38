import { crc32 } from 'node:zlib'

/** A ZIP file with one entry that is not packed; the same text makes the same bytes. */
export function smallZip(text: string | Buffer): Buffer {
  const data = Buffer.from(text)
  const name = Buffer.from('read me.txt')
  const facts = Buffer.alloc(26)
  facts.writeUInt16LE(20, 0)
  facts.writeUInt16LE(0x58_21, 8)
  facts.writeUInt32LE(crc32(data), 10)
  facts.writeUInt32LE(data.length, 14)
  facts.writeUInt32LE(data.length, 18)
  facts.writeUInt16LE(name.length, 22)
  const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), facts, name, data])
  const central = Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\u0003'), facts, Buffer.alloc(14), name])
  const end = Buffer.alloc(18)
  end.writeUInt16LE(1, 4)
  end.writeUInt16LE(1, 6)
  end.writeUInt32LE(central.length, 8)
  end.writeUInt32LE(local.length, 12)
  return Buffer.concat([local, central, Buffer.from('PK\u0005\u0006'), end])
}
