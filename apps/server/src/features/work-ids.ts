import { AsyncLocalStorage } from 'node:async_hooks'
import { createHmac } from 'node:crypto'

/** What a line of the log is about: a call with its caller, or one run of a job. */
export type WorkIds =
  | { requestId: string; account: string | null }
  | { job: string; /** This run of it. */ runId: string }

/** Follows a piece of work through everything it waits for; bounded by the work under way. */
const following = new AsyncLocalStorage<WorkIds>()

/** Does work whose lines in the log carry these ids. */
export function withWorkIds<Result>(ids: WorkIds, work: () => Result): Result {
  return following.run(ids, work)
}

/** The ids of the present work; none outside of any. */
export function workIds(): WorkIds | undefined {
  return following.getStore()
}

/** Sets whose call the present one is, once that is proved. */
export function nameAccount(account: string): void {
  const ids = following.getStore()
  if (ids !== undefined && 'requestId' in ids) ids.account = account
}

/** An account's name in the log: always the same one, and useless for finding the account without the secret. */
export function accountName(secret: string, userId: string): string {
  return createHmac('sha256', secret).update(`log:${userId}`).digest('hex').slice(0, 12)
}
