const key = 'simulation'

/**
 * Whether simulated charts were running in this tab: a person who comes back from another page sees charts again
 * instead of the steps. A browser that stores nothing (strict privacy settings) remembers none.
 */
export function isSimulationKept(): boolean {
  try {
    return sessionStorage.getItem(key) !== null
  } catch {
    return false
  }
}

/** Remembers that they run, until the person goes back to the steps. */
export function keepSimulation(): void {
  try {
    sessionStorage.setItem(key, 'on')
  } catch {
    return
  }
}

export function endSimulation(): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    return
  }
}
