import { ChartProofState } from '@stratomate/contracts'
import { breakEvenOf, fullReturnCentsOf } from '@stratomate/domain/statistics/count-trade'
import { type ChartProof, joinProofs, proofState } from '@stratomate/lab/judge/chart-proof'
import { type ProofRow, wholeSource } from './queries/proofs.ts'

/** The proof of all trades of a source from outside, from those of its symbols; null without any. */
export function sourceProofOf(parts: readonly ProofRow[]): ProofRow | null {
  const [first] = parts
  if (first === undefined) return null
  const stakeCents = parts.reduce((sum, part) => sum + part.stakeCents, 0)
  const payoutUnits = parts.reduce((sum, part) => sum + part.payoutUnits, 0)
  const breakEven = breakEvenOf({ stakeCents, fullReturnCents: fullReturnCentsOf({ stakeCents, payoutUnits }) })
  const proof = joinProofs(parts.map(proofOf), breakEven)
  return {
    ...first,
    ...wholeSource,
    won: proof.won,
    lost: proof.lost,
    stakeCents,
    payoutUnits,
    above: [...proof.above],
    below: [...proof.below],
    expected: proof.expected,
    state: ChartProofState.parse(proofState(proof)),
    stopsWhenBroken: false,
    changedAt: new Date(Math.max(...parts.map(({ changedAt }) => changedAt.getTime()))),
  }
}

/** The proof as the lab computes with it. */
export function proofOf({ won, lost, above, below, expected, state }: ProofRow): ChartProof {
  return { won, lost, above, below, expected, isBroken: state === 'broken' }
}
