/**
 * Licence keys that a person gives instead of a sign-in: with the start, or typed while the code waits for approval.
 */
export class PendingLicenceKeys {
  /** Whether somebody can type one now. */
  readonly areTyped: boolean
  #key: string | null
  #wake: (() => void) | null = null

  constructor(start: { first: string | null; areTyped: boolean } = { first: null, areTyped: false }) {
    this.#key = start.first
    this.areTyped = start.areTyped
  }

  /** A newer key replaces one that was not tried yet. Empty lines are ignored. */
  add(key: string): void {
    if (key.trim() === '') return
    this.#key = key
    this.#wake?.()
  }

  isWaiting(): boolean {
    return this.#key !== null
  }

  /** Hands the key out once: a refused key is never tried again by itself. */
  take(): string | null {
    const key = this.#key
    this.#key = null
    return key
  }

  /** Resolves when a key is there. */
  arrival(): Promise<void> {
    if (this.#key !== null) return Promise.resolve()
    return new Promise((resolve) => {
      this.#wake = resolve
    })
  }
}
