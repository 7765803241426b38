import { badgeOf, countsAnewBefore, saltDays, tradingDayOf } from '@stratomate/domain'
import type { Ctx } from '../context.ts'
import { createBatcher } from '../create-batcher.ts'
import {
  countMarks,
  deleteSaltsBefore,
  keepSalt,
  type Mark,
  selectCounted,
  selectSalts,
  selectVisits,
} from './queries.ts'
import { hashVisitor, isReader, type Visitor } from './visitor.ts'
import type { VisitCount } from '@stratomate/contracts'

type VisitCtx = Pick<Ctx, 'db' | 'now' | 'newId'>
type Visit = Visitor & { path: string }

/** The most visits that one transaction counts, when pages are opened faster than it is done. */
const visitsMax = 500

/** While the rows of one batch are written, the requests of the next are read. */
const batchesAtOnce = 2

/**
 * Counts visits to pages, once per browser, page and half hour; answers whether each was counted. Those that come
 * together are counted together, so that everybody who opens the home page does not wait for one row.
 */
export function createVisitRecorder(ctx: VisitCtx): (visit: Visit) => Promise<boolean> {
  const readSalts = createSaltReader(ctx)
  const count = createBatcher<Visit, boolean>({
    itemsMax: visitsMax,
    atOnce: batchesAtOnce,
    run: async (visits) => countVisits(ctx, visits, await readSalts()),
  })
  return async (visit) => isReader(visit) && (await count(visit))
}

async function countVisits(ctx: VisitCtx, visits: readonly Visit[], salts: Salts): Promise<boolean[]> {
  const now = ctx.now()
  const since = new Date(countsAnewBefore(now.getTime()))
  const marked = visits.map((visit) => marksOf(visit, salts))
  const today = new Map(marked.map(([mark]) => [keyOf(mark), mark]))
  const earlier = marked.flatMap(([, ...others]) => others)
  const counted = earlier.length === 0 ? new Set<string>() : await selectCounted(ctx.db, earlier, since)
  for (const [mark, ...others] of marked) {
    if (others.some((other) => counted.has(keyOf(other)))) today.delete(keyOf(mark))
  }
  const added = await countMarks(ctx.db, [...today.values()], { day: salts.day, now, since })
  const fresh = new Set(added.map(keyOf))
  // The same browser several times among these visits counts once.
  return marked.map(([mark]) => fresh.delete(keyOf(mark)))
}

function keyOf({ visitorHash, path }: Mark): string {
  return `${visitorHash} ${path}`
}

/** The salt of a day; shortly after midnight that of the day before counts too. */
type Salts = { day: string; salt: string; earlierSalts: readonly string[] }

/** Reads the salts only when the days change: a stored salt stays the same for its whole day. */
function createSaltReader(ctx: VisitCtx): () => Promise<Salts> {
  let known: { days: string; salts: Salts } | null = null
  return async () => {
    const days = saltDays(ctx.now().getTime())
    if (known?.days === days.join()) return known.salts
    const salts = await readSalts(ctx, days)
    known = { days: days.join(), salts }
    return salts
  }
}

async function readSalts(ctx: VisitCtx, [day, ...earlierDays]: ReturnType<typeof saltDays>): Promise<Salts> {
  const stored = await selectSalts(ctx.db, [day, ...earlierDays])
  const salt = stored.get(day) ?? (await keepSalt(ctx.db, day, ctx.newId()))
  return { day, salt, earlierSalts: earlierDays.flatMap((earlier) => stored.get(earlier) ?? []) }
}

/** The marks of a visit: the visitor under the salt of the day, then under those of the day before. */
function marksOf(visit: Visit, { salt, earlierSalts }: Salts): [Mark, ...Mark[]] {
  const markOf = (under: string): Mark => ({ visitorHash: hashVisitor(visit, under), path: visit.path })
  return [markOf(salt), ...earlierSalts.map(markOf)]
}

/** Deletes the salts and marks of days that are no longer compared. */
export async function forgetVisitors(ctx: Pick<Ctx, 'db' | 'now'>): Promise<void> {
  await deleteSaltsBefore(ctx.db, tradingDayOf(countsAnewBefore(ctx.now().getTime())))
}

/** How often a page was visited, and whether it shows that. */
export async function readVisits(ctx: Pick<Ctx, 'db'>, path: string): Promise<VisitCount> {
  return badgeOf(await selectVisits(ctx.db, path))
}
