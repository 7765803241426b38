import type { LicenceView } from '@stratomate/contracts'
import { type Ctx, requireMember } from '../context.ts'
import { licenceView } from './licence-view.ts'
import { selectBoughtLicences } from './queries.ts'

/** The licences of the signed-in person, the newest first. */
export async function listLicences(ctx: Ctx): Promise<LicenceView[]> {
  const { userId } = requireMember(ctx)
  const views: LicenceView[] = []
  for (const row of await selectBoughtLicences(ctx.db, userId)) views.push(await licenceView(ctx.db, row))
  return views
}
