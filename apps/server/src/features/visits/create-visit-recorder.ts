import { countsAnewBefore, saltDays } from '@stratomate/domain'
import type { Ctx } from '../context.ts'
import { createBatcher } from '../create-batcher.ts'
import { addVisits, keepSalt, type Mark, markVisitors, selectCounted, selectSalts } from './queries.ts'
import { hashVisitor, isReader, type Visitor } from './visitor.ts'

type VisitCtx = Pick<Ctx, 'db' | 'now' | 'newId'>
type Visit = Visitor & { path: string }

/** So many visits are counted by one transaction, when pages are opened faster than it is done. */
const visitsMax = 500

/**
 * Counts visits to pages, once per browser, page and half hour; answers whether each was counted. Those that come
 * together are counted together, so that everybody who opens the home page does not wait for one row.
 */
export function createVisitRecorder(ctx: VisitCtx): (visit: Visit) => Promise<boolean> {
  const count = createBatcher<Visit, boolean>({
    itemsMax: visitsMax,
    atOnce: 1,
    run: (visits) => countVisits(ctx, visits),
  })
  return async (visit) => isReader(visit) && (await count(visit))
}

async function countVisits(ctx: VisitCtx, visits: readonly Visit[]): Promise<boolean[]> {
  const now = ctx.now()
  const since = new Date(countsAnewBefore(now.getTime()))
  const { day, marksOf } = await saltVisits(ctx)
  const marked = visits.map((visit) => marksOf(visit))
  const today = new Map(marked.map(([mark]) => [keyOf(mark), mark]))
  const earlier = marked.flatMap(([, ...others]) => others)
  const fresh = await ctx.db.transaction(async (tx) => {
    const counted = earlier.length === 0 ? new Set<string>() : await selectCounted(tx, earlier, since)
    for (const [mark, ...others] of marked) {
      if (others.some((other) => counted.has(keyOf(other)))) today.delete(keyOf(mark))
    }
    const added = await markVisitors(tx, [...today.values()], { day, now, since })
    await addVisits(tx, countBy(added))
    return new Set(added.map(keyOf))
  })
  // One browser several times among these visits is one of them.
  return marked.map(([mark]) => fresh.delete(keyOf(mark)))
}

function keyOf({ visitorHash, path }: Mark): string {
  return `${visitorHash} ${path}`
}

function countBy(marks: readonly Mark[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { path } of marks) counts.set(path, (counts.get(path) ?? 0) + 1)
  return counts
}

/** The marks of a visit: the visitor under today's salt, and shortly after midnight also under that of the day before. */
async function saltVisits(ctx: VisitCtx): Promise<{ day: string; marksOf: (visit: Visit) => [Mark, ...Mark[]] }> {
  const [day, ...earlierDays] = saltDays(ctx.now().getTime())
  const salts = await selectSalts(ctx.db, [day, ...earlierDays])
  const salt = salts.get(day) ?? (await keepSalt(ctx.db, day, ctx.newId()))
  const earlierSalts = earlierDays.flatMap((earlier) => salts.get(earlier) ?? [])
  const markOf = (visit: Visit, under: string): Mark => ({ visitorHash: hashVisitor(visit, under), path: visit.path })
  return {
    day,
    marksOf: (visit) => [markOf(visit, salt), ...earlierSalts.map((earlier) => markOf(visit, earlier))],
  }
}
