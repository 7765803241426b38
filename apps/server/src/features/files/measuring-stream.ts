import { createHash } from 'node:crypto'
import { Transform } from 'node:stream'

/** A stream that passes everything on and knows its size and SHA-256 when it has ended. */
export function measuringStream(): {
  stream: Transform
  result: () => { sizeBytes: number; sha256: string }
} {
  const hash = createHash('sha256')
  let sizeBytes = 0
  const stream = new Transform({
    transform(piece: Buffer, _encoding, done) {
      hash.update(piece)
      sizeBytes += piece.length
      done(null, piece)
    },
  })
  return { stream, result: () => ({ sizeBytes, sha256: hash.digest('hex') }) }
}
