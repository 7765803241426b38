import type { Ctx } from '../context.ts'
import { selectNewestMails } from './queries.ts'

export type MailboxItem = {
  to: string
  replyTo: string | null
  subject: string
  text: string
  links: string[]
  code: string | null
}

/** The development mailbox: the newest mails, of everybody or to one address, with their links and one-time code picked out. */
export async function readMailbox(ctx: Pick<Ctx, 'db'>, to: string | null): Promise<MailboxItem[]> {
  const mails = await selectNewestMails(ctx.db, { to, count: 100 })
  return mails.map(({ to, replyTo, subject, text }) => ({
    to,
    replyTo,
    subject,
    text,
    links: text.match(/https?:\/\/\S+/gu) ?? [],
    code: text.match(/^\s*(\d{6})\s*$/mu)?.[1] ?? null,
  }))
}
