import { normaliseEmail } from '@stratomate/domain'
import { recordAudit } from '#server/features/audit/record-audit.ts'
import { type Ctx, type Member, requireMember } from '#server/features/context.ts'
import { exportSections, type Person, selectExportPage } from '../queries/export.ts'

/**
 * Everything that is stored about the signed-in person as one JSON document, in pieces: a page of rows at a time is in
 * memory, whatever the account has done. Secrets and other people's data are left out.
 */
export async function exportData(ctx: Ctx): Promise<AsyncGenerator<string>> {
  const member = requireMember(ctx)
  await recordAudit(ctx.db, ctx, { action: 'account.export', subjectId: member.userId })
  return writeDocument(ctx, personOf(member))
}

export function personOf({ userId, email }: Pick<Member, 'userId' | 'email'>): Person {
  return { userId, email: email.toLowerCase(), mailbox: normaliseEmail(email) }
}

async function* writeDocument(ctx: Ctx, person: Person): AsyncGenerator<string> {
  yield `{\n"exportedAt": ${JSON.stringify(ctx.now().toISOString())}`
  for (const section of exportSections) {
    yield `,\n${JSON.stringify(section.name)}: [`
    let separator = '\n'
    for (let after: unknown = null; ;) {
      const rows = await selectExportPage(ctx.db, section, { person, after })
      const last = rows.at(-1)
      if (last === undefined) break
      yield separator + rows.map(({ shown }) => JSON.stringify(shown)).join(',\n')
      separator = ',\n'
      after = last.key
    }
    yield ']'
  }
  yield '\n}\n'
}
