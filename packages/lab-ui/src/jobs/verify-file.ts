import type { CandleSet } from '@stratomate/candles/candle-set'
import { type Verification, verifyProof } from '@stratomate/lab/proof/proof'
import { ProofError, readProof } from '@stratomate/lab/proof/read-proof'
import type { TrialCount } from '@stratomate/lab/judge/trial-registry'
import { errorText } from '@stratomate/std/errors'

/** Runs the proof of a file again. Throws a ProofError: what is inside of its rule may be anything, also what cannot be run. */
export async function verifyFile(set: CandleSet, text: string): Promise<{ answer: Verification; trials: TrialCount }> {
  const proof = readProof(text)
  try {
    return { answer: await verifyProof(proof, set), trials: proof.trials }
  } catch (error) {
    throw new ProofError(`The rule of this proof cannot be run: ${errorText(error)}`)
  }
}
