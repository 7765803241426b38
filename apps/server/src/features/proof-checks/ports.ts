import type { ForwardResult, ProofCheckRefusal, ReferenceComparison } from '@stratomate/contracts'

/** Reference candles, as packed pieces of one history, the oldest first. */
export type ReferencePieces = { source: string; pieces: readonly Uint8Array[] }

/**
 * A proof as its file says it, the packed candles that came with it, and the reference candles to compare them with;
 * null for none.
 */
export type ProofRun = { proof: string; candles: Uint8Array; reference: ReferencePieces | null }

/** The result of running a proof again; `effective` is how many independent trades it has. */
export type ProofRunAnswer =
  | { state: 'reproduced'; effective: number; reference: ReferenceComparison | null }
  | { state: 'refused'; refusal: ProofCheckRefusal }

/**
 * Runs a proof outside of the event loop, one at a time. Null when the service ends meanwhile; rejects when it could
 * not be computed.
 */
export type RunProof = (run: ProofRun) => Promise<ProofRunAnswer | null>

/** The rule of a proof and the candles since its publication (Unix seconds), with earlier ones that warm it up. */
export type ForwardQuestion = { proof: string; publishedS: number; reference: ReferencePieces }

export type ForwardAnswer = { forward: ForwardResult } | { refusal: ProofCheckRefusal }

/** Runs a published rule on reference candles, as `RunProof` runs a proof. */
export type RunForward = (question: ForwardQuestion) => Promise<ForwardAnswer | null>
