import { createHash } from 'node:crypto'
import { communityRules, newcomerRules, textForComparison, textProblem } from '@stratomate/domain'
import { dayMs } from '@stratomate/std/time'
import { AppError } from '#server/features/app-error.ts'
import type { Ctx } from '#server/features/context.ts'
import type { Db } from '#server/features/database.ts'
import {
  deleteWritingsBefore,
  insertWriting,
  selectWritings,
  type Writing,
  type WritingKind,
} from '../queries/writings.ts'
import type { Writer } from '../members/writer.ts'

type Check = { id: string; kind: WritingKind; content: string; writer: Writer }

/** From this instant on texts count toward the limits of a day. */
export function dayBefore(now: Date): Date {
  return new Date(now.getTime() - dayMs)
}

/**
 * Counts a new text of somebody whose row is locked, or refuses it. Deleted texts count as long as others. Errors:
 * invalid_input, posting_limited, text_repeated.
 */
export async function countText(tx: Db, ctx: Pick<Ctx, 'now'>, { id, kind, content, writer }: Check): Promise<void> {
  requireGoodText(content, writer)
  const textHash = createHash('sha256').update(textForComparison(content)).digest('base64url')
  const since = dayBefore(ctx.now())
  requireWithinLimits(ctx, {
    kind,
    textHash,
    writer,
    own: await selectWritings(tx, { authorId: writer.id, kind, since }),
  })
  await insertWriting(tx, { id, authorId: writer.id, kind, textHash, createdAt: ctx.now() })
}

type Attempt = { kind: WritingKind; textHash: string; writer: Writer; own: readonly Writing[] }

function requireWithinLimits(ctx: Pick<Ctx, 'now'>, { kind, textHash, writer, own }: Attempt): void {
  const now = ctx.now().getTime()
  const perDay = limitOf(kind, writer)
  if (own.length >= perDay) {
    const words = kind === 'post' ? 'posts' : 'replies'
    throw new AppError('posting_limited', {
      message: `You have written ${perDay} ${words} in a day, which is the limit. Please continue tomorrow.`,
    })
  }
  const [last] = own
  const waitMs = last === undefined ? 0 : last.createdAt.getTime() + communityRules.pauseMs - now
  if (waitMs > 0) {
    const seconds = Math.ceil(waitMs / 1_000)
    throw new AppError('posting_limited', {
      message: `Please wait ${seconds} s before you write again.`,
      retryAfterS: seconds,
    })
  }
  const isRepeated = own.some(
    (text) => now - text.createdAt.getTime() < communityRules.repeatMs && text.textHash === textHash,
  )
  if (isRepeated) throw new AppError('text_repeated')
}

/** What holds for every text, a new one and an edited one. Errors: invalid_input. */
export function requireGoodText(content: string, writer: Pick<Writer, 'isNewcomer'>): void {
  const problem = textProblem(content, writer)
  if (problem !== null) throw new AppError('invalid_input', { fields: { content: problem } })
}

function limitOf(kind: WritingKind, { isNewcomer }: Writer): number {
  const rules = isNewcomer ? newcomerRules : communityRules
  return kind === 'post' ? rules.postsPerDay : rules.repliesPerDay
}

/** Deletes what counts toward no limit any more. */
export async function forgetWritings(ctx: Pick<Ctx, 'db' | 'now'>): Promise<void> {
  await deleteWritingsBefore(ctx.db, dayBefore(ctx.now()))
}
