/**
 * What this browser remembers for the person. Some browsers refuse to remember anything (strict privacy settings);
 * then nothing is remembered and everything else works.
 */
export function recall(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Remembers a value, or forgets it when it is null. False when the browser refuses. */
export function remember(key: string, value: string | null): boolean {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
    return true
  } catch {
    return false
  }
}
