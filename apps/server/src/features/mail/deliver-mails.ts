import { newClaim } from '../claim.ts'
import type { Ctx } from '../context.ts'
import { mailHtml } from './mail-html.ts'
import type { MailTransport } from './ports.ts'
import { blankMailsBefore, claimDueMails, type OutboxMail, selectReader, updateMail } from './queries.ts'
import { dayMs } from '@stratomate/std/time'

const attemptsMax = 12
const batchSize = 20

/** `origin` is where people reach the service. */
type Delivering = Pick<Ctx, 'db' | 'now' | 'log'> & { origin: string }

/** Sends what is due; a temporary failure is tried again after 1, 2, 4 … minutes, an hour at most. */
export async function deliverMails(ctx: Delivering, transport: MailTransport): Promise<number> {
  const claim = newClaim(ctx.now(), batchSize)
  const due = await claimDueMails(ctx.db, claim)
  for (const mail of due) if (ctx.now() < claim.until) await deliver(ctx, transport, mail)
  return due.length
}

async function deliver(ctx: Delivering, transport: MailTransport, mail: OutboxMail) {
  if (!(await isStillWanted(ctx.db, mail))) {
    await updateMail(ctx.db, mail.id, { state: 'unwanted' })
    return
  }
  const delivery = await transport.send({ ...mail, html: mailHtml(mail, ctx.origin) })
  const attempts = mail.attempts + 1
  switch (delivery.kind) {
    case 'sent':
      await updateMail(ctx.db, mail.id, { state: 'sent', attempts, sentAt: ctx.now(), lastError: null })
      return
    case 'refused':
      ctx.log.error({ mailId: mail.id, reason: delivery.reason }, 'mail refused')
      await updateMail(ctx.db, mail.id, { state: 'failed', attempts, lastError: delivery.reason })
      return
    case 'retry': {
      const state = attempts >= attemptsMax ? 'failed' : 'queued'
      const nextAttemptAt = new Date(ctx.now().getTime() + Math.min(60, 2 ** (attempts - 1)) * 60_000)
      ctx.log.warn({ mailId: mail.id, reason: delivery.reason, attempts }, 'mail not sent')
      await updateMail(ctx.db, mail.id, { state, attempts, nextAttemptAt, lastError: delivery.reason })
      return
    }
    default:
      return delivery satisfies never
  }
}

/** Its reader may have switched this kind off since it was written. */
async function isStillWanted(db: Ctx['db'], { topic, to }: OutboxMail): Promise<boolean> {
  if (topic === null) return true
  const reader = await selectReader(db, to)
  const wanted = Object.entries(reader?.settings ?? {}).find(([name]) => name === topic)
  return wanted === undefined || wanted[1] === true
}

/** The privacy policy names this number too. */
const keptDays = 30

/** Deletes the address and text of mails that are too old for anybody to ask whether they arrived. */
export async function forgetMails(ctx: Pick<Ctx, 'db' | 'now'>): Promise<void> {
  await blankMailsBefore(ctx.db, new Date(ctx.now().getTime() - keptDays * dayMs))
}
