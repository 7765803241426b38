/** The result of a sequential test after each trade; `evidence` of 20 or more is a proof, however often one looks. */
export type SequentialProof = {
  /** Takes a trade that was won or lost; ties are left out. */
  add(result: 'won' | 'lost'): void
  evidence(): number
}

/** Evidence that chance reaches in at most 5 % of all courses (Ville 1939: P(sup E ≥ 1/α) ≤ α). */
export const evidenceProves = 20

/**
 * An e-process for the share that is won: the mean, over shares q on the side of the claim, of the likelihood of q divided
 * by that of `share` (Ramdas et al. 2022; Waudby-Smith, Ramdas). `above` looks for a share above it, `below` for decay.
 */
export function createSequentialProof(share: number, claim: 'above' | 'below'): SequentialProof {
  const rivals = rivalShares(share, claim)
  const onWin = rivals.map((rival) => Math.log(rival / share))
  const onLoss = rivals.map((rival) => Math.log((1 - rival) / (1 - share)))
  const logs = new Float64Array(rivalCount)
  return {
    add(result) {
      const change = result === 'won' ? onWin : onLoss
      for (let rival = 0; rival < rivalCount; rival += 1) logs[rival] = (logs[rival] ?? 0) + (change[rival] ?? 0)
    },
    evidence: () => logs.reduce((sum, log) => sum + Math.exp(log), 0) / rivalCount,
  }
}

const steps = 12
/** Real edges are a few points, so most of the grid is near. */
const nearPart = 0.4

/** The shares on one side of a claim among which a sequential test looks: above it, or below it for decay. */
export function rivalShares(share: number, claim: 'above' | 'below'): number[] {
  const reach = claim === 'above' ? 1 - share : -share
  return Array.from({ length: steps }, (_, step) => share + reach * nearPart * ((step + 1) / steps))
}

export const rivalCount = steps
