/** Limits of reference candles. Zod-free, so that pages cut files by them. */
export const referenceLimits = {
  /** One piece of an import, packed. */
  pieceBytes: 1_048_576,
  pieceCandles: 50_000,
  /** The most candles of one set; ten years of minutes are fewer. */
  candles: 4_000_000,
  sets: 200,
  source: 40,
} as const

/** Bytes as Base64, four characters for three. */
export const pieceTextMax = Math.ceil(referenceLimits.pieceBytes / 3) * 4
