import type { AccountKey } from '@stratomate/contracts/brokers/account-keys'
import { liveWord } from '@stratomate/contracts/desktop-window/values'

type Notes = { readNote(key: string): string | null; writeNote(key: string, value: string): void }

/** Earlier versions had one note for the only account that traded; it was confirmed with the word too. */
const earlierNote = 'live_confirmed_for'

/** Whether real money was confirmed for an account on this device. */
export function isLiveConfirmed(notes: Pick<Notes, 'readNote'>, deviceId: string, account: AccountKey): boolean {
  return (notes.readNote(noteOf(account)) ?? notes.readNote(earlierNote)) === deviceId
}

/**
 * Real money needs the typed word for each account: once for this device, and again at the first live start of each
 * session. The note contains the device, so that a copied data folder confirms nothing on another one.
 */
export class LiveConsent {
  readonly #notes: Notes
  readonly #givenNow = new Set<AccountKey>()

  constructor(notes: Notes) {
    this.#notes = notes
  }

  /** Whether a start with a live account still needs the word. */
  isNeeded(deviceId: string, account: AccountKey): boolean {
    return !this.#givenNow.has(account) || !isLiveConfirmed(this.#notes, deviceId, account)
  }

  /** Takes what was typed for an account; the first start still asks again. False when it is not the word. */
  confirmDevice(deviceId: string, account: AccountKey, typed: string | undefined): boolean {
    if (typed?.trim() !== liveWord) return false
    this.#notes.writeNote(noteOf(account), deviceId)
    return true
  }

  /** Takes what was typed at a start of these accounts; false when it is not the word. */
  give(deviceId: string, accounts: readonly AccountKey[], typed: string | undefined): boolean {
    for (const account of accounts) if (this.confirmDevice(deviceId, account, typed)) this.#givenNow.add(account)
    return typed?.trim() === liveWord
  }
}

function noteOf(account: AccountKey): string {
  return `${earlierNote}_${account}`
}
