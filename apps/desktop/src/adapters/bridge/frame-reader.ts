import { frameBytesMax } from '@stratomate/contracts'

export type ReadLines =
  | { kind: 'lines'; lines: string[] }
  | { kind: 'broken'; lines: string[]; code: 'oversized' | 'malformed' }

const newline = 10

/**
 * Cuts a byte stream into lines. An incomplete line waits for its rest; a line over 4 KiB or one that is not UTF-8 ends
 * the stream for good, after the complete lines before it.
 */
export class FrameReader {
  #rest: Buffer = Buffer.alloc(0)
  readonly #decoder = new TextDecoder('utf-8', { fatal: true })

  read(chunk: Buffer): ReadLines {
    const bytes = this.#rest.length === 0 ? chunk : Buffer.concat([this.#rest, chunk])
    const lines: string[] = []
    let start = 0
    for (let end = bytes.indexOf(newline, start); end !== -1; end = bytes.indexOf(newline, start)) {
      if (end - start > frameBytesMax) return { kind: 'broken', lines, code: 'oversized' }
      const line = this.#decode(bytes.subarray(start, end))
      if (line === null) return { kind: 'broken', lines, code: 'malformed' }
      if (line !== '' && line !== '\r') lines.push(line)
      start = end + 1
    }
    this.#rest = bytes.subarray(start)
    return this.#rest.length > frameBytesMax ? { kind: 'broken', lines, code: 'oversized' } : { kind: 'lines', lines }
  }

  #decode(bytes: Buffer): string | null {
    try {
      return this.#decoder.decode(bytes)
    } catch {
      return null
    }
  }
}
