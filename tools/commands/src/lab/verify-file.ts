import { readFileSync } from 'node:fs'
import { verifyProof } from '@stratomate/lab/proof/proof'
import { ProofError, readProof } from '@stratomate/lab/proof/read-proof'
import { exitCodes, type LabAnswer } from './lab-lines.ts'
import { LabUsageError } from './lab-options.ts'
import type { LabStore } from './lab-store.ts'

/** Runs a proof again on the history with its fingerprint. */
export async function verifyFile(path: string, store: LabStore): Promise<LabAnswer> {
  const proof = proofIn(path)
  const { fingerprint } = proof.data
  const set = await store.find(fingerprint)
  if (set === null)
    throw new LabUsageError(`The candles of this proof are not here: import them first (${fingerprint}).`)
  const answer = await verifyProof(proof, set)
  const line =
    answer === 'same' ? 'The same candles and the same rule give the same trades.' : `Not the same: ${answer}.`
  return { lines: [line], data: { answer }, code: answer === 'same' ? exitCodes.fine : exitCodes.different }
}

function proofIn(path: string) {
  try {
    return readProof(readFileSync(path, 'utf8'))
  } catch (error) {
    throw error instanceof ProofError ? new LabUsageError(`${path}: ${error.message}`) : error
  }
}
