/** A square picture of an icon: a PNG, and how wide it is in pixels. */
export type IconPicture = { readonly size: number; readonly png: Uint8Array }

const headBytes = 6
const entryBytes = 16

/** An .ico is a table before its pictures, which are PNGs (Windows icon format). 256 is written as 0. */
export function wrapAsIco(pictures: readonly IconPicture[]): Buffer {
  const head = Buffer.alloc(headBytes + entryBytes * pictures.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(pictures.length, 4)
  let offset = head.byteLength
  for (const [index, { size, png }] of pictures.entries()) {
    const entry = headBytes + entryBytes * index
    head.writeUInt8(size % 256, entry)
    head.writeUInt8(size % 256, entry + 1)
    head.writeUInt16LE(1, entry + 4)
    head.writeUInt16LE(32, entry + 6)
    head.writeUInt32LE(png.byteLength, entry + 8)
    head.writeUInt32LE(offset, entry + 12)
    offset += png.byteLength
  }
  return Buffer.concat([head, ...pictures.map(({ png }) => png)])
}
