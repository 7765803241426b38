import { createHmac, timingSafeEqual } from 'node:crypto'
import { and, eq, gt, sql } from 'drizzle-orm'
import { sessions, users } from '#server/db/tables/index.ts'
import { type Database, statementName } from '#server/features/database.ts'
import { createKeyReader } from '#server/features/create-batcher.ts'
import { readSingleCookie } from '#server/features/read-single-cookie.ts'

type Reader = {
  db: Database
  /** The key with which the sign-in library signs its cookies. */
  secret: string
  /** The session's cookie, with the prefix that it has over https. */
  cookieName: string
}

/**
 * The session of a request's cookie and its person, or null. Every signed-in call begins with this, so it asks the
 * database once where the library asks twice, and once for all calls that arrive together. The cookie is the library's
 * own: `token.signature`, base64, HMAC-SHA-256.
 */
export function createSessionReader({ db, secret, cookieName }: Reader) {
  const query = db
    .select({ session: sessions, user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        sql`${sessions.token} = any(${sql.placeholder('tokens')}::text[])`,
        gt(sessions.expiresAt, sql.placeholder('now')),
      ),
    )
    .prepare(statementName(db, 'read_sessions'))
  const read = createKeyReader<string, Awaited<ReturnType<typeof query.execute>>[number]>(async (tokens) => {
    const rows = await query.execute({ tokens, now: new Date() })
    return new Map(rows.map((row) => [row.session.token, row]))
  })
  return async (headers: Headers) => {
    const value = readSingleCookie(headers.get('cookie') ?? '', cookieName)
    const token = value === null ? null : readSigned(value, secret)
    return token === null ? null : read(token)
  }
}

function readSigned(text: string, secret: string): string | null {
  const dot = text.lastIndexOf('.')
  if (dot < 1) return null
  const token = text.slice(0, dot)
  const given = Buffer.from(text.slice(dot + 1))
  const expected = Buffer.from(createHmac('sha256', secret).update(token).digest('base64'))
  return given.length === expected.length && timingSafeEqual(given, expected) ? token : null
}
