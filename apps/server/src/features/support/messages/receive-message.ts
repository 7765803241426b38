import { isDeepStrictEqual } from 'node:util'
import type { MessageReceipt } from '@stratomate/contracts'
import type { Language } from '@stratomate/contracts/site/languages'
import { normaliseEmail } from '@stratomate/domain'
import { dayMs } from '@stratomate/std/time'
import { AppError } from '#server/features/app-error.ts'
import type { Ctx } from '#server/features/context.ts'
import type { Db } from '#server/features/database.ts'
import type { Mail } from '#server/features/ports.ts'
import { deleteAcknowledgements, takeAcknowledgement } from './queries.ts'

/** A mailbox is acknowledged once in this time, in whichever forms its address was entered. */
export const acknowledgedEveryMs = dayMs

type Stored = { id: string; clientId: string; email: string | null; receivedAt: Date }

/** How one kind of message is stored, and which mails it causes. */
export type MessageKind<Row extends Stored> = {
  /** Of the page with the form. */
  pageLanguage: Language | undefined
  insert: (db: Db, row: Row) => Promise<boolean>
  select: (db: Db, clientId: string) => Promise<Row | null>
  toTeam: (row: Row) => Mail
  acknowledgement: (sender: { id: string; email: string }) => Mail
}

/**
 * Stores a message with its mails, all or nothing. The same message again gets the same answer; another one under a
 * known client id throws `conflict`.
 */
export async function receiveMessage<Row extends Stored>(
  ctx: Pick<Ctx, 'db' | 'now' | 'mail'>,
  kind: MessageKind<Row>,
  row: Row,
): Promise<MessageReceipt> {
  return ctx.db.transaction(async (tx) => {
    if (!(await kind.insert(tx, row))) return repeatReceipt(await kind.select(tx, row.clientId), row)
    await ctx.mail.queue(tx, kind.toTeam(row))
    const { id, email } = row
    if (email !== null && (await mayAcknowledge(tx, email, ctx.now()))) {
      await ctx.mail.queue(tx, { ...kind.acknowledgement({ id, email }), pageLanguage: kind.pageLanguage })
    }
    return receiptOf(row)
  })
}

/** Anybody can type any address into a form, so a mailbox gets at most one such mail a day. */
function mayAcknowledge(db: Db, email: string, now: Date): Promise<boolean> {
  return takeAcknowledgement(db, normaliseEmail(email), { now, since: new Date(now.getTime() - acknowledgedEveryMs) })
}

function repeatReceipt<Row extends Stored>(first: Row | null, again: Row): MessageReceipt {
  if (first === null || !isDeepStrictEqual(contentOf(first), contentOf(again))) throw new AppError('conflict')
  return receiptOf(first)
}

/** What the sender wrote, without what we added. */
function contentOf({ id: _id, receivedAt: _receivedAt, ...content }: Stored): object {
  return content
}

function receiptOf({ id, receivedAt }: Stored): MessageReceipt {
  return { id, receivedAt: receivedAt.toISOString() }
}

/** Deletes acknowledgements that no longer limit anything. */
export async function forgetAcknowledgements(ctx: Pick<Ctx, 'db' | 'now'>): Promise<void> {
  await deleteAcknowledgements(ctx.db, new Date(ctx.now().getTime() - acknowledgedEveryMs))
}
