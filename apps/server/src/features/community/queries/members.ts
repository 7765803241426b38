import type { Role } from '@stratomate/contracts'
import { eq, inArray, sql } from 'drizzle-orm'
import { communityMembers, users } from '#server/db/tables/index.ts'
import type { Db } from '#server/features/database.ts'
import { isAnyOf } from '#server/db/conditions.ts'

/** An author, with the account behind it where there is one. */
export type MemberFacts = {
  id: string
  userId: string | null
  name: string | null
  mark: 'expert' | 'verified' | null
  posts: number
  votes: number
  joinedAt: Date
  firstName: string | null
  lastName: string | null
  role: Role | null
  accountSince: Date | null
  image: string | null
}

export const memberColumns = {
  id: communityMembers.id,
  userId: communityMembers.userId,
  name: communityMembers.name,
  mark: sql<MemberFacts['mark']>`${communityMembers.mark}`,
  posts: communityMembers.posts,
  votes: communityMembers.votes,
  joinedAt: communityMembers.joinedAt,
  firstName: users.firstName,
  lastName: users.lastName,
  role: sql<Role | null>`${users.role}`,
  accountSince: users.createdAt,
  image: users.image,
}

type OwnRow = MemberFacts & { suspendedUntil: Date | null; suspendedReason: string | null }

export async function insertMember(db: Db, row: { id: string; userId: string; joinedAt: Date }): Promise<void> {
  await db.insert(communityMembers).values(row).onConflictDoNothing({ target: communityMembers.userId })
}

export async function selectMemberOf(db: Db, userId: string): Promise<OwnRow | null> {
  const rows = await db
    .select({
      ...memberColumns,
      suspendedUntil: communityMembers.suspendedUntil,
      suspendedReason: communityMembers.suspendedReason,
    })
    .from(communityMembers)
    .leftJoin(users, eq(users.id, communityMembers.userId))
    .where(eq(communityMembers.userId, userId))
  return rows[0] ?? null
}

/** The author ids of those accounts that have one. */
export async function selectMemberIds(db: Db, userIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: communityMembers.id, userId: communityMembers.userId })
    .from(communityMembers)
    .where(isAnyOf(communityMembers.userId, userIds))
  return new Map(rows.flatMap(({ id, userId }) => (userId === null ? [] : [[userId, id] as const])))
}

export async function selectMember(db: Db, id: string): Promise<MemberFacts | null> {
  const rows = await db
    .select(memberColumns)
    .from(communityMembers)
    .leftJoin(users, eq(users.id, communityMembers.userId))
    .where(eq(communityMembers.id, id))
  return rows[0] ?? null
}

/** Locks members until the transaction ends, always in the order of their ids. */
export async function lockMembers(db: Db, ids: readonly string[]): Promise<void> {
  await db
    .select({ id: communityMembers.id })
    .from(communityMembers)
    .where(inArray(communityMembers.id, [...ids]))
    .orderBy(communityMembers.id)
    .for('no key update')
}

/** Changes the counts stored with a member. */
export async function addToMember(db: Db, id: string, change: { posts?: number; votes?: number }): Promise<void> {
  const { posts = 0, votes = 0 } = change
  await db
    .update(communityMembers)
    .set({ posts: sql`${communityMembers.posts} + ${posts}`, votes: sql`${communityMembers.votes} + ${votes}` })
    .where(eq(communityMembers.id, id))
}

export async function updateMember(
  db: Db,
  id: string,
  change: Partial<Pick<typeof communityMembers.$inferInsert, 'mark' | 'suspendedUntil' | 'suspendedReason'>>,
): Promise<void> {
  await db.update(communityMembers).set(change).where(eq(communityMembers.id, id))
}
