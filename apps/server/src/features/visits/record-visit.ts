import { countsAnewBefore, saltDays } from '@stratomate/domain'
import type { Ctx } from '../context.ts'
import { addVisit, keepSalt, markVisitor, selectSalts, wasCounted } from './queries.ts'
import { hashVisitor, isReader, type Visitor } from './visitor.ts'

type VisitCtx = Pick<Ctx, 'db' | 'now' | 'newId'>

/** Counts a visit to a page, once per browser and half hour; answers whether it was counted. */
export async function recordVisit(ctx: VisitCtx, visit: Visitor & { path: string }): Promise<boolean> {
  if (!isReader(visit)) return false
  const now = ctx.now()
  const since = new Date(countsAnewBefore(now.getTime()))
  const { day, hash, earlierHashes } = await hashesOf(ctx, visit)
  return ctx.db.transaction(async (tx) => {
    if (earlierHashes.length > 0 && (await wasCounted(tx, visit.path, { hashes: earlierHashes, since }))) return false
    const isNew = await markVisitor(tx, { visitorHash: hash, path: visit.path, day, countedAt: now }, since)
    if (isNew) await addVisit(tx, visit.path)
    return isNew
  })
}

/** The visitor under today's salt, and shortly after midnight also under that of the day before. */
async function hashesOf(ctx: VisitCtx, visit: Visitor) {
  const [day, ...earlierDays] = saltDays(ctx.now().getTime())
  const salts = await selectSalts(ctx.db, [day, ...earlierDays])
  const salt = salts.get(day) ?? (await keepSalt(ctx.db, day, ctx.newId()))
  const earlierHashes = earlierDays.flatMap((earlier) => {
    const earlierSalt = salts.get(earlier)
    return earlierSalt === undefined ? [] : [hashVisitor(visit, earlierSalt)]
  })
  return { day, hash: hashVisitor(visit, salt), earlierHashes }
}
