import { normaliseEmail } from '@stratomate/domain'
import type { Ctx } from '#server/features/context.ts'
import type { Spending } from '#server/features/rate-limits/budgets.ts'
import { spendTries } from '#server/features/rate-limits/spend-tries.ts'
import { selectUserByEmail, type UserRow } from '../queries.ts'
import { isKnownBrowser } from '../queries/sign-up.ts'

/** Who asks for a sign-up or a sign-in, before anything is proved. */
export type Caller = {
  /** The keyed hash of the browser's own token. */
  browserHash: string
  /** The address, in one form for each network. */
  network: string
  headers: Headers
}

/** Somebody who names a mailbox. */
export type Attempt = {
  /** In lower case. */
  email: string
  caller: Caller
  user: UserRow | null
  /** Whether the person has signed in with this browser before: it has a reserve that no stranger can use up. */
  isKnown: boolean
}

/** Reads what is known of a mailbox and a browser; the reads are the same whether or not there is an account. */
export async function readAttempt(ctx: Pick<Ctx, 'db'>, typed: string, caller: Caller): Promise<Attempt> {
  const email = typed.toLowerCase()
  const user = await selectUserByEmail(ctx.db, email)
  const isKnown = await isKnownBrowser(ctx.db, { email, browserHash: caller.browserHash })
  return { email, caller, user, isKnown }
}

/** What one password costs of a rate limit. */
export function passwordTries({ email, caller, isKnown }: Attempt): Spending[] {
  if (isKnown) return [{ budget: 'passwordKnown', about: [email, caller.browserHash] }]
  return [
    { budget: 'passwordPair', about: [email, caller.network] },
    { budget: 'passwordAccount', about: [email] },
    { budget: 'passwordAddress', about: [caller.network] },
    { budget: 'passwordStrangers', about: [] },
  ]
}

/** What one typed code costs of a rate limit, beside the tries of the code itself. */
export function codeTries({ email, caller, isKnown }: Attempt): Spending[] {
  const pair = { budget: 'codePair', about: [email, caller.network] } as const
  return isKnown ? [pair] : [pair, { budget: 'codeAddress', about: [caller.network] }]
}

/** Counts a mail with a code that somebody asks for. Errors: rate_limited. */
export async function countMail(ctx: Pick<Ctx, 'db' | 'now'>, { email, caller, isKnown }: Attempt): Promise<void> {
  await spendTries(
    ctx,
    isKnown
      ? [{ budget: 'mailKnown', about: [email, caller.browserHash] }]
      : [
          { budget: 'mailPair', about: [email, caller.network] },
          { budget: 'mailMailbox', about: [email] },
          { budget: 'mailMailboxDay', about: [normaliseEmail(email)] },
          { budget: 'mailAddress', about: [caller.network] },
        ],
  )
}

/** Counts each sent form of a sign-up, whether or not it leads to a mail. Errors: rate_limited. */
export async function countSignUp(ctx: Pick<Ctx, 'db' | 'now'>, { caller }: Attempt): Promise<void> {
  await spendTries(ctx, [
    { budget: 'signUpAddress', about: [caller.network] },
    { budget: 'signUps', about: [] },
  ])
}
