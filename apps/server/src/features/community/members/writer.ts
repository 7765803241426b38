import { communityName, instantText, isNewcomer, memberBadge } from '@stratomate/domain'
import type { CommunityAuthor } from '@stratomate/contracts'
import { AppError } from '#server/features/app-error.ts'
import { type Ctx, requireMember } from '#server/features/context.ts'
import type { Db } from '#server/features/database.ts'
import { readTimeZone } from '#server/features/devices/report-state.ts'
import { insertMember, lockMembers, type MemberFacts, selectMemberOf } from '../queries/members.ts'

/** Somebody who may write now, with what limits the person. */
export type Writer = { id: string; userId: string; isNewcomer: boolean }

/**
 * The signed-in person as a writer, made at the first contribution, and locked for this transaction, together with others
 * whose sums change: everybody is locked in the same order, so two who act on each other wait and do not block.
 * Errors: signed_out, email_not_verified, posting_suspended with the reason and the end.
 */
export async function lockWriter(tx: Db, ctx: Ctx, others: readonly string[] = []): Promise<Writer> {
  const { userId, emailVerified } = requireMember(ctx)
  if (!emailVerified) throw new AppError('email_not_verified')
  await insertMember(tx, { id: ctx.newId(), userId, joinedAt: ctx.now() })
  const own = await selectMemberOf(tx, userId)
  if (own === null) throw new AppError('signed_out')
  await lockMembers(tx, [own.id, ...others])
  const { suspendedUntil, suspendedReason } = own
  if (suspendedUntil !== null && suspendedUntil > ctx.now()) {
    throw new AppError('posting_suspended', {
      message: `You may not write in the community until ${instantText(suspendedUntil, await readTimeZone(tx, userId))}. Reason: ${suspendedReason ?? ''}`,
    })
  }
  return {
    id: own.id,
    userId,
    isNewcomer: isNewcomer({ createdAt: own.accountSince ?? own.joinedAt, posts: own.posts }, ctx.now()),
  }
}

/** The reader's own id as an author; null when signed out or before the first contribution. */
export async function readOwnId(ctx: Pick<Ctx, 'db' | 'actor'>): Promise<string | null> {
  if (ctx.actor.kind !== 'member') return null
  return (await selectMemberOf(ctx.db, ctx.actor.userId))?.id ?? null
}

/** How an author is shown, with the mark beside the name. */
export function authorView(facts: MemberFacts, now: Date): CommunityAuthor {
  const isGone = facts.name === null && facts.userId === null
  return {
    id: isGone ? null : facts.id,
    name: shownName(facts),
    badge: isGone ? null : markOf(facts, now),
    imageUrl: facts.image,
  }
}

function markOf({ role, mark, accountSince, joinedAt, posts, votes }: MemberFacts, now: Date) {
  return memberBadge({ role: role ?? 'member', mark, createdAt: accountSince ?? joinedAt, posts, votes }, now)
}

type Named = { name: string | null; userId: string | null; firstName: string | null; lastName: string | null }

/** How somebody is called in the community: first name and one letter, never an email; a deleted account has no name. */
export function shownName({ name, userId, firstName, lastName }: Named): string {
  if (name !== null) return name
  if (userId === null) return 'Deleted account'
  return communityName({ firstName, lastName })
}
