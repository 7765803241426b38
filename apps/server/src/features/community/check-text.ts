import { communityRules, newcomerRules, textForComparison, textProblem } from '@stratomate/domain'
import { AppError } from '../app-error.ts'
import type { Ctx } from '../context.ts'
import type { Writer } from './writer.ts'

const dayMs = 86_400_000

type Own = { content: string; createdAt: Date }
type Check = { kind: 'post' | 'reply'; content: string; own: readonly Own[]; writer: Writer }

/** From this instant on texts count toward the limits of a day. */
export function dayBefore(now: Date): Date {
  return new Date(now.getTime() - dayMs)
}

/** Errors: invalid_input, posting_limited, text_repeated. */
export function checkText(ctx: Pick<Ctx, 'now'>, { kind, content, own, writer }: Check): void {
  const now = ctx.now().getTime()
  requireGoodText(content, writer)
  const perDay = limitOf(kind, writer)
  if (own.length >= perDay) {
    const words = kind === 'post' ? 'posts' : 'replies'
    throw new AppError('posting_limited', {
      message: `You have written ${perDay} ${words} in a day, which is the limit. Please go on tomorrow.`,
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
  const compared = textForComparison(content)
  const isRepeated = own.some(
    (text) => now - text.createdAt.getTime() < communityRules.repeatMs && textForComparison(text.content) === compared,
  )
  if (isRepeated) throw new AppError('text_repeated')
}

/** What holds for every text, a new one and an edited one. Errors: invalid_input. */
export function requireGoodText(content: string, writer: Pick<Writer, 'isNewcomer'>): void {
  const problem = textProblem(content, writer)
  if (problem !== null) throw new AppError('invalid_input', { fields: { content: problem } })
}

function limitOf(kind: Check['kind'], { isNewcomer }: Writer): number {
  const rules = isNewcomer ? newcomerRules : communityRules
  return kind === 'post' ? rules.postsPerDay : rules.repliesPerDay
}
