import type { NotificationFacts } from '@stratomate/domain'
import type { Ctx } from '../context.ts'
import type { Db } from '../database.ts'
import type { Notice } from './notice.ts'
import { insertMessage, selectLink } from './queries-telegram.ts'
import { say } from '../say.ts'
import { isEmpty, wordsOfNews } from './news-of.ts'

/** Stores what the bot is to send, where a person has chosen the kind. Texts of others stay on the site. */
export async function queueTelegram(tx: Db, ctx: Pick<Ctx, 'now' | 'newId' | 'mail'>, notice: Notice): Promise<void> {
  const link = await selectLink(tx, notice.userId)
  if (link === null || !link.kinds.includes(notice.kind)) return
  const { title, detail, path } = wordsOfNews(withoutText(notice))
  const page = say('{page}', { page: { page: path } })
  const paragraphs = [title, ...(detail === null || isEmpty(detail) ? [] : [detail]), page]
  const now = ctx.now()
  await insertMessage(tx, {
    id: ctx.newId(),
    userId: notice.userId,
    text: await ctx.mail.write(tx, paragraphs, notice.userId),
    nextAttemptAt: now,
    createdAt: now,
  })
}

function withoutText(notice: Notice): NotificationFacts {
  switch (notice.kind) {
    case 'reply':
    case 'mention':
      return { kind: notice.kind, actor: notice.actor, postId: notice.postId, text: '' }
    case 'answer':
    case 'billing':
    case 'limit':
    case 'device':
    case 'moderation':
    case 'silent':
    case 'refusals':
    case 'stop':
    case 'proof':
    case 'webhook':
      return notice
    default:
      return notice satisfies never
  }
}
