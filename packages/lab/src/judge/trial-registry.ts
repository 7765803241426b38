/** How much was tried on each history, by its fingerprint. Counts only grow, because what was seen cannot be unseen. */
export type TrialRegistry = Readonly<Record<string, TrialCount>>

export type TrialCount = {
  /** Combinations that were ever computed on it. */
  readonly tries: number
  /** How often its sealed part was opened. */
  readonly opened: number
}

const none: TrialCount = { tries: 0, opened: 0 }

export function trialsOn(registry: TrialRegistry, fingerprint: string): TrialCount {
  return registry[fingerprint] ?? none
}

/** The registry after more tries on a history, or after its sealed part was opened. Counts below 0 are refused by a RangeError. */
export function countTrials(registry: TrialRegistry, fingerprint: string, more: Partial<TrialCount>): TrialRegistry {
  const { tries = 0, opened = 0 } = more
  if (!(tries >= 0 && opened >= 0)) throw new RangeError('Counts of tries only grow.')
  const before = trialsOn(registry, fingerprint)
  return { ...registry, [fingerprint]: { tries: before.tries + tries, opened: before.opened + opened } }
}

/** Two registries of one person joined: the higher count of each history, because both may hold the same tries. */
export function joinRegistries(one: TrialRegistry, other: TrialRegistry): TrialRegistry {
  const fingerprints = [...new Set([...Object.keys(one), ...Object.keys(other)])]
  return Object.fromEntries(
    fingerprints.map((fingerprint) => {
      const [first, second] = [trialsOn(one, fingerprint), trialsOn(other, fingerprint)]
      return [
        fingerprint,
        { tries: Math.max(first.tries, second.tries), opened: Math.max(first.opened, second.opened) },
      ]
    }),
  )
}
