import { z } from 'zod'
import { Instant, shortName, singleLine } from '../values.ts'
import { pieceTextMax, referenceLimits } from './values.ts'

const count = z.int().min(0)

/** A set of reference candles: one symbol and timeframe from one source. */
export const ReferenceSetView = z.object({
  symbol: shortName(64),
  timeframeS: z.int().min(60).max(86_400),
  /** Where the candles come from, as the administrator has named it. */
  source: shortName(referenceLimits.source),
  digits: z.int().min(0).max(10),
  candles: count,
  from: Instant,
  /** The end of the last candle. */
  to: Instant,
  /** SHA-256 over the fingerprints of all pieces, in the order of their import. */
  fingerprint: z.string().regex(/^[0-9a-f]{64}$/u),
  changedAt: Instant,
})
export type ReferenceSetView = z.infer<typeof ReferenceSetView>

/** Packed candles as Base64 with the SHA-256 of the packed file, which names their chart. */
export const ReferencePiece = z.strictObject({
  source: singleLine(referenceLimits.source).pipe(z.string().min(1, 'Say where the candles come from.')),
  file: z.string().max(pieceTextMax),
  sha256: z.string().regex(/^[0-9a-f]{64}$/u, 'This is no SHA-256.'),
})
export type ReferencePiece = z.infer<typeof ReferencePiece>

/** The result of a piece: how many of its candles are new, and how many the set already had. */
export const ReferenceAdded = z.object({ set: ReferenceSetView, added: count, known: count })
export type ReferenceAdded = z.infer<typeof ReferenceAdded>

/**
 * How the candles of a proof compare with a reference set at the times that both have. Differences in points of the
 * set.
 */
export const ReferenceComparison = z.object({
  source: shortName(referenceLimits.source),
  candles: count,
  covered: count,
  /**
   * The largest difference among a candle's four prices: not exceeded by half of the compared candles, and by 99 of
   * 100.
   */
  medianPoints: z.number().min(0),
  p99Points: z.number().min(0),
  /** The range that half of the reference candles do not exceed. */
  rangePoints: z.number().min(0),
})
export type ReferenceComparison = z.infer<typeof ReferenceComparison>
