import type { FileKind } from '@stratomate/contracts'
import { addons } from '@stratomate/domain/files/addons'
import { AppError } from '../app-error.ts'
import { readLimits } from '../billing/portal/read-entitlement.ts'
import { type Ctx, isAdmin } from '../context.ts'
import { downloadPathOf } from './file-names.ts'
import { type PublishedRow, selectAddonDetails } from './queries.ts'
import { readPublished } from './read-published.ts'

/**
 * The file at the address of a download. Add-ons are for PRO and for administrators, who alone see drafts. Errors:
 * not_found; for add-ons also signed_out and no_entitlement.
 */
export async function openDownload(ctx: Ctx, place: { kind: FileKind; name: string }): Promise<PublishedRow> {
  const file = await readPublished(ctx, place)
  if (place.kind !== 'addon') return found(file, place.name)
  if (isAdmin(ctx)) return found(file, place.name)
  if (file !== null && !(await isListed(ctx, file.name))) throw new AppError('not_found')
  const addon = found(file, place.name)
  if (ctx.actor.kind !== 'member') throw new AppError('signed_out')
  const { pro } = await readLimits(ctx.db, ctx.actor.userId, ctx.now().getTime())
  if (!pro) throw new AppError('no_entitlement', { message: 'Add-ons come with every paid subscription (PRO).' })
  return addon
}

/** A name in another case is another address, although Windows would take both for one file. */
function found(file: PublishedRow | null, name: string): PublishedRow {
  if (file === null || file.name !== name) throw new AppError('not_found')
  return file
}

async function isListed({ db }: Ctx, name: string): Promise<boolean> {
  if (addons.some(({ downloadUrl }) => downloadUrl === downloadPathOf('addon', name))) return true
  const details = await selectAddonDetails(db)
  return details.some((row) => row.name === name && row.listedAt !== null)
}
