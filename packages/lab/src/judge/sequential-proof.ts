/** What a sequential test says after each trade; `evidence` of 20 or more proves, however often one looks. */
export type SequentialProof = {
  /** Takes a trade that was won or lost; ties are left out. */
  add(result: 'won' | 'lost'): void
  evidence(): number
}

/** Evidence that chance reaches in at most 5 % of all courses (Ville 1939: P(sup E ≥ 1/α) ≤ α). */
export const evidenceProves = 20

const steps = 12

/**
 * An e-process for the share that is won: the mean, over shares q on the side of the claim, of the likelihood of q divided
 * by that of `share` (Ramdas et al. 2022; Waudby-Smith, Ramdas). `above` looks for a share above it, `below` for decay.
 */
export function createSequentialProof(share: number, claim: 'above' | 'below'): SequentialProof {
  const reach = claim === 'above' ? 1 - share : -share
  // Edges of a few points are what trading knows, so most of the grid is near.
  const rivals = Array.from({ length: steps }, (_, step) => share + reach * 0.4 * ((step + 1) / steps))
  const onWin = rivals.map((rival) => Math.log(rival / share))
  const onLoss = rivals.map((rival) => Math.log((1 - rival) / (1 - share)))
  const logs = new Float64Array(steps)
  return {
    add(result) {
      const change = result === 'won' ? onWin : onLoss
      for (let rival = 0; rival < steps; rival += 1) logs[rival] = (logs[rival] ?? 0) + (change[rival] ?? 0)
    },
    evidence: () => logs.reduce((sum, log) => sum + Math.exp(log), 0) / steps,
  }
}
