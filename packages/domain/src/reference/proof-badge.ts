import type { PostProof } from '@stratomate/contracts'
import type { ProofBadge } from '@stratomate/contracts/proof-checks/values'
import { referenceVerdict } from './reference-verdict.ts'

type Checked = Pick<PostProof, 'reference' | 'forward'> & { isReproduced: boolean }

/** The strongest claim that a published proof allows. */
export function proofBadge({ isReproduced, reference, forward }: Checked): ProofBadge {
  if (!isReproduced) return 'claim'
  if (forward !== null && forward.won + forward.lost > 0) return 'forward'
  return reference !== null && referenceVerdict(reference) === 'agrees' ? 'reference' : 'reproduced'
}
