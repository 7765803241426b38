import type { SecondFactorView } from '@stratomate/contracts'
import { AppError } from '#server/features/app-error.ts'
import { type Ctx, type Member, requireMember, requireRecentSignIn } from '#server/features/context.ts'
import { selectAuthenticator, selectPasskeys } from '../queries/passkeys.ts'

/**
 * Checks who may change how the account is proved: somebody who has just signed in and, where a second factor is
 * demanded, has used it. The first factor of an administrator or moderator needs a link from the mailbox: otherwise a
 * stolen password could enrol one. Errors: signed_out, sign_in_again, second_factor_needed, factor_link_needed.
 */
export async function requireOwnFactors(ctx: Ctx): Promise<Member> {
  const member = requireRecentSignIn(ctx)
  const enrolment = await enrolmentOf(ctx, member)
  switch (enrolment) {
    case 'open':
      return member
    case 'after-confirming':
      throw new AppError('second_factor_needed')
    case 'by-link':
      throw new AppError('factor_link_needed')
    default:
      return enrolment satisfies never
  }
}

/** What a session must do before it may set up a factor. */
export async function enrolmentOf(ctx: Ctx, member: Member): Promise<SecondFactorView['enrolment']> {
  if (member.secondFactor !== 'missing' || member.role === 'member') return 'open'
  if (await hasFactor(ctx, member.userId)) return 'after-confirming'
  const isAllowed = member.enrolmentUntil !== null && member.enrolmentUntil > ctx.now()
  return isAllowed ? 'open' : 'by-link'
}

/** The signed-in administrator or moderator, with or without a second factor: they are about to prove it. */
export function requireStaff(ctx: Pick<Ctx, 'actor'>): Member {
  const member = requireMember(ctx)
  if (member.role === 'member') throw new AppError('forbidden')
  return member
}

async function hasFactor({ db }: Ctx, userId: string): Promise<boolean> {
  if ((await selectPasskeys(db, userId)).length > 0) return true
  return ((await selectAuthenticator(db, userId))?.confirmedAt ?? null) !== null
}
