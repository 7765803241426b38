/**
 * What this browser stores for the person. Some browsers refuse to store anything (strict privacy settings); then
 * nothing is stored and everything else works.
 */
export function recall(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Stores a value, or removes it when it is null. False when the browser refuses. */
export function remember(key: string, value: string | null): boolean {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
    return true
  } catch {
    return false
  }
}
