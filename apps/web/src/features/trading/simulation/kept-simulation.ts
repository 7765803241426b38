const key = 'simulation'

/**
 * Whether simulated charts were left running in this tab: whoever comes back from another page sees charts again instead
 * of the steps. A browser that keeps nothing (strict privacy settings) knows of none.
 */
export function isSimulationKept(): boolean {
  try {
    return sessionStorage.getItem(key) !== null
  } catch {
    return false
  }
}

/** Keeps that they run, until the person goes back to the steps. */
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
