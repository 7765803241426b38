/** The version of Engine.IO that this app speaks. */
const protocolVersion = '4'
const unknownMax = 3

/** Why nothing is sent to this address: its page uses another version; null when it is the known one. */
export function foreignProtocol(socketUrl: string): string | null {
  const version = new URL(socketUrl).searchParams.get('EIO')
  if (version === protocolVersion) return null
  return `it speaks version ${version ?? 'unknown'} of its protocol, and this app knows version ${protocolVersion}`
}

/**
 * Counts needed answers that could not be read. After several in a row the broker has changed its protocol: no more
 * orders are sent, because their outcome would stay unknown.
 */
export class UnknownAnswers {
  #count = 0

  /** @returns whether it is one too many */
  note(): boolean {
    this.#count += 1
    return this.#count >= unknownMax
  }

  /** An answer was readable. */
  clear(): void {
    this.#count = 0
  }
}

export const unknownAnswers = 'it answers in a form that this app does not know'
