import { randomUUID } from 'node:crypto'
import { createDatabase } from '@stratomate/commands/postgres/postgres'
import { borrowPostgres } from '@stratomate/commands/postgres/prepared-database'
import { times } from '@stratomate/commands/soak-scale'
import { linearRandom } from '@stratomate/std/random'
import { dayMs } from '@stratomate/std/time'
import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Connection, migrateDatabase } from '#server/db/connect.ts'
import { connectCrowd } from '#server/main/testing/connect-crowd.ts'
import { communityMembers, posts, replies, users } from '#server/db/tables/index.ts'
import { silentBus } from '#server/main/testing/silent-bus.ts'
import { AppError } from '../app-error.ts'
import type { Actor, Ctx } from '../context.ts'
import { likePost, likeReply, voteOnPost } from './posts/post-ballots.ts'
import { moderatePost, moderateReply } from './moderation/moderate.ts'
import { reportContent } from './moderation/report-content.ts'
import { deletePost, writePost } from './posts/write-post.ts'
import { deleteReply, writeReply } from './posts/write-reply.ts'

const postgres = await borrowPostgres()
const connectionsMax = 40
const clientCount = times(50, 200)
const stepsEach = times(8, 30)
const runs = times(12, 120)
const startMs = Date.now()
const settings = {
  indicatorId: 'super-trend',
  parameters: { period: 10, multiplier: 3 },
  pair: 'EUR/USD',
  timeframe: 'M5' as const,
  expiryCandles: 3,
  stake: { kind: 'fixed' as const, cents: 500 },
}

type Person = { id: string; role: 'member' | 'moderator' }
/** Which person does what to which post or reply, by their places in the lists at that moment. */
type Step = { who: number; what: (typeof acts)[number]; where: number }
const acts = [
  'like',
  'unlike',
  'up',
  'down',
  'none',
  'like reply',
  'unlike reply',
  'write',
  'reply',
  'delete',
  'delete reply',
  'hide',
  'show',
  'hide reply',
  'show reply',
  'report',
  'report reply',
] as const

// The embedded database has one connection and hides races, so without PostgreSQL there is nothing to prove here.
describe('on PostgreSQL', () => {
  beforeEach(({ skip }) => {
    if ('unavailable' in postgres) skip(postgres.unavailable)
  })

  let connection: Connection
  beforeAll(async () => {
    if (!('url' in postgres)) return
    const connectionString = await createDatabase(postgres.url)
    connection = connectCrowd(connectionString, connectionsMax)
    await migrateDatabase(connection.db)
  })
  afterAll(async () => {
    if ('url' in postgres) await connection.close()
    if ('stop' in postgres) await postgres.stop()
  })

  let nowMs = startMs
  const silent = () => undefined
  const ctxOf = ({ id, role }: Person): Ctx => {
    const actor: Actor = {
      kind: 'member',
      userId: id,
      role,
      email: `${id}@example.com`,
      emailVerified: true,
      sessionId: id,
      signedInAt: new Date(startMs),
      secondFactor: 'not-demanded',
      enrolmentUntil: null,
    }
    return {
      db: connection.db,
      actor,
      requestId: 'race',
      // Some time passes before each act, so that the daily limits stop no sequence.
      now: () => new Date((nowMs += 1_000)),
      newId: randomUUID,
      bus: silentBus,
      mail: { queue: () => Promise.resolve(), write: () => Promise.resolve('') },
      log: { info: silent, warn: silent, error: silent },
      liveLocked: new Set<string>(),
      switchedOff: [],
    }
  }

  /** An empty community with this many people; every fifth is a moderator. */
  async function newPeople(count: number): Promise<Person[]> {
    await connection.db.execute(sql`truncate community_members, posts, post_counts, content_reports cascade`)
    const people = Array.from({ length: count }, (_none, index): Person => {
      return { id: randomUUID(), role: index % 5 === 4 ? 'moderator' : 'member' }
    })
    const rows = people.map(({ id, role }) => ({ id, role, name: 'Ann', email: `${id}@example.com` }))
    await connection.db.insert(users).values(rows.map((row) => ({ ...row, createdAt: new Date(startMs - 3 * dayMs) })))
    return people
  }

  const write = (person: Person) => {
    nowMs += dayMs
    const [clientId, content] = [randomUUID(), `T ${nowMs}`]
    return writePost(ctxOf(person), { clientId, category: 'settings', content, settings, proofId: null })
  }
  const answer = (person: Person, id: string) => {
    nowMs += dayMs
    return writeReply(ctxOf(person), id, { clientId: randomUUID(), content: `T ${nowMs}` })
  }

  /** Posts or replies in the order of their times, with their authors' accounts. */
  const listed = (table: typeof posts | typeof replies) =>
    connection.db
      .select({ id: table.id, userId: communityMembers.userId })
      .from(table)
      .innerJoin(communityMembers, eq(communityMembers.id, table.authorId))
      .orderBy(table.createdAt)

  /** Does one step. A rule may refuse it; a deadlock or any other fault fails the test. */
  async function take(people: readonly Person[], { who, what, where }: Step): Promise<void> {
    const [there, answers] = [await listed(posts), await listed(replies)]
    const post = there[where % Math.max(1, there.length)]
    const reply = answers[where % Math.max(1, answers.length)]
    const moderators = people.filter(({ role }) => role === 'moderator')
    const those = what.startsWith('hide') || what.startsWith('show') ? moderators : people
    const author = what === 'delete' ? post?.userId : what === 'delete reply' ? reply?.userId : null
    const person = people.find(({ id }) => id === author) ?? those[who % those.length]
    if (person === undefined) throw new RangeError('Nobody is there.')
    try {
      await act({ person, what, post: post?.id ?? randomUUID(), reply: reply?.id ?? randomUUID() })
    } catch (error) {
      if (!(error instanceof AppError)) throw error
    }
  }

  type Act = { person: Person; what: Step['what']; post: string; reply: string }
  function act({ person, what, post, reply }: Act): Promise<unknown> {
    const ctx = ctxOf(person)
    switch (what) {
      case 'like':
      case 'unlike':
        return likePost(ctx, post, what)
      case 'up':
      case 'down':
      case 'none':
        return voteOnPost(ctx, post, what)
      case 'like reply':
        return likeReply(ctx, reply, 'like')
      case 'unlike reply':
        return likeReply(ctx, reply, 'unlike')
      case 'write':
        return write(person)
      case 'reply':
        return answer(person, post)
      case 'delete':
        return deletePost(ctx, post)
      case 'delete reply':
        return deleteReply(ctx, reply)
      case 'hide':
      case 'show':
        return moderatePost(ctx, post, { action: what, reason: 'x' })
      case 'hide reply':
        return moderateReply(ctx, reply, { action: 'hide', reason: 'x' })
      case 'show reply':
        return moderateReply(ctx, reply, { action: 'show', reason: 'x' })
      case 'report':
        return reportContent(ctx, { target: 'post', id: post, reason: 'spam' }, 'address')
      case 'report reply':
        return reportContent(ctx, { target: 'reply', id: reply, reason: 'spam' }, 'address')
      default:
        return what satisfies never
    }
  }

  /** Every stored sum that differs from the votes and rows that it counts. */
  async function wrongSums(): Promise<unknown[]> {
    const { rows } = await connection.db.execute(sql`
      select 'likes' as what, p.id::text as id, p.likes as kept, count(l.*)::int as counted
        from posts p left join post_likes l on l.post_id = p.id group by p.id having p.likes <> count(l.*)
      union all select 'votes', p.id::text, p.votes, coalesce(sum(v.value), 0)::int
        from posts p left join post_votes v on v.post_id = p.id group by p.id having p.votes <> coalesce(sum(v.value), 0)
      union all select 'replies', p.id::text, p.replies, count(r.*)::int
        from posts p left join replies r on r.post_id = p.id and r.hidden_reason is null
        group by p.id having p.replies <> count(r.*)
      union all select 'reply likes', r.id::text, r.likes, count(l.*)::int
        from replies r left join reply_likes l on l.reply_id = r.id group by r.id having r.likes <> count(l.*)
      union all select 'posts of a member', m.id::text, m.posts, count(p.*)::int
        from community_members m left join posts p on p.author_id = m.id and p.hidden_reason is null
        group by m.id having m.posts <> count(p.*)
      union all select 'votes of a member', m.id::text, m.votes, coalesce(sum(p.votes), 0)::int
        from community_members m left join posts p on p.author_id = m.id and p.hidden_reason is null
        group by m.id having m.votes <> coalesce(sum(p.votes), 0)
      union all select 'posts of a category', c.category, c.shown, count(p.*)::int
        from post_counts c left join posts p on p.category = c.category and p.hidden_reason is null
        group by c.category having c.shown <> count(p.*)`)
    return rows
  }

  const anyStep = fc.record({ who: fc.nat(99), what: fc.constantFrom(...acts), where: fc.nat(4) })

  test('any sequence of acts leaves sums that equal the ballots and rows', async () => {
    const sequence = fc.array(anyStep, { minLength: 20, maxLength: 60 })
    await fc.assert(
      fc.asyncProperty(sequence, async (steps) => {
        const people = await newPeople(6)
        for (const person of people.slice(0, 3)) await answer(person, (await write(person)).id)
        for (const step of steps) await take(people, step)

        expect(await wrongSums()).toEqual([])
      }),
      { numRuns: runs, endOnFailure: true },
    )
  }, 120_000)

  test('any likes and votes by any people give the counts of the last word of each', async () => {
    const ballot = fc.record({
      who: fc.nat(4),
      where: fc.nat(1),
      what: fc.constantFrom('like' as const, 'unlike' as const, 'up' as const, 'down' as const, 'none' as const),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(ballot, { maxLength: 40 }), async (ballots) => {
        const people = await newPeople(7)
        const authors = people.slice(5)
        const written = [await write(authors[0] ?? raise()), await write(authors[1] ?? raise())]
        const likes = new Set<string>()
        const votes = new Map<string, number>()
        for (const step of ballots) {
          await take(people, step)
          const key = `${step.where} ${step.who}`
          if (step.what === 'like') likes.add(key)
          else if (step.what === 'unlike') likes.delete(key)
          else votes.set(key, { up: 1, down: -1, none: 0 }[step.what])
        }

        const kept = await connection.db
          .select({ id: posts.id, likes: posts.likes, votes: posts.votes })
          .from(posts)
          .orderBy(posts.createdAt)
        const counted = written.map(({ id }, where) => ({
          id,
          likes: [...likes].filter((key) => key.startsWith(`${where} `)).length,
          votes: [...votes].reduce((sum, [key, value]) => (key.startsWith(`${where} `) ? sum + value : sum), 0),
        }))
        expect(kept).toEqual(counted)
      }),
      { numRuns: runs, endOnFailure: true },
    )
  }, 120_000)

  test(`${clientCount} people who act at once block nobody and leave right sums`, async () => {
    const people = await newPeople(clientCount)
    for (const person of people.slice(0, 6)) await answer(person, (await write(person)).id)
    const seed = Math.floor(Math.random() * 1_000_000)
    const random = linearRandom(seed)
    const pick = (count: number) => Math.floor(random() * count)

    const faults: unknown[] = []
    await Promise.all(
      people.map(async (_person, who) => {
        for (let step = 0; step < stepsEach; step += 1) {
          // One third of all acts happen at two posts.
          const where = pick(3) === 0 ? pick(2) : pick(99)
          const what = acts[pick(acts.length)] ?? 'like'
          await take(people, { who, what, where }).catch((error: unknown) => faults.push(error))
        }
      }),
    )

    expect({ seed, faults }).toEqual({ seed, faults: [] })
    expect({ seed, wrong: await wrongSums() }).toEqual({ seed, wrong: [] })
  }, 240_000)
})

function raise(): never {
  throw new RangeError('Somebody is missing.')
}
