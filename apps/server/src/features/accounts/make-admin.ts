import { AppError } from '../app-error.ts'
import { recordAudit } from '../audit/record-audit.ts'
import type { Ctx } from '../context.ts'
import { selectUserByEmail, updateRole } from './queries.ts'

/**
 * Makes the account of an email an administrator. Only the command line of the server's own machine gets here;
 * no form does. Errors: not_found, email_not_verified.
 */
export async function makeAdmin(ctx: Pick<Ctx, 'db' | 'now' | 'newId'>, email: string): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const user = await selectUserByEmail(tx, email)
    if (user === null) throw new AppError('not_found', { message: `No account has the email ${email}.` })
    if (!user.emailVerified) {
      throw new AppError('email_not_verified', { message: `The email ${email} is not verified yet.` })
    }
    await updateRole(tx, user.id, 'admin')
    const system = { ...ctx, actor: { kind: 'system' } as const }
    await recordAudit(tx, system, { action: 'account.make-admin', subjectId: user.id })
  })
}
