import { liveWord } from '@stratomate/contracts/desktop-window/values'

type Notes = { readNote(key: string): string | null; writeNote(key: string, value: string): void }

/** The note that holds the device on which real money was confirmed. */
export const liveConfirmedNote = 'live_confirmed_for'

/**
 * Real money needs the word twice: once for this device, and again at the first live start of each session. The device
 * is named in the note, so that a copied data folder confirms nothing on another one.
 */
export class LiveConsent {
  readonly #notes: Notes
  #isGivenNow = false

  constructor(notes: Notes) {
    this.#notes = notes
  }

  /** Whether a start on a live account still needs the word. */
  isNeeded(deviceId: string): boolean {
    return !this.#isGivenNow || this.#notes.readNote(liveConfirmedNote) !== deviceId
  }

  /** Takes what was typed for this device; the first start still asks again. False when it is not the word. */
  confirmDevice(deviceId: string, typed: string | undefined): boolean {
    if (typed?.trim() !== liveWord) return false
    this.#notes.writeNote(liveConfirmedNote, deviceId)
    return true
  }

  /** Takes what was typed at a start; false when it is not the word. */
  give(deviceId: string, typed: string | undefined): boolean {
    this.#isGivenNow = this.confirmDevice(deviceId, typed) || this.#isGivenNow
    return typed?.trim() === liveWord
  }
}
