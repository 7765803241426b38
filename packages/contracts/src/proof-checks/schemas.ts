import { z } from 'zod'
import { ChartProofState } from '../proofs/schemas.ts'
import { ReferenceComparison } from '../reference/schemas.ts'
import { referenceLimits } from '../reference/values.ts'
import { Id, Instant, shortName } from '../values.ts'
import {
  candleTextMax,
  proofBadges,
  proofCheckLimits,
  type ProofCheckRefusal,
  proofCheckRefusals,
  proofCheckStates,
} from './values.ts'

const count = z.int().min(0)
// Safe: a table that is written down has no other names.
const refusals = Object.keys(proofCheckRefusals) as [ProofCheckRefusal, ...ProofCheckRefusal[]]

/** The content of a lab's proof: the candles, the rule and its outcome in counts. */
export const ProofFacts = z.object({
  symbol: shortName(64),
  timeframeS: z.int().min(60).max(86_400),
  candles: count,
  from: Instant,
  to: Instant,
  indicatorId: shortName(64),
  /** All of them, including those that the proof leaves at their defaults. */
  parameters: z.record(shortName(40), z.number()),
  side: z.enum(['both', 'buy', 'sell']),
  expiryCandles: z.int().min(1).max(10_000),
  /** Percent of the stake that a won trade adds. */
  payoutPct: z.number().positive().max(1_000),
  /**
   * Whether hours, limits or the stake plan differed from the lab's defaults, so that shared settings do not describe
   * the rule completely.
   */
  hasOwnLimits: z.boolean(),
  won: count,
  lost: count,
  ties: count,
  /** What its maker reports to have tried on these candles before, and how often the sealed part was opened. */
  tries: count,
  opened: count,
})
export type ProofFacts = z.infer<typeof ProofFacts>

/** A proof of the lab that a member has sent. Its candles are deleted once it was run. */
export const ProofCheckView = z.object({
  id: Id,
  state: z.enum(proofCheckStates),
  refusal: z.enum(refusals).nullable(),
  facts: ProofFacts,
  /** How many independent trades the server counts; null until it has reproduced them. */
  effective: z.number().min(0).nullable(),
  sentAt: Instant,
  checkedAt: Instant.nullable(),
})
export type ProofCheckView = z.infer<typeof ProofCheckView>

/** The packed candles as Base64 with the SHA-256 of the packed file. */
const PackedCandles = z.strictObject({
  file: z.string().max(candleTextMax),
  sha256: z.string().regex(/^[0-9a-f]{64}$/u, 'This is no SHA-256.'),
})

/** `proof` is the file word for word; without candles its signature is checked and nothing else. */
export const ProofCheckInput = z.strictObject({
  proof: z.string().min(2).max(proofCheckLimits.proofChars),
  candles: PackedCandles.nullable(),
})
export type ProofCheckInput = z.infer<typeof ProofCheckInput>

/**
 * The results of a published proof's rule on reference candles since its publication. From 20 on, `evidence` proves
 * that it does better than break-even, and `decayEvidence` that it does worse than expected, however often one looks.
 */
export const ForwardResult = z.object({
  source: shortName(referenceLimits.source),
  from: Instant,
  /** The end of the last candle that was used. */
  to: Instant,
  won: count,
  lost: count,
  ties: count,
  breakEven: z.number().min(0).max(1),
  state: ChartProofState,
  evidence: z.number().min(0),
  decayEvidence: z.number().min(0),
})
export type ForwardResult = z.infer<typeof ForwardResult>

/** The proof that a post carries. */
export const PostProof = z.object({
  id: Id,
  badge: z.enum(proofBadges),
  facts: ProofFacts,
  effective: z.number().min(0).nullable(),
  /** Null where no reference set has candles of this symbol, or the proof is older than the set. */
  reference: ReferenceComparison.nullable(),
  /** Null before the first candles after the publication. */
  forward: ForwardResult.nullable(),
  checkedAt: Instant.nullable(),
})
export type PostProof = z.infer<typeof PostProof>
