/** Limits and words of proofs that the server runs again. Zod-free, so that pages can refuse and explain. */
export const proofCheckLimits = {
  proofChars: 65_536,
  candleBytes: 2_097_152,
  /** A larger proof is not computed here, however small it is when packed. */
  candles: 1_000_000,
  /** Proofs of one account within 24 hours. */
  perDay: 20,
  /** How long a proof may be computed. */
  runMs: 60_000,
} as const

/** Bytes as Base64, four characters for three. */
export const candleTextMax = Math.ceil(proofCheckLimits.candleBytes / 3) * 4

/** `signed`: the signature is right, and there were no candles to run it on. */
export const proofCheckStates = ['signed', 'waiting', 'reproduced', 'refused'] as const
export type ProofCheckState = (typeof proofCheckStates)[number]

/** Why the server did not get the result of a proof, as sentences for people. */
export const proofCheckRefusals = {
  damaged_candles: 'The candles are damaged: they are not those that were packed.',
  too_many_candles: `The history is too long: up to ${proofCheckLimits.candles.toLocaleString('en-US')} candles are run again here.`,
  other_candles: 'The proof is of other candles than those that came with it.',
  other_result: 'Its rule trades something else on these candles than the proof says.',
  wrong_signature: 'Something in the proof was changed after it had been signed.',
  rule_failed: 'Its rule cannot be run.',
  too_slow: 'It took longer than a minute to compute.',
  not_computed: 'It could not be computed here, also when tried again.',
} as const
export type ProofCheckRefusal = keyof typeof proofCheckRefusals

/** What a post may claim about its proof, the weakest first. */
export const proofBadges = ['claim', 'reproduced', 'reference', 'forward'] as const
export type ProofBadge = (typeof proofBadges)[number]
