import { recall, remember } from '#web/shared/hooks/remember.ts'
import { recallMailedReturn } from '#web/shared/session/mailed-return.ts'

const key = 'wanted-trial'
/** As long as the code of the mail is expected. */
const keptMs = 3_600_000

/** Stores in this browser that somebody without an account has pressed "Start free trial". */
export function wantTrial(): void {
  remember(key, String(Date.now()))
}

/**
 * Whether the owner of `email` pressed it here within the hour and then signed up here to come back to its card; only the
 * first call says so. An address alone starts nothing, and neither does the press of another person.
 */
export function takeWantedTrial(email: string): boolean {
  const atMs = Number(recall(key) ?? Number.NaN)
  remember(key, null)
  const isFresh = Math.abs(Date.now() - atMs) <= keptMs
  return isFresh && (recallMailedReturn(email) ?? '').startsWith('/pricing?tier=')
}
