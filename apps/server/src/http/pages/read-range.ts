import type { ByteRange } from '#server/features/files/ports.ts'

type RangeAnswer = { kind: 'whole' } | { kind: 'part'; range: ByteRange } | { kind: 'unsatisfiable' }

/**
 * The part of a file of this size that a `Range` header asks for (RFC 9110 §14). More than one range, another unit and
 * nonsense are answered with the whole file, as the standard allows.
 */
export function readRange(asked: string | undefined, sizeBytes: number): RangeAnswer {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/u.exec((asked ?? '').trim())
  const [, from = '', to = ''] = match ?? []
  if (from === '' && to === '') return { kind: 'whole' }
  if (from === '') return lastBytes(Number(to), sizeBytes)
  const first = Number(from)
  if (to !== '' && Number(to) < first) return { kind: 'whole' }
  if (first >= sizeBytes) return { kind: 'unsatisfiable' }
  return {
    kind: 'part',
    range: { first, last: Math.min(to === '' ? Number.POSITIVE_INFINITY : Number(to), sizeBytes - 1) },
  }
}

function lastBytes(count: number, sizeBytes: number): RangeAnswer {
  if (count === 0) return { kind: 'unsatisfiable' }
  return { kind: 'part', range: { first: Math.max(0, sizeBytes - count), last: sizeBytes - 1 } }
}
