import { CandleFileError, fileBytesMax } from '../candle-set.ts'

const lineFeed = 10
/** How many bytes tell a picture or a program from a text. */
const lookedAtBytes = 65_536

/**
 * The text of a file with one byte for each character, without its byte order mark. MetaTrader writes UTF-16 on some
 * computers and UTF-8 on others. Characters that no candle file has become a question mark, which no number and no time
 * contains. Throws a CandleFileError on what is not text, is empty or is too large.
 */
export function textBytes(bytes: Uint8Array): Uint8Array {
  if (bytes.length === 0) throw new CandleFileError(null, 'The file is empty.')
  if (bytes.length > fileBytesMax) {
    throw new CandleFileError(
      null,
      `The file has ${bytes.length} bytes; ${fileBytesMax} are the most that can be read.`,
    )
  }
  const [first = 0, second = 0, third = 0] = bytes
  if (first === 0x50 && second === 0x4b)
    throw new CandleFileError(null, 'This is a ZIP archive or a spreadsheet: unpack it, or save it as CSV.')
  if (first === 0x1f && second === 0x8b) throw new CandleFileError(null, 'This is a compressed file: unpack it first.')
  if (first === 0xfe && second === 0xff)
    throw new CandleFileError(null, 'The text is UTF-16 with the high byte first: save it as UTF-8.')
  const text = first === 0xff && second === 0xfe ? narrowed(bytes.subarray(2)) : second === 0 ? narrowed(bytes) : bytes
  const isMarked = first === 0xef && second === 0xbb && third === 0xbf
  const plain = isMarked ? text.subarray(3) : text
  // The rest is checked row by row: searching all of a file for one byte takes a fifth of the time of reading it.
  const zero = plain.subarray(0, lookedAtBytes).indexOf(0)
  if (zero !== -1) throw noTextError(rowAt(plain, zero))
  return plain
}

/** A row with a byte that is not a character. */
export function noTextError(row: number): CandleFileError {
  return new CandleFileError(row, 'there is a byte that no text contains: the file is damaged, or no text.')
}

/** The row, counted from 1, of a place in the text. */
function rowAt(bytes: Uint8Array, place: number): number {
  let row = 1
  for (let index = 0; index < place; index += 1) if (bytes[index] === lineFeed) row += 1
  return row
}

function narrowed(wide: Uint8Array): Uint8Array {
  const text = new Uint8Array(wide.length >> 1)
  for (let index = 0; index < text.length; index += 1) {
    text[index] = wide[2 * index + 1] === 0 ? (wide[2 * index] ?? 0) : 0x3f
  }
  return text
}
