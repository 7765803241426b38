/** Four tables of 256 values: the value of a byte, and of the same byte one, two and three places earlier. */
const tables = makeTables()

/** The checksum of ZIP archives (CRC-32, ISO 3309); `before` is that of the bytes that came earlier. */
export function crc32(bytes: Uint8Array, before = 0): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const foursEnd = bytes.length - (bytes.length % 4)
  let value = ~before
  for (let at = 0; at < foursEnd; at += 4) {
    value ^= view.getInt32(at, true)
    value =
      valueAt(768 + (value & 0xff)) ^
      valueAt(512 + ((value >>> 8) & 0xff)) ^
      valueAt(256 + ((value >>> 16) & 0xff)) ^
      valueAt(value >>> 24)
  }
  for (const byte of bytes.subarray(foursEnd)) value = valueAt((value ^ byte) & 0xff) ^ (value >>> 8)
  return ~value >>> 0
}

function valueAt(place: number): number {
  return tables[place] ?? 0
}

function makeTables(): Int32Array {
  const made = new Int32Array(1_024)
  for (let place = 0; place < 1_024; place += 1) {
    let value = place < 256 ? place : (made[place - 256] ?? 0)
    for (let bit = 0; bit < 8; bit += 1) value = (value & 1) === 0 ? value >>> 1 : (value >>> 1) ^ 0xedb88320
    made[place] = value
  }
  return made
}
