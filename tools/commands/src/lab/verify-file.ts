import { readFileSync } from 'node:fs'
import { type Proof, verifyProof } from '@stratomate/lab/proof'
import { z } from 'zod'
import { exitCodes, type LabAnswer } from './lab-lines.ts'
import { LabUsageError } from './lab-options.ts'
import type { LabStore } from './lab-store.ts'

/** The rule inside is checked by running it: whatever differs gives another result. */
const ProofShape = z.object({
  version: z.literal(1),
  data: z.object({ fingerprint: z.string() }),
  rule: z.object({ indicatorId: z.string() }),
  result: z.object({ tradesHash: z.string() }),
})

/** Runs a proof again on the history with its fingerprint. */
export async function verifyFile(path: string, store: LabStore): Promise<LabAnswer> {
  const value: unknown = JSON.parse(readFileSync(path, 'utf8'))
  const shape = ProofShape.safeParse(value)
  if (!shape.success) throw new LabUsageError(`${path} is no proof of the lab.`)
  const set = await store.find(shape.data.data.fingerprint)
  if (set === null)
    throw new LabUsageError(
      `The candles of this proof are not here: import them first (${shape.data.data.fingerprint}).`,
    )
  // Safe: the shape was checked, and a wrong rule throws a ParameterError or gives another result.
  const answer = await verifyProof(value as Proof, set)
  const line =
    answer === 'same' ? 'The same candles and the same rule give the same trades.' : `Not the same: ${answer}.`
  return { lines: [line], data: { answer }, code: answer === 'same' ? exitCodes.fine : exitCodes.different }
}
