const steps = 12
/** Edges of a few points are what trading knows, so most of the grid is near. */
const nearPart = 0.4

/** The shares on one side of a claim among which a sequential test looks: above it, or below it for decay. */
export function rivalShares(share: number, claim: 'above' | 'below'): number[] {
  const reach = claim === 'above' ? 1 - share : -share
  return Array.from({ length: steps }, (_, step) => share + reach * nearPart * ((step + 1) / steps))
}

export const rivalCount = steps
