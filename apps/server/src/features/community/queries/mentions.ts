import { communityLimits } from '@stratomate/contracts'
import { sql } from 'drizzle-orm'
import { communityMembers, posts, replies, users } from '#server/db/tables/index.ts'
import type { Db } from '#server/features/database.ts'

/** A member with a mentioned name. `isHere`: the person has written in the conversation. */
export type NamedMember = { key: string; memberId: string; userId: string; isHere: boolean }

/** At this many people of one name, a mention is ambiguous anyway. */
const perNameMax = 3

const shownName = sql`lower(coalesce(${users.firstName}, '') || ' ' || left(coalesce(${users.lastName}, ''), 1))`

/**
 * Members by name, at most a few of each, those of the conversation first. A name is the first name with the initial of
 * the last one, without its point; the answer's `key` is the name as it was asked for.
 */
export async function selectNamed(db: Db, names: readonly string[], postId: string | null): Promise<NamedMember[]> {
  if (names.length === 0) return []
  const isHere =
    postId === null
      ? sql`false`
      : sql`(exists (select 1 from ${posts} where ${posts.id} = ${postId} and ${posts.authorId} = ${communityMembers.id})
          or exists (select 1 from ${replies} where ${replies.postId} = ${postId} and ${replies.authorId} = ${communityMembers.id}))`
  const asked = sql.join(
    names.map((name) => sql`(${name}::text)`),
    sql`, `,
  )
  const { rows } = await db.execute<{ key: string; member_id: string; user_id: string; is_here: boolean }>(sql`
    select asked.name as key, found.member_id, found.user_id, found.is_here
    from (values ${asked}) as asked(name)
    cross join lateral (
      select ${communityMembers.id} as member_id, ${communityMembers.userId} as user_id, ${isHere} as is_here
      from ${users} inner join ${communityMembers} on ${communityMembers.userId} = ${users.id}
      where ${shownName} in (lower(asked.name), lower(asked.name || ' '))
      order by is_here desc
      limit ${perNameMax}
    ) as found
    limit ${communityLimits.mentions * 200}`)
  return rows.map((row) => ({ key: row.key, memberId: row.member_id, userId: row.user_id, isHere: row.is_here }))
}
