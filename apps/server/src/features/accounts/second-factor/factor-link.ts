import { createHash, randomBytes } from 'node:crypto'
import { minuteMs } from '@stratomate/std/time'
import { AppError } from '#server/features/app-error.ts'
import { recordAudit } from '#server/features/audit/record-audit.ts'
import { type Ctx, requireRecentSignIn } from '#server/features/context.ts'
import { factorLinkMail } from '../mails.ts'
import { enrolmentOf, requireStaff } from './own-factors.ts'
import { allowEnrolment, deleteFactorLink, upsertFactorLink } from '../queries/passkeys.ts'

const linkMinutes = 30
const enrolmentMinutes = 15

type LinkDependencies = {
  origin: string
  /** Without a mail server, the link is printed on the server's own console, which only its owner reads. */
  mailDelivery: 'smtp' | 'kept'
  printOnConsole: (line: string) => void
}

/**
 * Sends the link by which an administrator or moderator without a second factor may enrol the first one: somebody who
 * only has the password cannot read it. A new link replaces the last. Errors: forbidden for members, sign_in_again,
 * conflict when no link is needed.
 */
export async function sendFactorLink(ctx: Ctx, { origin, ...dependencies }: LinkDependencies): Promise<void> {
  const member = requireStaff(ctx)
  const { userId, email } = requireRecentSignIn(ctx)
  if ((await enrolmentOf(ctx, member)) !== 'by-link') {
    throw new AppError('conflict', { message: 'This account needs no link to set up a second factor.' })
  }
  const token = randomBytes(32).toString('base64url')
  const page = `/account?tab=security&factorLink=${token}`
  const expiresAt = new Date(ctx.now().getTime() + linkMinutes * minuteMs)
  await ctx.db.transaction(async (tx) => {
    await upsertFactorLink(tx, { userId, tokenHash: hashOf(token), expiresAt })
    await recordAudit(tx, ctx, { action: 'factor-link.send', subjectId: userId })
    await ctx.mail.queue(tx, factorLinkMail({ to: email, page, minutes: linkMinutes, id: ctx.newId() }))
  })
  if (dependencies.mailDelivery === 'kept') {
    dependencies.printOnConsole(
      `Link for the second factor of ${email}, good for ${linkMinutes} minutes: ${origin}${page}`,
    )
  }
}

/**
 * Lets this session enrol a first factor for a quarter of an hour. A link works once, in a session of its own account.
 * Errors: forbidden for members, wrong_code for a link that is not right, used or too old.
 */
export async function redeemFactorLink(ctx: Ctx, token: string): Promise<void> {
  const { userId, sessionId } = requireStaff(ctx)
  const now = ctx.now()
  await ctx.db.transaction(async (tx) => {
    if (!(await deleteFactorLink(tx, { userId, tokenHash: hashOf(token), now }))) {
      throw new AppError('wrong_code', {
        message: 'This link has been used, replaced or is too old. Ask for a new one.',
      })
    }
    await allowEnrolment(tx, sessionId, new Date(now.getTime() + enrolmentMinutes * minuteMs))
    await recordAudit(tx, ctx, { action: 'factor-link.redeem', subjectId: userId })
  })
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
