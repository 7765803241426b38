/** The version of Engine.IO that this app speaks. */
const protocolVersion = '4'
const unknownMax = 3

/** Why nothing is sent to this address: its page speaks another version; null when it is the known one. */
export function foreignProtocol(socketUrl: string): string | null {
  const version = new URL(socketUrl).searchParams.get('EIO')
  if (version === protocolVersion) return null
  return `it speaks version ${version ?? 'unknown'} of its protocol, and this app knows version ${protocolVersion}`
}

/**
 * Answers that trading needs and that were not understood. Once several came in a row the broker has changed its way of
 * speaking: no order leaves any more, because nobody would know what became of it.
 */
export class UnknownAnswers {
  #count = 0

  /** @returns whether it is one too many */
  note(): boolean {
    this.#count += 1
    return this.#count >= unknownMax
  }

  /** One was understood. */
  clear(): void {
    this.#count = 0
  }
}

export const unknownAnswers = 'it answers in a form that this app does not know'
