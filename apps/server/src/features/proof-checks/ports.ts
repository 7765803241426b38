import type { ProofCheckRefusal } from '@stratomate/contracts'

/** A proof as its file says it, and the packed candles that came with it. */
export type ProofRun = { proof: string; candles: Uint8Array }

/** What came of running a proof again; `effective` is how many independent trades it has. */
export type ProofRunAnswer =
  | { state: 'reproduced'; effective: number }
  | { state: 'refused'; refusal: ProofCheckRefusal }

/** Runs a proof outside of the event loop, one at a time. Null when the service ends meanwhile; rejects when it was not computed. */
export type RunProof = (run: ProofRun) => Promise<ProofRunAnswer | null>
