import { samePath } from '@stratomate/contracts/same-path'
import { recall, remember } from '#web/shared/hooks/remember.ts'

const key = 'return-after-mail'
/** A code or link from a mail is used within minutes; a person who comes later comes for something else. */
const keptMs = 3_600_000

/**
 * Stores in this browser where the owner of a mailbox wanted to go. A link in the mail brings them back with only their
 * email in the address, because a mail must not contain words of somebody else.
 */
export function rememberMailedReturn(email: string, returnTo: string | null): void {
  remember(key, JSON.stringify({ email: email.toLowerCase(), returnTo: returnTo ?? '', atMs: Date.now() }))
}

/**
 * Where the owner of `email` wanted to go before the mail; null for anybody else, after an hour, or when it is unknown.
 */
export function recallMailedReturn(email: string | null): string | null {
  const returnTo = samePath(readAwaited(email)?.returnTo, '')
  return returnTo === '' ? null : returnTo
}

/** Whether this browser asked for a mail to `email` within the hour. */
export function isAwaitedMail(email: string): boolean {
  return readAwaited(email) !== null
}

function readAwaited(email: string | null): Kept | null {
  const kept = readKept(recall(key))
  if (kept === null || email === null || kept.email !== email.toLowerCase()) return null
  return Math.abs(Date.now() - kept.atMs) > keptMs ? null : kept
}

type Kept = { email: string; returnTo: string; atMs: number }

function readKept(text: string | null): Kept | null {
  try {
    const kept: unknown = JSON.parse(text ?? 'null')
    return isKept(kept) ? kept : null
  } catch {
    // Written by something else: treated as nothing.
    return null
  }
}

function isKept(value: unknown): value is Kept {
  if (typeof value !== 'object' || value === null) return false
  if (!('email' in value && 'returnTo' in value && 'atMs' in value)) return false
  const { email, returnTo, atMs } = value
  return typeof email === 'string' && typeof returnTo === 'string' && typeof atMs === 'number'
}
